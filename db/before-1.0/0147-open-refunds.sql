-- A refund that was paid back is of no interest to the jobs and lists that look for open ones: without this they read every
-- refund that there ever was. Kept by the database, so that a release that does not know of it keeps it too.
alter table refund_need add column is_done boolean not null default false;

create function note_refund_done() returns trigger language plpgsql as $$
begin
  update refund_need set is_done = true where id = new.need_id;
  return null;
end
$$;
create trigger note_refund_done after insert or update of state on refund
  for each row when (new.state = 'done') execute function note_refund_done();

-- One payment of a hundred was paid back: some ten thousand rows.
update refund_need set is_done = true from refund where need_id = refund_need.id and state = 'done';

-- squawk-ignore require-concurrent-index-creation
create index refund_need_open on refund_need (flagged_at) where not is_done;
