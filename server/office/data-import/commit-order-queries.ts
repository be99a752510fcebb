import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import type { Transaction } from '../../db/database.ts';
import { type Batch, lockRows, ROWS, run, skip } from './commit-batch.ts';
import { saveCardRefs } from './commit-card-queries.ts';
import { CONTRACT_STATE, OTHER_RUNS } from './living-state.ts';

const CAUSE = `'import:' || $1::uuid || ':' || row.place`;

/** Cards that wait for their code, with time from the first visit on. `rows` names them. */
async function insertWaitingCards(tx: Transaction, batch: Batch, rows: string): Promise<void> {
  await run(
    tx,
    batch,
    `insert into museum_card (id, customer_number, ryijy_seed, activation_code_hash, created_at, is_number_imported)
     select row.target_id, row.fields ->> 'customer_number', (row.fields ->> 'ryijy_seed')::bigint,
            decode(row.fields ->> 'code_hash', 'hex'), $5, true
       from ${rows}
        and not exists (select from former_card_number former
                         where former.customer_number = row.fields ->> 'customer_number')
     on conflict do nothing`,
  );
  const made = `${rows} and exists (select from museum_card where id = row.target_id and registered_at is null)`;
  await run(
    tx,
    batch,
    `insert into claimable_card (card_id, sealed_code, made_at)
     select row.target_id, decode(row.fields ->> 'sealed_code', 'hex'), $5 from ${made} on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into card_ledger_entry (card_id, kind, cause, occurred_on, months)
     select row.target_id, 'imported', ${CAUSE},
            coalesce((row.fields ->> 'bought_on')::date, ($5 at time zone 'Europe/Helsinki')::date),
            (row.fields ->> 'months')::int
       from ${made} on conflict (card_id, cause) do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into card_validity (card_id, waits_for_first_visit) select row.target_id, true from ${made}
     on conflict do nothing`,
  );
}

export async function commitGifts(tx: Transaction, batch: Batch): Promise<void> {
  await insertWaitingCards(tx, batch, ROWS('gifts', 'create'));
  await skip(tx, batch, 'gifts', 'not exists (select from museum_card where id = row.target_id)');
  await saveCardRefs(tx, batch, 'gifts');
}

/** The seats whose order is in the batch: an order and its seats come together, or the books would not agree. */
const SEATS = `
  data_import_row as ordered
  join data_import_row as row
    on row.import_id = ordered.import_id and row.kind = 'seats' and row.parent_id = ordered.target_id
   and row.verdict = 'create' and row.outcome is null
 where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.place > $3 and ordered.place <= $4
   and ordered.verdict = 'create' and ordered.outcome is null`;

const ORDER_ID = (kind: string) => `imported_id($2, '${kind}:order', row.outer_id)`;

/** Seats of an order that is not written are not, nor those that another import has brought since. */
const skipSeats = (tx: Transaction, batch: Batch) =>
  run(
    tx,
    batch,
    `update data_import_row as seat set outcome = 'skipped', why = 'changedMeanwhile'
       from data_import_row as ordered
      where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.place > $3 and ordered.place <= $4
        and seat.import_id = $1 and seat.kind = 'seats' and seat.parent_id = ordered.target_id
        and seat.verdict = 'create' and seat.outcome is null
        and (ordered.outcome = 'skipped'
             or exists (select from data_import_ref ref
                         where ref.source = $2 and ref.kind = 'seats' and ref.outer_id = seat.outer_id))`,
  );

