/** Ids of account $1 and of the accounts merged into it: rows that still point to those belong to the same person. */
export const OWN_ACCOUNTS = `(
  with recursive own (id) as (
    select $1::uuid
     union
    select account.id from account join own on account.merged_into = own.id)
  select id from own)`;
