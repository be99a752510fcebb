-- What staff did, on whom, why, and what it changed: one row in the transaction of the effect. The browser chooses the
-- id, so that a call sent twice is one action.
create table staff_action (
  id uuid primary key,
  at timestamptz not null,
  member_id uuid references account on delete set null,
  kind text not null,
  right_name text not null,
  grade text not null check (grade in ('low', 'medium', 'high')),
  person_id uuid references account on delete set null,
  card_id uuid references museum_card on delete set null,
  order_id uuid references card_order on delete set null,
  payment_id uuid references payment on delete set null,
  input jsonb,
  reason text check (length(reason) between 3 and 500),
  before jsonb,
  after jsonb,
  -- an undo is a row of its own; nothing is undone twice
  undoes uuid unique references staff_action
);
create index staff_action_on_person on staff_action (person_id, at);
create index staff_action_by_member on staff_action (member_id, at);
create index staff_action_on_card on staff_action (card_id) where card_id is not null;
create index staff_action_on_order on staff_action (order_id) where order_id is not null;
create index staff_action_on_payment on staff_action (payment_id) where payment_id is not null;
create index staff_action_with_words on staff_action (at) where reason is not null;

-- Append-only, but for forgetting: what points at somebody or something that is gone, and the words with the person.
create function staff_action_only_forgets() returns trigger language plpgsql as $$
begin
  if new.person_id is null and old.person_id is not null then
    new.input := null;
    new.reason := null;
    new.before := null;
    new.after := null;
  end if;
  if new.undoes is distinct from old.undoes or exists (
    select from jsonb_each(to_jsonb(new)) as now
     where now.value <> 'null' and now.value is distinct from to_jsonb(old) -> now.key
  ) then
    raise exception 'an action of staff is never changed: undo it by another';
  end if;
  return new;
end
$$;
create trigger staff_action_only_forgets before update on staff_action
  for each row execute function staff_action_only_forgets();

create function staff_action_stays() returns trigger language plpgsql as $$
begin
  raise exception 'an action of staff is never removed: undo it by another';
end
$$;
create trigger staff_action_stays before delete or truncate on staff_action
  for each statement execute function staff_action_stays();

-- What staff write down about a person. Its id is that of the action which wrote it.
create table person_note (
  id uuid primary key references staff_action,
  account_id uuid not null references account on delete cascade,
  words text not null check (length(words) between 3 and 500),
  written_at timestamptz not null,
  withdrawn_at timestamptz
);
create index person_note_about on person_note (account_id, written_at);
