-- How somebody comes to work here: a link by mail, to the office or to the ticket desk of one museum.
create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  email_address text not null check (email_address = lower(email_address)),
  -- of the office; empty when the invitation is to a ticket desk
  staff_roles text[] not null default '{}' check (staff_roles <@ array[
    'viewer', 'agent', 'seniorAgent', 'finance', 'museumCare', 'administrator', 'rightsKeeper', 'auditor'
  ]),
  museum_id uuid references museum on delete cascade,
  desk_role text check (desk_role in ('clerk', 'manager')),
  invited_at timestamptz not null,
  -- null: by the operator's command
  invited_by uuid references account on delete set null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references account on delete cascade,
  withdrawn_at timestamptz,
  constraint to_one_place check (
    (museum_id is null) = (desk_role is null) and (museum_id is null) = (cardinality(staff_roles) > 0)
  ),
  constraint ends_once check (accepted_at is null or withdrawn_at is null)
);
create index staff_invitation_invited_by on staff_invitation (invited_by);
create index staff_invitation_accepted_by on staff_invitation (accepted_by);
create index staff_invitation_of_museum on staff_invitation (museum_id) where museum_id is not null;
create index staff_invitation_expires on staff_invitation (expires_at);
-- A second invitation to the same place takes the place of the first.
create unique index one_open_staff_invitation on staff_invitation (email_address, museum_id)
  nulls not distinct where accepted_at is null and withdrawn_at is null;

-- Sessions are gone after a day; whoever manages people sees who has not been here for long.
alter table staff_member add column last_sign_in_at timestamptz;
alter table museum_member add column last_sign_in_at timestamptz;
