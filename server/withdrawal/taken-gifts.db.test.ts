import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths, helsinkiDay } from '../../domain/base/local-date.ts';
import { addedByStaff, movedTime } from '../../domain/card/moved-time.ts';
import { anonymousBuyer, type Buyer, purchaseInput, signedInBuyer } from '../../test/buyer.ts';
import { digitalInput, paidGift } from '../../test/gift-buyer.ts';
import { givenAccount, givenCard, givenMuseum } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { addLedgerEntry, voidLedgerEntry } from '../card/write-ledger.ts';
import { inTransaction } from '../db/database.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { anonymiseCard, deleteAccount } from '../privacy/delete-account-queries.ts';
import { withdrawalLink } from './withdrawal-link.ts';

const ACTIVATION = 'CardActivationController';
const WITHDRAWAL = 'WithdrawalController';
const DAY_MS = 24 * 60 * 60 * 1000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

const today = () => helsinkiDay(portal.clock.now());

async function all(sql: string, ...values: unknown[]) {
  return (await portal.pool.query(sql, values)).rows;
}

/** The scheme's choice from today on. */
async function choose(giftsStay: boolean) {
  await all(
    `insert into scheme_fact (topic, valid_from, value) values ('takenGifts', $1, $2)`,
    today(),
    { giftsStay },
  );
}

