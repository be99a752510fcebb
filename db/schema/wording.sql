-- The operator's replacement for a text of the product, from a day on. Rows stay as a history.
create table text_override (
  id bigint generated always as identity primary key,
  -- the file and the path within it: 'page/buy-card:step.label'
  key text not null check (length(key) between 3 and 200),
  language text not null check (language in ('fi', 'sv', 'en')),
  -- null: as shipped again
  text text check (length(text) between 1 and 4000),
  -- the product's text at that time: when it has changed since, the override needs a review
  shipped text not null,
  valid_from date not null,
  action_id uuid not null references staff_action,
  -- undone, or replaced before its day or on it
  taken_back_at timestamptz
);
create unique index text_override_of_day on text_override (key, language, valid_from) where taken_back_at is null;
create index text_override_of_action on text_override (action_id);

-- Texts that a member of staff is still writing, visible on the pages to them alone.
create table text_draft (
  member_id uuid not null references account on delete cascade,
  key text not null check (length(key) between 3 and 200),
  language text not null check (language in ('fi', 'sv', 'en')),
  text text not null check (length(text) between 1 and 4000),
  saved_at timestamptz not null,
  primary key (member_id, key, language)
);
