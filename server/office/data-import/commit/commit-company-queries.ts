import { BUYER, COMPANY_ORDERS, SEATS } from '../../../data-export/columns/order-columns.ts';
import { namesOf, valuesOf, writtenTo } from '../../../data-export/columns/stored-column.ts';
import { type Batch, ORDER_ID, ROWS, SEATS_OF_ORDERS } from '../batch/import-batch.ts';
import { addRefs, IS_KEPT_ROW } from '../batch/ref-queries.ts';
import { insertWaitingCards } from './waiting-card-queries.ts';

const COMPANY = writtenTo('company_order', 'companyOrders', COMPANY_ORDERS);
const SEAT = writtenTo('company_seat', 'seats', SEATS);
const IN_USE = `${SEATS_OF_ORDERS} and row.fields ->> 'card_id' is not null`;

/** Skips seats of unwritten orders and seats that another import has written since. */
const skipSeats = ({ run }: Batch) =>
  run(`
    update data_import_row as seat set outcome = 'skipped', why = 'changedMeanwhile'
      from data_import_row as ordered
     where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.place > $3 and ordered.place <= $4
       and seat.import_id = $1 and seat.kind = 'seats' and seat.parent_id = ordered.target_id
       and seat.verdict = 'create' and seat.outcome is null
       and (ordered.outcome = 'skipped'
            or exists (select from data_import_ref ref
                        where ref.source = $2 and ref.kind = 'seats' and ref.outer_id = seat.outer_id))`);

/** Written seats of an order. */
const OF_ORDER = `
  from data_import_row seat
 where seat.import_id = $1 and seat.kind = 'seats' and seat.parent_id = row.target_id
   and seat.verdict = 'create' and seat.outcome is null`;

export async function commitCompanyOrders(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  await skipSeats(batch);
  await insertWaitingCards(batch, `${SEATS_OF_ORDERS} and row.fields ->> 'card_id' is null`);
  await run(`
    insert into claimable_card (card_id, sealed_code, made_at)
    select row.target_id, decode(row.fields ->> 'sealed_code', 'hex'), $5 from ${IN_USE}
       and exists (select from museum_card where id = row.target_id and registered_at is not null)
    on conflict do nothing`);
  await run(`
    insert into card_redemption (card_id, account_id, redeemed_at)
    select card.id, card.holder_account_id, card.registered_at
      from museum_card card
     where card.id in (select row.target_id from ${IN_USE})
    on conflict do nothing`);
  await run(`
    update data_import_row as kept set outcome = 'skipped', why = 'changedMeanwhile'
      from ${SEATS_OF_ORDERS} and not exists (select from claimable_card where card_id = row.target_id)
       and ${IS_KEPT_ROW}`);
  await skip(`not exists (select ${OF_ORDER})`);
  await insertCompanies(batch);
}

async function insertCompanies(batch: Batch): Promise<void> {
  const { run } = batch;
  const orders = ROWS('companyOrders', 'create');
  const units = `(select count(*)::int ${OF_ORDER})`;
  const orderedAt = `(row.fields ->> 'ordered_on')::timestamptz`;
  await run(`
    insert into card_order (id, kind, billing_type, language, units, list_price_cents, price_cents, details,
                            conditions_version, conditions_accepted_at, created_at, changed_at, look_at, is_imported)
    select ${ORDER_ID('companyOrders')}, 'companyOrder', 'annually', row.fields ->> 'language', ${units},
           (row.fields ->> 'unit_price')::int, (row.fields ->> 'unit_price')::int,
           jsonb_build_object('buyer', jsonb_strip_nulls(jsonb_build_object(${BUYER})),
             'companyName', row.fields ->> 'company_name', 'businessId', row.fields ->> 'business_id',
             'billingReference', coalesce(row.fields ->> 'billing_reference', ''), 'delivery', 'digital'),
           'import', ${orderedAt}, ${orderedAt}, ${orderedAt}, ${orderedAt} + interval '7 years', true
      from ${orders} on conflict do nothing`);
  await run(`
    insert into company_order (id, ${namesOf(COMPANY)}, delivery, units, desk_key_hash,
                               sealed_desk_key, claim_key, created_at, card_order_id)
    select row.target_id, ${valuesOf(COMPANY)}, 'digital', ${units},
           decode(row.fields ->> 'desk_key_hash', 'hex'), decode(row.fields ->> 'sealed_desk_key', 'hex'),
           row.fields ->> 'claim_key', ${orderedAt}, ${ORDER_ID('companyOrders')}
      from ${orders} on conflict do nothing`);
  await run(`
    insert into company_seat (order_id, ${namesOf(SEAT)}, card_id, handed_out_at)
    select row.parent_id, ${valuesOf(SEAT)}, row.target_id,
           coalesce((row.fields ->> 'handed_out_on')::timestamptz,
                    case when row.fields ->> 'card_id' is not null and row.fields ->> 'email' is null
                         then ${orderedAt.replace('row.', 'ordered.')} end)
      from ${SEATS_OF_ORDERS} on conflict do nothing`);
  await addRefs(batch, 'companyOrders', orders);
  await addRefs(batch, 'seats', SEATS_OF_ORDERS);
}
