import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../server/db/migrate.ts';
import { type FreshDatabase, freshDatabase } from '../test/database.ts';
import { migrateBeforeRelease } from '../test/database-before-release.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ holds: 'nothing' });
});
afterAll(() => database.drop());

/** Two cards, one event each: paid or not. */
async function insertOrder(name: string, isPaid: boolean) {
  await database.pool.query(
    `with ordered as (
       insert into company_order
         (company_name, business_id, contact_first_name, contact_last_name, email_address, delivery, units,
          unit_price_cents, language, desk_key_hash, sealed_desk_key, claim_key, created_at)
       values ($1, '1234567-8', 'Helmi', 'Koskinen', 'helmi@aamu.example', 'digital', 2, 7900, 'fi',
               sha256(convert_to($1::text, 'UTF8')), '', $1, now())
       returning id
     ), events as (
       insert into museum_card_event
         (kind, billing_type, language, list_price_cents, price_cents, details, conditions_version,
          conditions_accepted_at, created_at, changed_at)
       select 'companyOrder', 'annually', 'fi', 7900, 7900, '{"buyer": {}}', 'demo', now(), now(), now()
         from generate_series(1, 2)
       returning id
     ), cards as (
       insert into museum_card (customer_number, ryijy_seed, created_at)
       select (1000000000000000 + place)::text, 1, now()
         from generate_series(1, 2) as place where $2::boolean
       returning id
     ), claimable as (
       insert into claimable_card (card_id, sealed_code, made_at) select id, '', now() from cards
       returning card_id
     ), paid as (
       insert into payment (return_key, reference, provider_type, process_type, billing_type, language,
                            amount_cents, state, created_at, state_at)
       values ($1, $1, 'paytrail', 'companyOrder', 'annually', 'fi', 15800,
               case when $2::boolean then 'paid' else 'open' end, now(), now())
       returning id
     ), settled as (
       insert into payment_settlement select id, now() from paid where $2::boolean
     ), links as (
       insert into payment_event select paid.id, events.id from paid, events
     ), numbered as (
       select id, row_number() over (order by id) as place from events
     ), drawn as (
       select card_id, row_number() over (order by card_id) as place from claimable
     ), seats as (
       insert into company_seat (event_id, order_id, number, card_id)
       select numbered.id, ordered.id, numbered.place, drawn.card_id
         from ordered, numbered left join drawn using (place)
     )
     insert into event_fulfilment
     select numbered.id, paid.id, drawn.card_id, now() from paid, numbered join drawn using (place)`,
    [name, isPaid],
  );
}

test('paid company orders keep their seats, and unpaid ones lose them', async () => {
  // An event and a seat for each card of an unpaid order.
  await migrateBeforeRelease(database.url, '0030');
  await insertOrder('Maksettu', true);
  await insertOrder('Maksamaton', false);

  await migrate(database.url);

  const { rows } = await database.pool.query(
    `select company_name, count(seat.card_id)::integer as seats,
            exists (select from order_fulfilment done where done.card_order_id = ordered.card_order_id) as is_paid
       from company_order ordered
       join company_seat seat on seat.order_id = ordered.id
      group by ordered.id`,
  );
  expect(rows).toEqual([{ company_name: 'Maksettu', seats: 2, is_paid: true }]);
});
