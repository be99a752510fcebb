import type { Transaction } from '../../../db/database.ts';
import { type Batch, ORDER_ID, ROWS, run, skip } from './commit-batch.ts';
import { insertWaitingCards } from './waiting-card-queries.ts';

/** Seats of the batch's orders: both are written together to keep the books consistent. */
const SEATS = `
  data_import_row as ordered
  join data_import_row as row
    on row.import_id = ordered.import_id and row.kind = 'seats' and row.parent_id = ordered.target_id
   and row.verdict = 'create' and row.outcome is null
 where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.place > $3 and ordered.place <= $4
   and ordered.verdict = 'create' and ordered.outcome is null`;

/** Skips seats of unwritten orders and seats that another import has written since. */
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
            jsonb_build_object('buyer', jsonb_strip_nulls(jsonb_build_object(
                'firstName', row.fields ->> 'contact_first_name', 'lastName', row.fields ->> 'contact_last_name',
                'emailAddress', row.fields ->> 'email', 'phone', coalesce(row.fields ->> 'phone', ''),
                'streetAddress', row.fields ->> 'street_address', 'zipCode', row.fields ->> 'zip_code',
                'city', row.fields ->> 'city', 'country', row.fields ->> 'country')),
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
