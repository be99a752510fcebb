-- Visits of this day and before do not come back to the card: an import whose file still has them leaves them out.
alter table museum_card add column diary_forgotten_on date;
