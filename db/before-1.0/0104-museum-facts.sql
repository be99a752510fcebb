-- What a visitor wants to know of a museum before the way there: the way itself, hours, exhibitions, charges, access, pictures.

alter table museum
  add column street_address text,
  add column zip_code text check (zip_code ~ '^[0-9]{5}$'),
  add column description_fi text,
  add column description_sv text,
  add column description_en text,
  add column phone text,
  add column email_address text,
  add column for_children boolean not null default false,
  -- minutes before closing after which nobody is let in
  add column last_entry_minutes integer check (last_entry_minutes between 5 and 240),
  add column access_checked_on date,
  add column left_reason text;

-- A span of days with the same weekly hours; without hours it is a season break. Days outside every span: not known.
create table museum_season (
  id uuid primary key default gen_random_uuid(),
  museum_id uuid not null references museum on delete cascade,
  begins_on date not null,
  ends_on date check (ends_on >= begins_on)
);
create index museum_season_of_museum on museum_season (museum_id, begins_on);

create table museum_hours (
  season_id uuid not null references museum_season on delete cascade,
  -- 1 is Monday, as in ISO 8601
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (season_id, weekday, opens)
);

-- One day that differs from its season; without times the museum is closed that day.
create table museum_exception (
  museum_id uuid not null references museum on delete cascade,
  day date not null,
  opens time,
  closes time check (closes > opens),
  reason_fi text,
  reason_sv text,
  reason_en text,
  primary key (museum_id, day),
  check ((opens is null) = (closes is null))
);

create table museum_exhibition (
  id uuid primary key default gen_random_uuid(),
  museum_id uuid not null references museum on delete cascade,
  name_fi text not null,
  name_sv text not null,
  name_en text not null,
  text_fi text,
  text_sv text,
  text_en text,
  begins_on date not null,
  -- null: until further notice
  ends_on date check (ends_on >= begins_on)
);
create index museum_exhibition_of_museum on museum_exhibition (museum_id, begins_on);

-- What the card does not cover; paid at the museum.
create table museum_extra_charge (
  museum_id uuid not null references museum on delete cascade,
  place smallint not null,
  name_fi text not null,
  name_sv text not null,
  name_en text not null,
  amount_cents integer not null check (amount_cents > 0),
  primary key (museum_id, place)
);

-- Measured facts, also the bad ones. A fact without a row is "not known".
create table museum_access (
  museum_id uuid not null references museum on delete cascade,
  fact text not null check (fact in ('stepFree', 'doorWidth', 'lift', 'toilet', 'parking', 'seats', 'wheelchairLoan',
                                     'hearingLoop', 'assistanceDog', 'plainLanguage', 'quietTime')),
  works boolean not null,
  -- centimetres of a door, metres to a parking place or between seats
  measure integer check (measure between 0 and 5000),
  primary key (museum_id, fact)
);

create table museum_way (
  museum_id uuid not null references museum on delete cascade,
  kind text not null check (kind in ('walk', 'bicycle', 'bus', 'tram', 'metro', 'train', 'car', 'boat')),
  text_fi text not null,
  text_sv text not null,
  text_en text not null,
  primary key (museum_id, kind)
);

-- Pictures as they are served: checked, resized, without what a camera wrote into them.
create table museum_picture (
  id uuid primary key default gen_random_uuid(),
  museum_id uuid not null references museum on delete cascade,
  place smallint not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt_fi text not null check (alt_fi <> ''),
  alt_sv text not null check (alt_sv <> ''),
  alt_en text not null check (alt_en <> ''),
  content bytea not null,
  added_at timestamptz not null default now(),
  unique (museum_id, place) deferrable initially deferred
);
