import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CONTRACTS } from '../../../data-export/columns/order-columns.ts';
import { namesOf, valuesOf, writtenTo } from '../../../data-export/columns/stored-column.ts';
import { type Batch, IN_RANGE, lockRows, ORDER_ID, ROWS } from '../batch/import-batch.ts';
import { AS_WRITTEN, CONTRACT, OTHER_RUNS } from '../batch/living-state.ts';
import { IS_KEPT_ROW, keepBefore, saveRefs } from '../batch/ref-queries.ts';

const TOKEN = writtenTo('payment_token', 'contracts', CONTRACTS);
const AMOUNT = `(row.fields ->> 'instalment_amount')::int`;
const PAID = `(row.fields ->> 'paid_instalments')::int`;
const NEXT_TRY = `((row.fields ->> 'next_due_on')::date)::timestamp at time zone 'Europe/Helsinki'`;
const CARD = 'join museum_card card on card.id = row.parent_id';
const TOKEN_ID = `(select token.id from payment_token token
                    where token.account_id = card.holder_account_id
                      and token.token_hash = decode(row.fields ->> 'token_hash', 'hex'))`;

const INSTALMENTS = (verdict: 'create' | 'update') => `
  insert into instalment (contract_id, number, due_on, amount_cents)
  select row.target_id, number,
         (row.fields ->> 'next_due_on')::date
           + make_interval(months => number - ${PAID} - 1),
         ${AMOUNT}
    from ${ROWS('contracts', verdict, `cross join generate_series(${PAID} + 1, ${INSTALMENT_COUNT}) as number`)}
     and exists (select from monthly_contract where id = row.target_id)
  on conflict do nothing`;

/** Skips contracts due since the check: the other system collects those, and charging here could bill twice. */
const skipDue = ({ run }: Batch) =>
  run(`
    update data_import_row as row set outcome = 'skipped', why = 'outOfRange', columns = '{next_due_on}'
     where ${IN_RANGE('contracts')} and row.verdict in ('create', 'update')
       and (row.fields ->> 'next_due_on')::date < ($5 at time zone 'Europe/Helsinki')::date`);

/** Locks contracts before cards, in the same order as the end of a contract. */
async function lockPayers(batch: Batch): Promise<void> {
  const updated = `select row.target_id from ${ROWS('contracts', 'update')}`;
  await lockRows(batch, 'monthly_contract', updated);
  const created = `select row.parent_id from ${ROWS('contracts', 'create')}`;
  await lockRows(batch, 'museum_card', created);
}

/** The next instalment is charged on its day with the imported token. */
export async function commitContracts(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  await skipDue(batch);
  await lockPayers(batch);
  await skip(`row.verdict = 'create' and ${OTHER_RUNS('row.parent_id')}`);
  const startedAt = `(row.fields ->> 'starts_on')::timestamptz`;
  const holder = `${CARD} join account on account.id = card.holder_account_id`;
  await run(`
    insert into card_order (id, kind, billing_type, buyer_account_id, language, list_price_cents, price_cents, details,
                            conditions_version, conditions_accepted_at, monthly_consent_version, monthly_consent_at,
                            created_at, changed_at, look_at, is_imported)
    select ${ORDER_ID('contracts')}, 'standard', 'monthly', account.id, account.language,
           ${AMOUNT}, ${AMOUNT},
           jsonb_build_object('buyer', jsonb_build_object('firstName', card.holder_first_name,
               'lastName', card.holder_last_name, 'emailAddress', account.email_address, 'phone', ''),
             'subscribedNewsletter', false, 'plasticCardOptOut', true),
           'import', ${startedAt}, 'import', ${startedAt}, ${startedAt}, ${startedAt},
           ${startedAt} + interval '7 years', true
      from ${ROWS('contracts', 'create', holder)}
    on conflict do nothing`);
  await saveTokens(batch, 'create');
  await run(`
    insert into monthly_contract (id, card_order_id, card_id, account_id, token_id, starts_on, created_at, next_try_at,
                                  paid_elsewhere)
    select row.target_id, ${ORDER_ID('contracts')}, card.id, card.holder_account_id, ${TOKEN_ID},
           (row.fields ->> 'starts_on')::date, $5, ${NEXT_TRY}, ${PAID}
      from ${ROWS('contracts', 'create', CARD)} and exists (select from card_order where id = ${ORDER_ID('contracts')})
    on conflict do nothing`);
  await skip(
    `row.verdict = 'create' and not exists (select from monthly_contract where id = row.target_id)`,
  );
  await run(INSTALMENTS('create'));
  await updateContracts(batch);
  await saveRefs(batch, CONTRACT);
}

/** Records the imported token beside the row: an undo deletes that payment card but none saved by its holder. */
const saveTokens = ({ run }: Batch, verdict: 'create' | 'update') =>
  run(`, brought as (
    insert into payment_token (account_id, sealed_token, token_hash, ${namesOf(TOKEN)}, saved_at)
    select distinct on (card.holder_account_id, row.fields ->> 'token_hash')
           card.holder_account_id, decode(row.fields ->> 'sealed_token', 'hex'),
           decode(row.fields ->> 'token_hash', 'hex'), ${valuesOf(TOKEN)}, $5
      from ${ROWS('contracts', verdict, CARD)} and row.fields ->> 'token_hash' is not null and card.holder_account_id is not null
    on conflict (account_id, token_hash) do nothing
    returning id, account_id, token_hash, saved_at)
    update data_import_row as kept
       set before = coalesce(kept.before, '{}')
             || jsonb_build_object('brought_token', brought.id, 'brought_at', brought.saved_at)
      from ${ROWS('contracts', verdict, `${CARD} join brought on brought.account_id = card.holder_account_id`)}
       and brought.token_hash = decode(row.fields ->> 'token_hash', 'hex')
       and ${IS_KEPT_ROW}`);

/** Deletes instalments paid there meanwhile, unless the contract has been charged here. */
async function updateContracts(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  await skip(`row.verdict = 'update' and not ${AS_WRITTEN('contracts', CONTRACT)}`);
  const updated = ROWS('contracts', 'update');
  await keepBefore(batch, CONTRACT.join('row.target_id'), {
    paid_elsewhere: 'contract.paid_elsewhere',
    token_id: 'contract.token_id',
    next_try_at: 'contract.next_try_at',
    instalments: `(select jsonb_agg(jsonb_build_object('number', number, 'due_on', due_on, 'amount', amount_cents))
                     from instalment where contract_id = contract.id)`,
  });
  await saveTokens(batch, 'update');
  await run(`delete from instalment where contract_id in (select row.target_id from ${updated})`);
  await run(INSTALMENTS('update'));
  await run(`
    update monthly_contract contract
       set paid_elsewhere = ${PAID}, next_try_at = ${NEXT_TRY},
           token_id = coalesce(${TOKEN_ID}, token_id)
      from ${ROWS('contracts', 'update', CARD)} and contract.id = row.target_id`);
}
