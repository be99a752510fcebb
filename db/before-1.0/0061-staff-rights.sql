-- Who works here and as what. The rights of a role are in the code, in one table (domain/office/rights.ts).
create table staff_member (
  account_id uuid primary key references account on delete cascade,
  added_at timestamptz not null,
  added_by uuid references account on delete set null,
  -- somebody who left keeps the account as a customer
  ended_at timestamptz,
  ended_by uuid references account on delete set null
);
create index staff_member_added_by on staff_member (added_by);
create index staff_member_ended_by on staff_member (ended_by);

create table staff_role (
  account_id uuid not null references staff_member on delete cascade,
  role text not null check (role in (
    'viewer', 'agent', 'seniorAgent', 'finance', 'museumCare', 'administrator', 'rightsKeeper', 'auditor'
  )),
  given_at timestamptz not null,
  given_by uuid references account on delete set null,
  primary key (account_id, role)
);
create index staff_role_given_by on staff_role (given_by);

-- Clerks and managers of a museum's ticket desk; a person may serve several museums.
create table museum_member (
  account_id uuid not null references account on delete cascade,
  museum_id uuid not null references museum on delete cascade,
  role text not null check (role in ('clerk', 'manager')),
  added_at timestamptz not null,
  added_by uuid references account on delete set null,
  ended_at timestamptz,
  primary key (account_id, museum_id)
);
create index museum_member_of_museum on museum_member (museum_id);
create index museum_member_added_by on museum_member (added_by);

-- Who was staff could do everything: together these roles can do what was there.
insert into staff_member (account_id, added_at)
select id, now() from account where role = 'staff';
insert into staff_role (account_id, role, given_at)
select id, given.role, now()
  from account cross join (values ('administrator'), ('finance'), ('rightsKeeper')) as given (role)
 where account.role = 'staff';
insert into museum_member (account_id, museum_id, role, added_at)
select id, museum_id, 'clerk', now() from account where role = 'desk';

alter table account
  drop constraint only_a_desk_has_a_museum,
  drop column museum_id;

-- The museum whose desk this browser is at, of somebody who serves several.
alter table account_session add column museum_id uuid references museum on delete set null;
create index account_session_of_museum on account_session (museum_id) where museum_id is not null;