async function ordered(count: number) {
  const giver = anonymousBuyer(portal);
  const { paymentId, giftKey } = await paidGift(
    portal,
    giver,
    'processDigitalGiftPurchase',
    digitalInput(Array.from({ length: count }, () => ({ recipientEmail: `${randomUUID()}@a.fi` }))),
  );
  const rows = await all(
    `select done.card_id as "cardId", sealed_code as sealed, reference as "orderNumber"
       from payment join order_fulfilment done on done.payment_id = payment.id
       join gift using (card_order_id) join claimable_card using (card_id)
      where payment.id = $1 order by place`,
    paymentId,
  );
  const { secretKey } = portal.settings;
  const gifts = rows.map(({ cardId, sealed }) => ({ cardId, code: unsealCode(sealed, secretKey) }));
  return { giver, paymentId, giftKey, gifts, orderNumber: rows[0].orderNumber as string };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;
type Gift = Ordered['gifts'][number];

/** Same as opening the link in the giver's mail. */
function asked({ paymentId, orderNumber }: Ordered) {
  const link = withdrawalLink(
    { payment: { id: paymentId, reference: orderNumber }, language: 'fi' },
    portal.settings,
  );
  const withdrawalKey = new URLSearchParams(new URL(link).hash.slice(1)).get('avain') ?? '';
  return { orderNumber, withdrawalKey };
}

const look = async (order: Ordered) =>
  (await order.giver.call('openWithdrawal', asked(order), WITHDRAWAL)).body;
const withdraw = async (order: Ordered, refund: number) =>
  (await order.giver.call('withdrawOrder', { ...asked(order), refund }, WITHDRAWAL)).body;

async function type(who: Buyer, { code }: Gift) {
  return (await who.call('checkActivation', { code }, ACTIVATION)).body;
}

async function register(who: Buyer, gift: Gift, emailAddress = who.emailAddress) {
  await type(who, gift);
  const inputData = { ...purchaseInput(emailAddress), cardAssetId: gift.cardId };
  const { body } = await who.call('processMuseumCard', { inputData, validateOnly: false });
  expect(body.validationError).toBeNull();
}

/** Adds the gift to a card valid for half a year more. */
async function addToHeld(who: Buyer, gift: Gift) {
  const [{ id: accountId }] = await all(
    'select id from account where email_address = $1',
    who.emailAddress,
  );
  const validUntil = addDays(today(), 180);
  const held = await givenCard(portal.pool, { accountId, validUntil });
  await type(who, gift);
  const { status } = await who.call('addToOwnCard', { cardAssetId: gift.cardId }, ACTIVATION);
  expect(status).toBe(200);
  return { cardId: held.cardId, validUntil };
}

async function validity(cardId: string) {
  const [row] = await all(
    `select valid_until::text as "until", waits_for_first_visit as waits from card_validity where card_id = $1`,
    cardId,
  );
  return row;
}

const NOTHING = { until: null, waits: false };

async function visit(cardId: string) {
  const museumId = await givenMuseum(portal.pool);
  const id = randomUUID();
  await inTransaction(portal.pool, async (tx) => {
    await tx.query(
      'insert into visit (id, card_id, museum_id, visited_on) values ($1, $2, $3, $4)',
      [id, cardId, museumId, today()],
    );
    await addLedgerEntry(tx, cardId, {
      kind: 'firstVisit',
      cause: `visit:${id}`,
      occurredOn: today(),
    });
  });
}

const endedLetters = (address: string) =>
  all(
    `select data ->> 'firstName' as name, data -> 'card' as card, card_id as "cardId"
       from mail_outbox where letter = 'gift-ended' and address = $1`,
    address,
  );

test('by default an activated gift stays, even if the scheme has changed the rule since', async () => {
  const order = await ordered(1);
  const [gift] = order.gifts as [Gift];
  const recipient = await signedInBuyer(portal);
  await register(recipient, gift);
  portal.clock.advance(DAY_MS);
  await choose(false);

  expect(await look(order)).toMatchObject({ state: 'taken', taken: 1, ended: 0 });
  expect((await withdraw(order, 79)).order.state).toBe('taken');

  expect(await validity(gift.cardId)).toEqual({ until: null, waits: true });
  expect(await endedLetters(recipient.emailAddress)).toEqual([]);
});

describe('when gifts do not stay', () => {
  test('a withdrawal revokes all three: registered, added to a renewed card, and unused', async () => {
    const order = await ordered(3);
    const [registered, added, unused] = order.gifts as [Gift, Gift, Gift];
    const [one, other] = [await signedInBuyer(portal), await signedInBuyer(portal)];
    await register(one, registered);
    const held = await addToHeld(other, added);
    await inTransaction(portal.pool, (tx) =>
      addLedgerEntry(tx, held.cardId, {
        kind: 'renewedWhileValid',
        cause: 'renewal:own',
        occurredOn: today(),
        months: 12,
      }),
    );
    const [mail] = (await portal.mails()).filter(({ subject }) => /antoi sinulle/.test(subject));
    expect(mail?.text).toContain('vaikka olisit jo aktivoinut sen');

    expect(await look(order)).toMatchObject({ refund: 237, taken: 0, ended: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(order, 237)));

    expect(new Set(answers.map((answer) => answer.order.state))).toEqual(new Set(['withdrawn']));
    expect(await validity(registered.cardId)).toEqual(NOTHING);
    expect(await validity(unused.cardId)).toEqual(NOTHING);
    const renewed = addMonths(held.validUntil, 12);
    expect(await validity(held.cardId)).toEqual({ until: renewed, waits: false });
    expect(await endedLetters(one.emailAddress)).toMatchObject([
      { name: 'Aino', card: { state: 'refunded' }, cardId: registered.cardId },
    ]);
    expect(await endedLetters(other.emailAddress)).toMatchObject([
      { card: { state: 'valid', lastDay: renewed }, cardId: held.cardId },
    ]);
    const [need] = await all(
      'select amount_cents as cents from refund_need where payment_id = $1',
      order.paymentId,
    );
    expect(need.cents).toBe(23_700);
    const page = await order.giver.call('getGiftOrder', { giftKey: order.giftKey });
    expect(page.body.gifts.map(({ state }: { state: string }) => state)).toEqual(
      Array(3).fill('withdrawn'),
    );
    const plastic = await all(
      'select 1 from plastic_card_order where card_id = $1 and cancelled_at is null',
      registered.cardId,
    );
    expect(plastic).toEqual([]);
  });

  test('both gifts of one payment end when they were added to one card', async () => {
    const order = await ordered(2);
    const [first, second] = order.gifts as [Gift, Gift];
    const recipient = await signedInBuyer(portal);
    await register(recipient, first);
    await type(recipient, second);
    await recipient.call('addToOwnCard', { cardAssetId: second.cardId }, ACTIVATION);
    await visit(first.cardId);
    expect((await validity(first.cardId)).until).toBe(addMonths(today(), 24));

    await withdraw(order, 158);

    expect(await validity(first.cardId)).toEqual(NOTHING);
  });

  test('a visit changes nothing: the full price is refunded, and the visit stays', async () => {
    const order = await ordered(1);
    const [gift] = order.gifts as [Gift];
    const recipient = await signedInBuyer(portal);
    await register(recipient, gift);
    await visit(gift.cardId);
    portal.clock.advance(2 * DAY_MS);

    expect(await look(order)).toMatchObject({ refund: 79, used: 0, ended: 1 });
    await withdraw(order, 79);

    expect(await validity(gift.cardId)).toEqual({ until: addDays(today(), -1), waits: false });
    expect(await all('select 1 from visit where card_id = $1', gift.cardId)).toHaveLength(1);
  });

  test('a recipient with an unverified address is notified without a name, and the link stops working', async () => {
    const order = await ordered(1);
    const [gift] = order.gifts as [Gift];
    const guest = anonymousBuyer(portal);
    const emailAddress = `${randomUUID()}@example.fi`;
    await register(guest, gift, emailAddress);

    await withdraw(order, 79);

    const letters = await endedLetters(emailAddress);
    expect(letters).toMatchObject([{ name: '', cardId: null }]);
    expect(letters[0]?.card).toBeNull();
    expect(
      await all('select 1 from registration_confirmation where card_id = $1', gift.cardId),
    ).toEqual([]);
  });

  test('a recipient with a deleted account gets no letter', async () => {
    const order = await ordered(1);
    const [gift] = order.gifts as [Gift];
    const recipient = await signedInBuyer(portal);
    const held = await addToHeld(recipient, gift);
    const [{ id }] = await all(
      'select id from account where email_address = $1',
      recipient.emailAddress,
    );
    await inTransaction(portal.pool, async (tx) => {
      await anonymiseCard(tx, held.cardId);
      await deleteAccount(tx, id);
    });

    expect((await withdraw(order, 79)).order.state).toBe('withdrawn');

    expect((await validity(held.cardId)).until).toBe(held.validUntil);
    expect(await endedLetters(recipient.emailAddress)).toEqual([]);
  });

  test('time that staff moved to another card ends there, and an undo does not restore it', async () => {
    const order = await ordered(1);
    const [gift] = order.gifts as [Gift];
    const recipient = await signedInBuyer(portal);
    await register(recipient, gift);
    const validUntil = addDays(today(), 90);
    const accountId = await givenAccount(portal.pool);
    const { cardId } = await givenCard(portal.pool, { accountId, validUntil });
    const names = addedByStaff(randomUUID());
    await inTransaction(portal.pool, async (tx) => {
      const ledger = await findLedger(tx, gift.cardId);
      const { taken, given } = movedTime(ledger, { today: today(), ...names });
      for (const entry of taken) await addLedgerEntry(tx, gift.cardId, entry);
      await addLedgerEntry(tx, cardId, given);
    });
    expect((await validity(cardId)).until).toBe(addMonths(validUntil, 12));

    await withdraw(order, 79);
    expect((await validity(cardId)).until).toBe(validUntil);

    await inTransaction(portal.pool, async (tx) => {
      const cause = names.taken(`payment:${order.paymentId}`);
      await voidLedgerEntry(tx, gift.cardId, { cause, reason: 'undone' });
      await voidLedgerEntry(tx, cardId, { cause: names.given, reason: 'undone' });
    });
    expect((await validity(cardId)).until).toBe(validUntil);
    expect(await validity(gift.cardId)).toEqual(NOTHING);
  });

  test('of a concurrent activation and withdrawal, either the gift ends or it is not activated', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await ordered(1);
      const [gift] = order.gifts as [Gift];
      const recipient = await signedInBuyer(portal);
      const [{ id: accountId }] = await all(
        'select id from account where email_address = $1',
        recipient.emailAddress,
      );
      const validUntil = addDays(today(), 60);
      const held = await givenCard(portal.pool, { accountId, validUntil });
      await type(recipient, gift);

      await Promise.all([
        withdraw(order, 79),
        recipient.call('addToOwnCard', { cardAssetId: gift.cardId }, ACTIVATION),
      ]);

      expect((await validity(held.cardId)).until).toBe(validUntil);
      expect(await validity(gift.cardId)).toEqual(NOTHING);
      expect((await look(order)).state).toBe('withdrawn');
    }
  });

  test('the terms of the order apply, even if the scheme has changed the rule since', async () => {
    const order = await ordered(1);
    const [gift] = order.gifts as [Gift];
    await register(await signedInBuyer(portal), gift);
    portal.clock.advance(DAY_MS);
    await choose(true);

    expect((await withdraw(order, 79)).order.state).toBe('withdrawn');
    expect(await validity(gift.cardId)).toEqual(NOTHING);
  });
});
