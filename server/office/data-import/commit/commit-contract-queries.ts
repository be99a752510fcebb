import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import type { Transaction } from '../../../db/database.ts';
import { type Batch, lockRows, ORDER_ID, ROWS, run, skip } from './commit-batch.ts';
import { CONTRACT_STATE, OTHER_RUNS } from './living-state.ts';

const REST = `generate_series((row.fields ->> 'paid_instalments')::int + 1, ${INSTALMENT_COUNT}) as number`;
const INSTALMENTS = (rows: string) => `
  insert into instalment (contract_id, number, due_on, amount_cents)
  select row.target_id, number,
         (row.fields ->> 'next_due_on')::date
           + make_interval(months => number - (row.fields ->> 'paid_instalments')::int - 1),
         (row.fields ->> 'instalment_amount')::int
    from ${rows.replace('data_import_row as row', `data_import_row as row cross join ${REST}`)}
     and exists (select from monthly_contract where id = row.target_id)
  on conflict do nothing`;
const NEXT_TRY = `((row.fields ->> 'next_due_on')::date)::timestamp at time zone 'Europe/Helsinki'`;
const WITH_CARD = `data_import_row as row join museum_card card on card.id = row.parent_id`;

/** Skips contracts due since the check: the other system collects those, and charging here could bill twice. */
const skipDue = (tx: Transaction, batch: Batch) =>
  run(
    tx,
    batch,
    `update data_import_row as row set outcome = 'skipped', why = 'outOfRange', columns = '{next_due_on}'
      where row.import_id = $1 and row.kind = 'contracts' and row.place > $3 and row.place <= $4
        and row.verdict in ('create', 'update') and row.outcome is null
        and (row.fields ->> 'next_due_on')::date < ($5 at time zone 'Europe/Helsinki')::date`,
  );

/** Locks contracts before cards, in the same order as the end of a contract. */
async function lockPayers(tx: Transaction, batch: Batch): Promise<void> {
  const updated = `select row.target_id from ${ROWS('contracts', 'update')}`;
  await lockRows(tx, batch, 'monthly_contract', updated);
  const created = `select row.parent_id from ${ROWS('contracts', 'create')}`;
  await lockRows(tx, batch, 'museum_card', created);
}

/** The next instalment is charged on its day with the imported token. */
export async function commitContracts(tx: Transaction, batch: Batch): Promise<void> {
  await skipDue(tx, batch);
  await lockPayers(tx, batch);
  await skip(tx, batch, 'contracts', `row.verdict = 'create' and ${OTHER_RUNS('row.parent_id')}`);
  const created = ROWS('contracts', 'create');
  const withCard = created.replace('data_import_row as row', WITH_CARD);
  const startedAt = `(row.fields ->> 'starts_on')::timestamptz`;
  await run(
    tx,
    batch,
    `insert into card_order (id, kind, billing_type, buyer_account_id, language, list_price_cents, price_cents, details,
                             conditions_version, conditions_accepted_at, monthly_consent_version, monthly_consent_at,
                             created_at, changed_at, look_at, is_imported)
     select ${ORDER_ID('contracts')}, 'standard', 'monthly', account.id, account.language,
            (row.fields ->> 'instalment_amount')::int, (row.fields ->> 'instalment_amount')::int,
            jsonb_build_object('buyer', jsonb_build_object('firstName', card.holder_first_name,
                'lastName', card.holder_last_name, 'emailAddress', account.email_address, 'phone', ''),
              'subscribedNewsletter', false, 'plasticCardOptOut', true),
            'import', ${startedAt}, 'import', ${startedAt}, ${startedAt}, ${startedAt},
            ${startedAt} + interval '7 years', true
       from ${withCard.replace(WITH_CARD, `${WITH_CARD} join account on account.id = card.holder_account_id`)}
     on conflict do nothing`,
  );
  await saveTokens(tx, batch, 'create');
  await run(
    tx,
    batch,
    `insert into monthly_contract (id, card_order_id, card_id, account_id, token_id, starts_on, created_at, next_try_at,
                                   paid_elsewhere)
     select row.target_id, ${ORDER_ID('contracts')}, card.id, card.holder_account_id, ${TOKEN_ID},
            (row.fields ->> 'starts_on')::date, $5, ${NEXT_TRY}, (row.fields ->> 'paid_instalments')::int
       from ${withCard} and exists (select from card_order where id = ${ORDER_ID('contracts')})
     on conflict do nothing`,
  );
  await skip(
    tx,
    batch,
    'contracts',
    `row.verdict = 'create' and not exists (select from monthly_contract where id = row.target_id)`,
  );
  await run(tx, batch, INSTALMENTS(created));
  await updateContracts(tx, batch);
  await run(
    tx,
    batch,
    `insert into data_import_ref (source, kind, outer_id, target_id, digest, written, import_id)
     select $2, 'contracts', row.outer_id, contract.id, row.digest, ${CONTRACT_STATE}, $1
       from data_import_row as row join monthly_contract contract on contract.id = row.target_id
      where row.import_id = $1 and row.kind = 'contracts' and row.place > $3 and row.place <= $4
        and row.outcome is null and row.verdict in ('create', 'update')
     on conflict (source, kind, outer_id) do update
        set digest = excluded.digest, written = excluded.written, import_id = excluded.import_id`,
  );
}

