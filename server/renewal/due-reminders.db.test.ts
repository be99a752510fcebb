import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type DueCase, describeDue } from '../../test/due-rows.ts';
import { givenAccount, givenCard } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { remindEndings } from './remind-endings.ts';

// The test clock stands at 1 March 2027.
let running: TestApp;
beforeAll(async () => {
  running = await startApp();
  const { secretKey } = running.settings;
  // A hold needs a contract; any will do.
  await givenContract(running.pool, { now: running.clock.now(), secretKey, token: 'given' });
});
afterAll(() => running.stop());

const ends = (day: string) =>
  `update card_validity set valid_until = '${day}'::date where card_id = $1`;
const ofHolder = (table: string, columns: string, values: string) =>
  `insert into ${table} (${columns})
   select ${values} from account join museum_card card on card.holder_account_id = account.id where card.id = $1`;
const stopped = (topic: string) =>
  ofHolder(
    'letter_stop',
    'email_address, topic, stopped_at',
    `lower(email_address), '${topic}', now()`,
  );
const held = (lifted: string) =>
  `insert into contract_hold (contract_id, card_id, placed_at, lifted_at)
   select id, $1, now(), ${lifted} from monthly_contract limit 1`;
const beingPaid = (state: string) => `
  with renewal as (
    insert into card_order (kind, billing_type, language, list_price_cents, price_cents, details, conditions_version,
                            conditions_accepted_at, created_at, changed_at, renews_card_id)
    values ('renewal', 'annually', 'fi', 7400, 7400, '{}', '1', now(), now(), now(), $1) returning id),
  paid as (
    insert into payment (return_key, reference, provider_type, process_type, billing_type, language, amount_cents,
                         state, state_at, created_at)
    select id, id, 'paytrail', 'renewal', 'annually', 'fi', 7400, '${state}', now(), now() from renewal returning id)
  insert into payment_order (payment_id, card_order_id, language, list_price_cents, price_cents, details,
                             conditions_version, conditions_accepted_at)
  select paid.id, renewal.id, 'fi', 7400, 7400, '{}', '1', now() from paid, renewal`;
const told = (key: string) =>
  `insert into mail_outbox (idempotency_key, letter, language, sent_at)
   select 'ending:' || $1::uuid || ':${key}', 'card-ending', 'fi', now()`;

/** By days until the end; the value is the reminder's round. */
const CASES: DueCase<string[]>[] = [
  ['a day more than a month', [], ends('2027-04-01')],
  ['a month', ['30'], ends('2027-03-31')],
  ['eight days: the run of the month was missed', ['30'], ends('2027-03-09')],
  ['a week', ['7'], ends('2027-03-08')],
  ['its last day: the run of the week was missed', ['7'], ends('2027-03-01')],
  ['a day too late', [], ends('2027-02-28')],
  ['blocked', [], 'update museum_card set blocked_at = now() where id = $1'],
  ['refunded', [], 'update card_validity set is_refunded = true where card_id = $1'],
  ['on hold', [], held('null')],
  ['formerly on hold', ['30'], held('now()')],
  ['without a holder', [], 'update museum_card set holder_account_id = null where id = $1'],
  [
    'its holder leaves',
    [],
    ofHolder('account_deletion', 'account_id, requested_at, due_at', 'account.id, now(), now()'),
  ],
  ['reminders are off', [], stopped('reminders')],
  ['gift news are off', ['30'], stopped('giftNews')],
  ['a renewal payment is pending', [], beingPaid('pending')],
  ['a renewal payment is unknown', [], beingPaid('unknown')],
  ['a renewal payment failed', ['30'], beingPaid('failed')],
  ['reminded before', ['30'], told('2027-03-31:30')],
  ['reminded of its earlier end', ['30'], told('2026-03-31:30')],
];

describeDue('a card is told of that ends in', CASES, {
  pool: () => running.pool,
  async given() {
    // In mixed case: the opt-out stores the address in lower case.
    const accountId = await givenAccount(running.pool, {
      emailAddress: `Aino.${randomUUID()}@Example.fi`,
    });
    return (await givenCard(running.pool, { accountId, validUntil: '2027-03-31' })).cardId;
  },
  run: () => remindEndings(running),
  async told(cardId) {
    const { rows } = await running.pool.query<{ round: string }>(
      `select split_part(idempotency_key, ':', 4) as round from mail_outbox
        where starts_with(idempotency_key, 'ending:' || $1::text || ':2027-')`,
      [cardId],
    );
    return rows.map(({ round }) => round);
  },
});
