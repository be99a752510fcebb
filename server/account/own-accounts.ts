/** The account $1 and those that were joined into it: their rows that stayed with them are the same person's. */
export const OWN_ACCOUNTS = `(
  with recursive own (id) as (
    select $1::uuid
     union
    select account.id from account join own on account.merged_into = own.id)
  select id from own)`;
