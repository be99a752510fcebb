-- What is typed on the opening page before there is a scheme: one row, emptied when selling opens.
create table opening_draft (
  id boolean primary key default true check (id),
  -- {"sellerName": "…", "annual": "49,00", …}: the fields of domain/scheme/opening-fields.ts, as typed
  facts jsonb not null default '{}',
  -- {"paytrail": {"isGood": true, "answer": "…", "at": 1780000000000}, "mail": {…}}
  tests jsonb not null default '{}'
);
