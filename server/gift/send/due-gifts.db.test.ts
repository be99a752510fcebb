import { afterAll, beforeAll } from 'vitest';
import { type DueCase, describeDue } from '../../../test/due-rows.ts';
import { givenGift } from '../../../test/given-gift.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { sendGiftNews } from './gift-news.ts';
import { sendDueGifts } from './send-gift.ts';

// The clock of the tests stands at 1 March 2027, noon in Finland.
const NOW = '2027-03-01T10:00:00Z';
let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

const given = () =>
  givenGift(running.pool, { secretKey: running.settings.secretKey, now: running.clock.now() });

async function givenSent(statement: string): Promise<string> {
  const id = await given();
  await running.pool.query(statement, [id]);
  return id;
}

/** Letter, language and the first name in the address, without duplicates. */
async function lettersAbout(orderId: string): Promise<string[]> {
  const { rows } = await running.pool.query<{ letter: string }>(
    `select letter || ' ' || mail.language || ' ' || split_part(address, '.', 1) as letter
       from mail_outbox mail
       join card_order on card_order.id = $1
       join gift on gift.card_order_id = card_order.id
      where sent_at is null
        and address in (gift.recipient_email, card_order.details #>> '{buyer,emailAddress}')
      order by 1`,
    [orderId],
  );
  return rows.map(({ letter }) => letter);
}

const change = (set: string) => `update gift set ${set} where card_order_id = $1`;
const cardOf = `(select card_id from order_fulfilment where card_order_id = $1)`;
const takenAt = (moment: string) =>
  `insert into card_redemption (card_id, redeemed_at) values (${cardOf}, '${moment}')`;
const takenBack = `update claimable_card set taken_back_at = now() where card_id = ${cardOf}`;
const sendingAt = (moment: string, number = 1) => `
  with sent as (update gift set is_waiting = false where card_order_id = $1)
  insert into gift_sending (card_order_id, number, sent_at) values ($1, ${number}, '${moment}')`;

const LEAVES = ['gift sv Elias'];
const DUE: DueCase<string[]>[] = [
  ['at once', LEAVES],
  ['at this moment', LEAVES, change(`send_at = '${NOW}'`)],
  ['a second later', [], change(`send_at = '2027-03-01T10:00:01Z'`)],
  [
    'in an envelope',
    [],
    change(
      `is_digital = false, posted_to = 'recipient', addressee = 'E', street_address = 'K 1', zip_code = '00100', city = 'H'`,
    ),
  ],
  ['that somebody has taken', [], takenAt(NOW)],
  ['that was taken back', [], takenBack],
  ['that has left', [], sendingAt(NOW)],
  ['that is not paid', [], `delete from order_fulfilment where card_order_id = $1`],
];

describeDue('a gift leaves', DUE, {
  pool: () => running.pool,
  given,
  run: () => sendDueGifts(running),
  told: lettersAbout,
});

const stopped = (topic: string) =>
  `insert into letter_stop (email_address, topic, stopped_at)
   select lower(details #>> '{buyer,emailAddress}'), '${topic}', now() from card_order where id = $1`;
const told = (letter: string) =>
  `insert into mail_outbox (idempotency_key, letter, language, sent_at)
   select '${letter}:' || $1::uuid, '${letter}', 'sv', now()`;
/** The letter with this number bounced from this address. */
const bounced = (number: number, ago = '1 day', address = `lower(recipient_email)`) => `
  with letter as (
    insert into mail_outbox (idempotency_key, letter, language, sent_at)
    select 'gift:' || $1::uuid || ':${number}', 'gift', 'sv', now() returning id)
  insert into mail_bounce (mail_id, email_address, source, cause, bounced_at)
  select letter.id, ${address}, 'report', 'noSuchAddress', now() - interval '${ago}'
    from letter, gift where card_order_id = $1`;

const UNOPENED = ['gift-unopened sv Asa'];
const ACTIVATED = ['gift-activated sv Asa'];
const BOUNCED = ['gift-bounced sv Asa'];
/** Each was sent exactly thirty days ago. */
const NEWS: DueCase<string[]>[] = [
  ['unopened for thirty days', UNOPENED],
  [
    'a second less',
    [],
    `update gift_sending set sent_at = '2027-01-30T10:00:01Z' where card_order_id = $1`,
  ],
  [
    'thirty-three days',
    UNOPENED,
    `update gift_sending set sent_at = '2027-01-27T10:00Z' where card_order_id = $1`,
  ],
  [
    'a second more',
    [],
    `update gift_sending set sent_at = '2027-01-27T09:59:59Z' where card_order_id = $1`,
  ],
  ['sent again since', [], sendingAt('2027-02-20', 2)],
  ['opened', [], `insert into gift_opening (card_order_id, opened_at) values ($1, now())`],
  ['taken back', [], takenBack],
  ['told before', [], told('gift-unopened')],
  ['news are off', [], stopped('giftNews')],
  ['reminders are off', UNOPENED, stopped('reminders')],
  [
    'its giver was forgotten',
    [],
    `update payment_order set details = '{}' where card_order_id = $1`,
  ],
  ['its recipient was forgotten', [], change(`recipient_name = ''`)],
  ['taken into use', ACTIVATED, takenAt('2027-02-26T10:00Z')],
  ['taken into use long ago', [], takenAt('2027-02-26T09:59:59Z')],
  ['taken into use and taken back', [], [takenAt(NOW), takenBack]],
  ['told of its use', [], [told('gift-activated'), takenAt(NOW)]],
  ['its letter came back', [...BOUNCED, ...UNOPENED], bounced(1)],
  ['came back four days ago', UNOPENED, bounced(1, '4 days')],
  ['another letter of it came back', UNOPENED, bounced(2)],
  ['sent again since it came back', [], [sendingAt('2027-02-20', 2), bounced(1)]],
  ['came back from an address of before', UNOPENED, bounced(1, '1 day', `'old@example.fi'`)],
  ['came back though news are off', BOUNCED, [stopped('giftNews'), bounced(1)]],
  ['came back and is taken into use', ACTIVATED, [takenAt(NOW), bounced(1)]],
];

describeDue('a giver hears of a gift that is', NEWS, {
  pool: () => running.pool,
  given: () => givenSent(sendingAt('2027-01-30T10:00Z')),
  run: () => sendGiftNews(running),
  told: lettersAbout,
});
