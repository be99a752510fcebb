import { givenClaimableCards } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import type { World } from './both-worlds.ts';
import { someCard, uuidOf } from './callers.ts';

/** The sandbox card that is always charged successfully. */
const GOOD_TOKEN = '798b445a-2216-46b7-ad1a-000f40ced6e8';

let days = 0;
/** Different people in every round. */
const heldCards = (world: World, count: number) => {
  days += 1;
  return Array.from({ length: count }, (_, index) => someCard(world, days * 150 + index));
};
const ids = (kind: string, numbers: number[]) => numbers.map((number) => uuidOf(kind, number));

/**
 * Typical work of a job, the same in both worlds: as many items as in the busiest minute, hour or day. Jobs without a
 * line here are measured idle.
 */
export const DUE: Record<string, (world: World) => Promise<unknown>> = {
  'resend-overdue-mail': ({ pool }) =>
    pool.query(
      `insert into mail_outbox (idempotency_key, letter, language, address, data, queued_at, next_try_at)
       select 'overdue:' || gen_random_uuid(), 'payment-pending', 'fi', 'aino@example.fi', '{}', now(), now() - interval '1 minute'
         from generate_series(1, 100)`,
    ),
  'reconcile-payments': ({ pool }) =>
    pool.query(
      `insert into payment (return_key, reference, provider_type, process_type, billing_type, language, amount_cents, state,
                            transaction_id, created_at, state_at, check_at, payable_until)
       select gen_random_uuid(), gen_random_uuid(), 'paytrail', 'standard', 'annually', 'fi', 7900, 'open', gen_random_uuid(),
              now() - interval '1 hour', now() - interval '1 hour', now(), now() + interval '15 days' from generate_series(1, 50)`,
    ),
  'update-desk-list': (world) =>
    world.pool.query(
      'update card_validity set valid_until = valid_until + 1 where card_id = any ($1::uuid[])',
      [ids('card', heldCards(world, 100))],
    ),
  'send-due-gifts': givenDueGifts,
  'send-gift-news': async (world) => {
    await givenDueGifts(world);
    await world.pool.query(
      `with given as (select card_order_id, card_id from gift join order_fulfilment using (card_order_id)
                       where gift.is_waiting), sent as (update gift set is_waiting = false where is_waiting)
       insert into card_redemption (card_id, redeemed_at) select card_id, now() from given`,
    );
  },
  'remind-endings': (world) =>
    world.pool.query(
      'update card_validity set valid_until = current_date + 30 where card_id = any ($1::uuid[])',
      [ids('card', heldCards(world, 100))],
    ),
  'delete-accounts': (world) =>
    world.pool.query(
      `insert into account_deletion (account_id, requested_at, due_at)
       select id, now() - interval '14 days', now() from account where id = any ($1::uuid[])`,
      [ids('account', heldCards(world, 10))],
    ),
  'charge-instalments': async (world) => {
    const { pool, settings } = world;
    const contract = { now: Date.now(), secretKey: settings.secretKey, token: GOOD_TOKEN };
    for (let made = 0; made < 30; made += 1) await givenContract(pool, contract);
    await pool.query(
      `with made as (update monthly_contract set next_try_at = now() where created_at > now() - interval '10 minutes' returning id)
       update instalment set due_on = current_date from made where contract_id = made.id and number = 2`,
    );
  },
  'watch-contracts': ({ pool }) =>
    pool.query(
      `update monthly_contract set failing_since = current_date - 25, next_try_at = null
        where id in (select id from monthly_contract where next_try_at is not null and failing_since is null limit 20)`,
    ),
  'ask-lost-charges': ({ pool }) =>
    pool.query(
      `with made as (
         insert into payment (return_key, reference, provider_type, process_type, billing_type, language, amount_cents, state,
                              created_at, state_at, payable_until)
         select gen_random_uuid(), gen_random_uuid(), 'paytrail', 'standard', 'monthly', 'fi', 690, 'unknown',
                now() - interval '1 hour', now() - interval '1 hour', now() from generate_series(1, 10) returning id)
       insert into token_charge (payment_id, initiative, sent_at) select id, 'mit', now() - interval '1 hour' from made`,
    ),
  'send-refunds': ({ pool }) =>
    pool.query(
      `insert into refund_need (payment_id, reason, amount_cents, flagged_at, id)
       select id, 'paidTwice', amount_cents, now(), id
         from (select id, amount_cents from payment
                where id = any ($1::uuid[]) and not exists (select from refund_need where refund_need.id = payment.id)
                limit 10) paid`,
      [
        ids(
          'payment',
          Array.from({ length: 60 }, (_, index) => 8 * index),
        ),
      ],
    ),
  'clean-up': async ({ pool }) => {
    for (const statement of [
      `update payment_notification set last_received_at = now() - interval '401 days'
        where id in (select id from payment_notification order by last_received_at limit 300)`,
      `update mail_outbox set queued_at = now() - interval '91 days'
        where id in (select id from mail_outbox where address is not null and sent_at is not null order by queued_at limit 300)`,
      `update mail_outbox set queued_at = now() - interval '401 days'
        where id in (select id from mail_outbox where letter = 'login-code' order by queued_at limit 100)`,
      `update card_order set forgotten_at = now() - interval '401 days'
        where id in (select id from card_order where forgotten_at is not null and look_at is null and owner_account_id is null
                      order by forgotten_at limit 50)`,
      `update card_order set look_at = now() where id in (select id from card_order where look_at is not null order by look_at limit 100)`,
    ]) {
      await pool.query(statement);
    }
  },
};

async function givenDueGifts({ pool, settings }: World): Promise<void> {
  const cards = await givenClaimableCards(pool, { count: 20, secretKey: settings.secretKey });
  await pool.query(
    `with sold as (
       select card_id, gen_random_uuid() as order_id, gen_random_uuid() as payment_id from unnest($1::uuid[]) card_id
     ), ordered as (
       insert into card_order (id, kind, billing_type, language, list_price_cents, price_cents, details, conditions_version,
                               conditions_accepted_at, created_at, changed_at, look_at)
       select order_id, 'gift', 'annually', 'fi', 7900, 7900, $2::jsonb, '1', now(), now(), now(), now() + interval '7 years' from sold
     ), paid as (
       insert into payment (id, return_key, reference, provider_type, process_type, billing_type, language, amount_cents,
                            state, transaction_id, created_at, state_at)
       select payment_id, payment_id, payment_id, 'paytrail', 'gift', 'annually', 'fi', 7900, 'paid', payment_id, now(), now() from sold
     ), linked as (
       insert into payment_order (payment_id, card_order_id, language, list_price_cents, price_cents, details,
                                  conditions_version, conditions_accepted_at)
       select payment_id, order_id, 'fi', 7900, 7900, $2::jsonb, '1', now() from sold
     ), settled as (
       insert into payment_settlement select payment_id, now() from sold
     ), done as (
       insert into order_fulfilment select order_id, payment_id, card_id, now() from sold
     ), made as (
       insert into gift_order (id, is_digital, giver_key_hash, created_at)
       select payment_id, true, sha256(payment_id::text::bytea), now() from sold
     )
     insert into gift (card_order_id, order_id, place, recipient_name, is_digital, marker_hash, recipient_email)
     select order_id, payment_id, 0, 'Elias', true, sha256(order_id::text::bytea), 'elias@example.fi' from sold`,
    [
      cards.map(({ cardId }) => cardId),
      '{"buyer": {"firstName": "Aino", "lastName": "Lahtinen", "emailAddress": "aino@example.fi"}}',
    ],
  );
}
