-- The same picture for lists, 800 × 500. No museum has a picture yet.
-- squawk-ignore adding-required-field
alter table museum_picture add column small bytea not null;

-- Uploaded and not yet shown, or taken off: kept as long as that can be undone.
create table museum_picture_aside (
  id uuid primary key default gen_random_uuid(),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  content bytea not null,
  small bytea not null,
  set_aside_at timestamptz not null default now()
);
create index museum_picture_aside_since on museum_picture_aside (set_aside_at);

-- The museum that an action is about. A new column is null in every row, and staff do thousands of things, not millions.
-- squawk-ignore adding-foreign-key-constraint
alter table staff_action add column museum_id uuid references museum on delete set null;
-- squawk-ignore require-concurrent-index-creation
create index staff_action_on_museum on staff_action (museum_id, at) where museum_id is not null;
-- It is written before the museum is there to point at.
-- squawk-ignore require-concurrent-index-creation
create index staff_action_that_added on staff_action ((input ->> 'slug')) where kind = 'addMuseum';
