/**
 * Digests of imported rows, stored with the outer id and compared before a later file or an undo changes them. Each is
 * an SQL expression over the named rows. A sign-in alone does not count as a change.
 */
export const ACCOUNT_STATE = `md5(row(account.email_address, account.first_name, account.last_name, account.language,
  account.role, account.merged_into, details.street_address, details.zip_code, details.city || coalesce(nullif(' ' || details.country, ' FI'), ''),
  details.phone)::text)::uuid`;

export const CARD_STATE = `md5(row(card.customer_number, card.holder_account_id, card.holder_first_name,
  card.holder_last_name, card.holder_year_of_birth, card.blocked_at is not null, card.activation_code_hash,
  (select string_agg(entry.cause, ',' order by entry.id) from card_ledger_entry entry
    where entry.card_id = card.id
      and not exists (select from card_ledger_void where entry_id = entry.id)))::text)::uuid`;

export const CONTRACT_STATE = `md5(row(contract.account_id, contract.card_id, contract.token_id, contract.next_try_at,
  contract.failing_since, contract.noticed_on, contract.withdrawn_at, contract.paid_elsewhere,
  (select string_agg(row(number, due_on, amount_cents, paid_by)::text, ',' order by number)
     from instalment where contract_id = contract.id),
  exists (select from instalment_charge where contract_id = contract.id))::text)::uuid`;

/** Another active contract of the card: a second one would charge its holder twice a month. */
export const OTHER_RUNS = (card: string) => `
  exists (select from monthly_contract other
           where other.card_id = ${card} and other.withdrawn_at is null
             and exists (select from instalment where contract_id = other.id and paid_by is null))`;
