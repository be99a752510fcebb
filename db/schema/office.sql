-- Every time staff view somebody's data; the person sees the list.
create table staff_look (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  staff_account_id uuid references account on delete set null,
  subject text not null check (subject in ('details', 'card', 'visits', 'orders', 'page')),
  looked_at timestamptz not null
);
create index staff_look_at_account on staff_look (account_id, looked_at);
create index staff_look_by_staff on staff_look (staff_account_id);
create index staff_look_by_time on staff_look (looked_at);

-- What staff did, to whom, why, and what it changed: one row in the transaction of the effect. The browser chooses the
-- id, so that a repeated call is one action.
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
  undoes uuid unique references staff_action,
  -- the second person, where one was needed
  approved_by uuid references account on delete set null,
  museum_id uuid references museum on delete set null,
  constraint nobody_approves_themselves check (approved_by is distinct from member_id or approved_by is null)
);
create index staff_action_on_person on staff_action (person_id, at);
create index staff_action_by_member on staff_action (member_id, at);
create index staff_action_on_card on staff_action (card_id) where card_id is not null;
create index staff_action_on_order on staff_action (order_id) where order_id is not null;
create index staff_action_on_payment on staff_action (payment_id) where payment_id is not null;
create index staff_action_with_words on staff_action (at) where reason is not null;
create index staff_action_on_museum on staff_action (museum_id, at) where museum_id is not null;
-- written before its museum
create index staff_action_that_added on staff_action ((input ->> 'slug')) where kind = 'addMuseum';
create index staff_action_approved_by on staff_action (approved_by) where approved_by is not null;

-- What staff write down about a person. Its id is that of the action which wrote it.
create table person_note (
  id uuid primary key references staff_action,
  account_id uuid not null references account on delete cascade,
  words text not null check (length(words) between 3 and 500),
  written_at timestamptz not null,
  withdrawn_at timestamptz
);
create index person_note_about on person_note (account_id, written_at);

-- An action that a member of staff requested and a second one decides. Its id becomes that of the action. Open for seven days.
create table staff_approval (
  id uuid primary key,
  asked_at timestamptz not null,
  asked_by uuid not null references account on delete cascade,
  kind text not null,
  right_name text not null,
  person_id uuid references account on delete cascade,
  payment_id uuid references payment on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  input jsonb not null,
  reason text not null check (length(reason) between 3 and 500),
  -- the hash of the preview: anything else is not what was requested
  previewed text not null,
  state text not null default 'asked'
    check (state in ('asked', 'approved', 'refused', 'withdrawn', 'changed')),
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  answer text check (length(answer) between 3 and 500),
  constraint decided_once check ((state = 'asked') = (decided_at is null)),
  constraint asker_never_approves check (state <> 'approved' or decided_by is distinct from asked_by)
);
create index staff_approval_waiting on staff_approval (asked_at) where state = 'asked';
create index staff_approval_by on staff_approval (asked_by, asked_at);
create index staff_approval_about on staff_approval (person_id) where person_id is not null;
create index staff_approval_of_payment on staff_approval (payment_id) where payment_id is not null;
create index staff_approval_decided_by on staff_approval (decided_by) where decided_by is not null;

-- What is typed on the opening page before there is a scheme: one row, emptied when selling opens.
create table opening_draft (
  id boolean primary key default true check (id),
  -- {"sellerName": "…", "annual": "49,00", …}: the fields of domain/scheme/opening-fields.ts, as typed
  facts jsonb not null default '{}',
  -- {"paytrail": {"isGood": true, "answer": "…", "at": 1780000000000}, "mail": {…}}
  tests jsonb not null default '{}'
);

-- When the list of a provider that cannot be queried was last uploaded and compared with our payments.
create table voucher_comparison (
  id bigint generated always as identity primary key,
  channel signal_channel not null,
  compared_at timestamptz not null,
  lines integer not null,
  settled integer not null,
  unmatched integer not null
);
create index voucher_comparison_by_channel on voucher_comparison (channel, compared_at desc);

-- Append-only, except for forgetting: references to deleted rows, and the content with the person.
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

-- These tables come before staff_action, which refers to orders, which refer to campaign codes.
alter table price add foreign key (action_id) references staff_action;
alter table vat_rate add foreign key (action_id) references staff_action;
alter table scheme_fact add foreign key (action_id) references staff_action;
alter table campaign add foreign key (action_id) references staff_action;
alter table campaign_code add foreign key (action_id) references staff_action;
