import { openClient } from '../server/db/database.ts';

/** Sales of some years, beside the cards of `fillScheme`, generated in SQL. */
export async function fillHistory(
  databaseUrl: string,
  { orders, gifts }: { orders: number; gifts: number },
) {
  // Its statements take minutes, longer than the pool's statement timeout.
  const client = openClient(databaseUrl);
  await client.connect();
  try {
    for (const statement of STATEMENTS) {
      const count = statement.includes('/* gifts */') ? gifts : orders;
      await client.query(statement, statement.includes('$1') ? [count] : []);
    }
  } finally {
    await client.end();
  }
}

const DETAILS = `'{"buyer": {"firstName": "Aino", "lastName": "Lahtinen", "emailAddress": "aino@example.fi",
  "streetAddress": "Puutarhakatu 12 B 7", "zipCode": "20100", "city": "Turku"}}'`;

/** Spread over three years, the newest last. */
const WHEN = `now() - make_interval(mins => (3 * 525600 * (1 - row::float8 / $1))::int)`;

const madeOf = (kind: string, comment = '') => [
  `create temporary table sold as ${comment}
   select row, gen_random_uuid() as card_order_id, gen_random_uuid() as payment_id, ${WHEN} as sold_at
     from generate_series(1, $1::int) row`,
  'analyze sold',
  `insert into card_order (id, kind, billing_type, language, list_price_cents, price_cents, details,
     conditions_version, conditions_accepted_at, created_at, changed_at)
   select card_order_id, '${kind}', 'annually', 'fi', 7900, 7900, ${DETAILS}, '1', sold_at, sold_at, sold_at from sold`,
  `insert into payment (id, return_key, reference, provider_type, process_type, billing_type, language,
     amount_cents, state, transaction_id, provider_id, created_at, state_at)
   select payment_id, payment_id::text, 'MK' || nextval('order_number'), 'paytrail', '${kind}', 'annually', 'fi',
          7900, 'paid', payment_id::text, 'osuuspankki', sold_at, sold_at from sold`,
  `insert into payment_order (payment_id, card_order_id, language, list_price_cents, price_cents, details,
     conditions_version, conditions_accepted_at)
   select payment_id, card_order_id, 'fi', 7900, 7900, ${DETAILS}, '1', sold_at from sold`,
  'insert into payment_settlement (payment_id, settled_at) select payment_id, sold_at from sold',
  `insert into payment_notification (digest, channel, way, fields, verdict, payment_id, received_at, last_received_at)
   select sha256((payment_id::text || way)::bytea), 'paytrail', way, '{"checkout-status": "ok"}',
          'settled', payment_id, sold_at, sold_at
     from sold, unnest(array['callback', 'redirect']) way`,
  `insert into mail_outbox (idempotency_key, letter, language, address, data, queued_at, sent_at)
   select 'purchase:' || payment_id, 'purchase-confirmation', 'fi',
          case when sold_at > now() - interval '90 days' then 'aino@example.fi' end,
          case when sold_at > now() - interval '90 days' then '{}'::jsonb end, sold_at, sold_at from sold`,
];

// Search words of names are not measured here, and generating them would dominate.
const switchWords = (way: 'disable' | 'enable') => [
  `alter table card_order ${way} trigger search_new_order`,
  `alter table gift ${way} trigger search_new_gift`,
];

const STATEMENTS = [
  ...switchWords('disable'),
  ...madeOf('standard'),
  `insert into order_fulfilment (card_order_id, payment_id, fulfilled_at) select card_order_id, payment_id, sold_at from sold`,
  'drop table sold',
  ...madeOf('gift', '/* gifts */'),
  `insert into museum_card (customer_number, ryijy_seed)
   select '98' || lpad(row::text, 14, '0'), row from sold`,
  `insert into order_fulfilment (card_order_id, payment_id, card_id, fulfilled_at)
   select card_order_id, payment_id, card.id, sold_at from sold
     join museum_card card on customer_number = '98' || lpad(row::text, 14, '0')`,
  `insert into claimable_card (card_id, sealed_code, made_at)
   select card_id, 'sealed', fulfilled_at from order_fulfilment where card_id is not null`,
  `insert into gift_order (id, is_digital, giver_key_hash, created_at)
   select payment_id, true, sha256(payment_id::text::bytea), sold_at from sold`,
  `insert into gift (card_order_id, order_id, place, recipient_name, is_digital, marker_hash, recipient_email)
   select card_order_id, payment_id, 0, 'Elias', true, sha256(card_order_id::text::bytea), 'elias@example.fi' from sold`,
  `insert into gift_sending (card_order_id, number, sent_at) select card_order_id, 1, sold_at from sold`,
  'drop table sold',
  ...switchWords('enable'),
  // as the portal leaves them
  'update gift set is_waiting = false',
  `update card_order set look_at = created_at + interval '7 years'`,
  'analyze',
];
