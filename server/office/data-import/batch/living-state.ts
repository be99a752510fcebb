import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import { OF_ACCOUNT, OF_CONTACT } from '../../../data-export/columns/people-columns.ts';
import type { Written } from '../../../data-export/columns/stored-column.ts';

/** What stands here of an imported row, with a digest that changes when anybody changes it. */
export type Living = {
  /** Column of `data_import_ref` with its id. */
  ref: 'account_id' | 'card_id' | 'target_id';
  join: (id: string) => string;
  /** Stored with the outer id and compared before a later file or an undo changes it. */
  state: string;
};

/** Columns of the first digests, which stay as they were made: with them the country, where it is not the home's. */
const FIRST_OF_PERSON = [
  'account.email_address, account.first_name, account.last_name, account.language, account.role, account.merged_into',
  'details.street_address, details.zip_code',
  `details.city || coalesce(nullif(' ' || details.country, ' FI'), ''), details.phone`,
].join(', ');

/** A later column adds to the digest unless it is empty, so that digests stored before it still match. */
export const personState = (columns: Written[]) => {
  const later = columns
    .filter(({ stored }) => !FIRST_OF_PERSON.split(/[^\w.]+/).includes(stored))
    .map(
      ({ stored, empty }) =>
        ` || coalesce(nullif(' ${stored} ' || ${stored}, ' ${stored} ${empty ?? ''}'), '')`,
    );
  return `md5(row(${FIRST_OF_PERSON})::text${later.join('')})::uuid`;
};

/** A sign-in alone does not count as a change. */
export const ACCOUNT: Living = {
  ref: 'account_id',
  join: (id) => `
    join account on account.id = ${id}
    left join contact_details details on details.account_id = account.id`,
  state: personState([...OF_ACCOUNT, ...OF_CONTACT]),
};

export const CARD: Living = {
  ref: 'card_id',
  join: (id) => `join museum_card card on card.id = ${id}`,
  state: `md5(row(card.customer_number, card.holder_account_id, card.holder_first_name,
  card.holder_last_name, card.holder_year_of_birth, card.blocked_at is not null, card.activation_code_hash,
  (select string_agg(entry.cause, ',' order by entry.id) from card_ledger_entry entry
    where entry.card_id = card.id
      and not exists (select from card_ledger_void where entry_id = entry.id)))::text)::uuid`,
};

export const CONTRACT: Living = {
  ref: 'target_id',
  join: (id) => `join monthly_contract contract on contract.id = ${id}`,
  state: `md5(row(contract.account_id, contract.card_id, contract.token_id, contract.next_try_at,
  contract.failing_since, contract.noticed_on, contract.withdrawn_at, contract.paid_elsewhere,
  (select string_agg(row(number, due_on, amount_cents, paid_by)::text, ',' order by number)
     from instalment where contract_id = contract.id),
  exists (select from instalment_charge where contract_id = contract.id))::text)::uuid`,
};

/** $2 source. */
export const REF_OF = (kind: ImportKind, row = 'row') =>
  `ref.source = $2 and ref.kind = '${kind}' and ref.outer_id = ${row}.outer_id`;

/** Nobody has changed it since an import wrote it. */
export const AS_WRITTEN = (kind: ImportKind, { ref, join, state }: Living, also = '') => `
  exists (select from data_import_ref ref ${join(`ref.${ref}`)}
           where ${REF_OF(kind)} and ref.written = ${state} ${also})`;

/** Another active contract of the card: a second one would charge its holder twice a month. */
export const OTHER_RUNS = (card: string) => `
  exists (select from monthly_contract other
           where other.card_id = ${card} and other.withdrawn_at is null
             and exists (select from instalment where contract_id = other.id and paid_by is null))`;
