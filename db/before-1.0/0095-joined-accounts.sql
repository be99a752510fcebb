-- Two accounts that were one person: this one is emptied, signs in nowhere, and leads to the other.
alter table account add column merged_into uuid references account on delete cascade
  check (merged_into <> id);
create index account_merged_into on account (merged_into) where merged_into is not null;