const TOKEN_ID = `(select token.id from payment_token token
                    where token.account_id = card.holder_account_id
                      and token.token_hash = decode(row.fields ->> 'token_hash', 'hex'))`;

/** Records the imported token beside the row: an undo deletes that payment card but none saved by its holder. */
function saveTokens(tx: Transaction, batch: Batch, verdict: 'create' | 'update') {
  const rows = ROWS('contracts', verdict).replace('data_import_row as row', WITH_CARD);
  return run(
    tx,
    batch,
    `, brought as (
     insert into payment_token (account_id, sealed_token, token_hash, brand, last_four, expires_on, saved_at)
     select distinct on (card.holder_account_id, row.fields ->> 'token_hash')
            card.holder_account_id, decode(row.fields ->> 'sealed_token', 'hex'),
            decode(row.fields ->> 'token_hash', 'hex'), coalesce(row.fields ->> 'payment_card_brand', ''),
            coalesce(row.fields ->> 'payment_card_last_four', ''), coalesce(row.fields ->> 'payment_card_expires', ''), $5
       from ${rows} and row.fields ->> 'token_hash' is not null and card.holder_account_id is not null
     on conflict (account_id, token_hash) do nothing
     returning id, account_id, token_hash, saved_at)
     update data_import_row as kept
        set before = coalesce(kept.before, '{}')
              || jsonb_build_object('brought_token', brought.id, 'brought_at', brought.saved_at)
       from ${rows.replace(WITH_CARD, `${WITH_CARD} join brought on brought.account_id = card.holder_account_id`)}
        and brought.token_hash = decode(row.fields ->> 'token_hash', 'hex')
        and kept.import_id = row.import_id and kept.kind = row.kind and kept.place = row.place`,
  );
}

/** Deletes instalments paid there meanwhile, unless the contract has been charged here. */
async function updateContracts(tx: Transaction, batch: Batch): Promise<void> {
  await skip(
    tx,
    batch,
    'contracts',
    `row.verdict = 'update' and not exists (
       select from data_import_ref ref join monthly_contract contract on contract.id = ref.target_id
        where ref.source = $2 and ref.kind = 'contracts' and ref.outer_id = row.outer_id
          and ref.written = ${CONTRACT_STATE})`,
  );
  const updated = ROWS('contracts', 'update');
  await run(
    tx,
    batch,
    `update data_import_row as kept
        set before = jsonb_build_object('paid_elsewhere', contract.paid_elsewhere, 'token_id', contract.token_id,
              'next_try_at', contract.next_try_at, 'digest', ref.digest, 'import_id', ref.import_id,
              'instalments', (select jsonb_agg(jsonb_build_object('number', number, 'due_on', due_on, 'amount', amount_cents))
                                from instalment where contract_id = contract.id))
       from ${updated.replace(
         'data_import_row as row',
         `data_import_row as row
       join monthly_contract contract on contract.id = row.target_id
       join data_import_ref ref on ref.source = $2 and ref.kind = 'contracts' and ref.outer_id = row.outer_id`,
       )}
        and kept.import_id = row.import_id and kept.kind = row.kind and kept.place = row.place`,
  );
  await saveTokens(tx, batch, 'update');
  await run(
    tx,
    batch,
    `delete from instalment where contract_id in (select row.target_id from ${updated})`,
  );
  await run(tx, batch, INSTALMENTS(updated));
  await run(
    tx,
    batch,
    `update monthly_contract contract
        set paid_elsewhere = (row.fields ->> 'paid_instalments')::int, next_try_at = ${NEXT_TRY},
            token_id = coalesce(${TOKEN_ID}, token_id)
       from ${updated.replace('data_import_row as row', WITH_CARD)} and contract.id = row.target_id`,
  );
}