export async function commitCompanyOrders(tx: Transaction, batch: Batch): Promise<void> {
  await skipSeats(tx, batch);
  await insertWaitingCards(tx, batch, `${SEATS} and row.fields ->> 'card_id' is null`);
  await run(
    tx,
    batch,
    `insert into claimable_card (card_id, sealed_code, made_at)
     select row.target_id, decode(row.fields ->> 'sealed_code', 'hex'), $5 from ${SEATS}
        and row.fields ->> 'card_id' is not null
        and exists (select from museum_card where id = row.target_id and registered_at is not null)
     on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into card_redemption (card_id, account_id, redeemed_at)
     select card.id, card.holder_account_id, card.registered_at
       from museum_card card
      where card.id in (select row.target_id from ${SEATS} and row.fields ->> 'card_id' is not null)
     on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `update data_import_row as kept set outcome = 'skipped', why = 'changedMeanwhile'
       from ${SEATS} and not exists (select from claimable_card where card_id = row.target_id)
        and kept.import_id = row.import_id and kept.kind = row.kind and kept.place = row.place`,
  );
  await skip(
    tx,
    batch,
    'companyOrders',
    `not exists (select from data_import_row seat
                  where seat.import_id = $1 and seat.kind = 'seats' and seat.parent_id = row.target_id
                    and seat.verdict = 'create' and seat.outcome is null)`,
  );
  await insertCompanies(tx, batch);
}

async function insertCompanies(tx: Transaction, batch: Batch): Promise<void> {
  const orders = ROWS('companyOrders', 'create');
  const units = `(select count(*)::int from data_import_row seat
                   where seat.import_id = $1 and seat.kind = 'seats' and seat.parent_id = row.target_id
                     and seat.verdict = 'create' and seat.outcome is null)`;
  const orderedAt = `(row.fields ->> 'ordered_on')::timestamptz`;
  await run(
    tx,
    batch,
    `insert into card_order (id, kind, billing_type, language, units, list_price_cents, price_cents, details,
                             conditions_version, conditions_accepted_at, created_at, changed_at, look_at, is_imported)
     select ${ORDER_ID('companyOrders')}, 'companyOrder', 'annually', row.fields ->> 'language', ${units},
            (row.fields ->> 'unit_price')::int, (row.fields ->> 'unit_price')::int,
            jsonb_build_object('buyer', jsonb_build_object('firstName', row.fields ->> 'contact_first_name',
                'lastName', row.fields ->> 'contact_last_name', 'emailAddress', row.fields ->> 'email',
                'phone', coalesce(row.fields ->> 'phone', '')),
              'companyName', row.fields ->> 'company_name', 'businessId', row.fields ->> 'business_id',
              'billingReference', coalesce(row.fields ->> 'billing_reference', ''), 'delivery', 'digital'),
            'import', ${orderedAt}, ${orderedAt}, ${orderedAt}, ${orderedAt} + interval '7 years', true
       from ${orders} on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into company_order (id, company_name, business_id, contact_first_name, contact_last_name, email_address,
                                phone, billing_reference, delivery, units, unit_price_cents, language, desk_key_hash,
                                sealed_desk_key, claim_key, created_at, card_order_id)
     select row.target_id, row.fields ->> 'company_name', row.fields ->> 'business_id',
            row.fields ->> 'contact_first_name', row.fields ->> 'contact_last_name', row.fields ->> 'email',
            coalesce(row.fields ->> 'phone', ''), coalesce(row.fields ->> 'billing_reference', ''), 'digital',
            ${units}, (row.fields ->> 'unit_price')::int, row.fields ->> 'language',
            decode(row.fields ->> 'desk_key_hash', 'hex'), decode(row.fields ->> 'sealed_desk_key', 'hex'),
            row.fields ->> 'claim_key', ${orderedAt}, ${ORDER_ID('companyOrders')}
       from ${orders} on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into company_seat (order_id, number, card_id, person_name, email_address, invited_at, handed_out_at)
     select row.parent_id, (row.fields ->> 'number')::int, row.target_id, row.fields ->> 'person_name',
            row.fields ->> 'email', null,
            coalesce((row.fields ->> 'handed_out_on')::timestamptz,
                     case when row.fields ->> 'card_id' is not null and row.fields ->> 'email' is null
                          then ${orderedAt.replace('row.', 'ordered.')} end)
       from ${SEATS} on conflict do nothing`,
  );
  for (const [kind, rows] of [
    ['companyOrders', orders],
    ['seats', SEATS],
  ] as const) {
    await run(
      tx,
      batch,
      `insert into data_import_ref (source, kind, outer_id, target_id, digest, import_id)
       select $2, '${kind}', row.outer_id, row.target_id, row.digest, $1 from ${rows} on conflict do nothing`,
    );
  }
}

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
const NEXT_TRY = `((row.fields ->> 'next_due_on')::date)::timestamp at time zone 'UTC'`;
const WITH_CARD = `data_import_row as row join museum_card card on card.id = row.parent_id`;

/** What has fallen due since the check is the other system's to collect: charged here it might be paid twice. */
const skipDue = (tx: Transaction, batch: Batch) =>
  run(
    tx,
    batch,
    `update data_import_row as row set outcome = 'skipped', why = 'outOfRange', columns = '{next_due_on}'
      where row.import_id = $1 and row.kind = 'contracts' and row.place > $3 and row.place <= $4
        and row.verdict in ('create', 'update') and row.outcome is null
        and (row.fields ->> 'next_due_on')::date < ($5 at time zone 'Europe/Helsinki')::date`,
  );

/** Contracts before cards, as whoever ends one does. */
async function lockPayers(tx: Transaction, batch: Batch): Promise<void> {
  const updated = `select row.target_id from ${ROWS('contracts', 'update')}`;
  await lockRows(tx, batch, 'monthly_contract', updated);
  const created = `select row.parent_id from ${ROWS('contracts', 'create')}`;
  await lockRows(tx, batch, 'museum_card', created);
}

/** The next instalment is charged on its day, by the token that came along. */
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

/** What comes along is noted beside the row: an undo takes away that payment card, and none that its holder saved. */
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

/** Paid there meanwhile: those instalments go, as long as nothing of the contract has been charged here. */
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

export async function commitCampaigns(tx: Transaction, batch: Batch): Promise<void> {
  const rows = ROWS('campaigns', 'create');
  await skip(
    tx,
    batch,
    'campaigns',
    `exists (select from campaign_code where code = row.fields ->> 'code')`,
  );
  await run(
    tx,
    batch,
    `insert into campaign (id, name, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit, created_at)
     select row.target_id, row.fields ->> 'name', row.fields ->> 'effect', (row.fields ->> 'value')::int,
            regexp_split_to_array(row.fields ->> 'purchase_kinds', '[\\s,]+'),
            regexp_split_to_array(row.fields ->> 'billing_types', '[\\s,]+'),
            (row.fields ->> 'valid_from')::date, (row.fields ->> 'valid_until')::date,
            (row.fields ->> 'use_limit')::int, $5
       from ${rows} on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into campaign_code (campaign_id, code)
     select row.target_id, row.fields ->> 'code' from ${rows} on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into data_import_ref (source, kind, outer_id, target_id, digest, import_id)
     select $2, 'campaigns', row.outer_id, row.target_id, row.digest, $1 from ${rows} on conflict do nothing`,
  );
}
