-- A payment may go back in parts. What the portal flags by itself has the payment's id, so it is flagged once; what staff
-- decide has the id of their action.
alter table refund drop constraint refund_payment_id_fkey;
alter table refund rename column payment_id to need_id;
alter table refund_need
  drop constraint refund_need_pkey,
  add column id uuid,
  add column action_id uuid references staff_action,
  -- part of the money: the payment stays paid, and what it bought stays as it is
  add column is_whole boolean not null default true;
update refund_need set id = payment_id;
alter table refund_need
  add primary key (id),
  drop constraint refund_need_reason_check,
  add constraint refund_need_reason_check
    check (reason in ('paidTwice', 'withdrawn', 'orderForgotten', 'codeUsedUp', 'otherSum', 'staff')),
  add constraint refund_of_staff_has_its_action check ((reason = 'staff') = (action_id is not null)),
  add constraint refund_is_named_by_its_cause check (id = coalesce(action_id, payment_id));
alter table refund add constraint refund_need_id_fkey foreign key (need_id) references refund_need;
create index refund_need_of_payment on refund_need (payment_id);

-- Whoever sends money back waits here for whoever does so at the same moment: together never more than came.
create function refunds_stay_within_payment() returns trigger language plpgsql as $$
begin
  if new.reason = 'otherSum' then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.payment_id::text, 92));
  if new.amount_cents + coalesce((select sum(amount_cents) from refund_need
                                   where payment_id = new.payment_id and reason <> 'otherSum' and id <> new.id), 0)
     > (select amount_cents from payment where id = new.payment_id) then
    raise exception 'more would go back than was paid';
  end if;
  return new;
end
$$;
create trigger refunds_stay_within_payment before insert or update of amount_cents on refund_need
  for each row execute function refunds_stay_within_payment();

-- How much somebody of a role sends back without a second person, of one payment in all. A role without a row: nothing.
create table refund_limit (
  role text primary key,
  limit_cents integer not null check (limit_cents >= 0)
);
insert into refund_limit (role, limit_cents) values ('agent', 0), ('seniorAgent', 10000), ('finance', 30000);

-- The second person, where one was needed.
alter table staff_action
  add column approved_by uuid references account on delete set null,
  add constraint nobody_approves_themselves check (approved_by is distinct from member_id or approved_by is null);
