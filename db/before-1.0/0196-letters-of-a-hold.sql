-- What a holder was told while a monthly plan stayed unpaid: each letter of a hold once.
create table hold_letter (
  hold_id bigint not null references contract_hold on delete cascade,
  step text not null check (step in ('first', 'second', 'last', 'ended')),
  sent_on date not null,
  -- what was due then
  due_cents integer not null check (due_cents > 0),
  primary key (hold_id, step)
);

-- When these letters are sent stands beside the limits: what was decided before goes on, with the days as shipped.
update scheme_fact
   set value = '{"firstLetter": 14, "secondLetter": 45, "lastLetter": 90}'::jsonb || value
 where topic = 'limits';
