-- Where a museum tells of itself: its hours, exhibitions and how to get there.
alter table museum add column website text check (website ~ '^https://[^\s]+$');
