import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anonymousBuyer,
  payAtPaytrail,
  signedInBuyer,
  startPurchase,
} from '../../../test/buyer.ts';
import { startCompanyOrder } from '../../../test/company-buyer.ts';
import { digitalInput, startGift } from '../../../test/gift-buyer.ts';
import { givenAccount, givenCard } from '../../../test/given.ts';
import { officeMember } from '../../../test/office-member.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal.stop());

async function paid(started: { body: unknown; paymentId: string }) {
  await fetch((await payAtPaytrail(started as never)) ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query(
    'select card_order_id as id from payment_order where payment_id = $1',
    [started.paymentId],
  );
  return rows.map(({ id }) => id as string);
}

const looksAt = async (accountId: string) => {
  const { rows } = await portal.pool.query(
    'select subject from staff_look where account_id = $1 order by id',
    [accountId],
  );
  return rows.map(({ subject }) => subject);
};

test('an order shows product, buyer, payment and result', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  const [id = ''] = await paid(started);
  const agent = await officeMember(portal, ['agent']);

  const order = await agent.ask('getOrder', { id }, 'GET');

  expect(order).toMatchObject({
    kind: 'standard',
    amount: 79,
    buyer: { name: 'Aino Lahtinen', emailAddress: buyer.emailAddress },
    holder: { name: 'Aino Lahtinen', personId: order.buyer.personId },
    card: { state: 'waitsForFirstVisit' },
    payments: [{ id: started.paymentId, state: 'paid', isFulfilled: true, hasReceipt: true }],
    refundable: { paymentId: started.paymentId, left: 79 },
    gift: null,
    company: null,
  });
  expect(order.orderNumber).toBe(order.payments[0]?.orderNumber);
  expect(order.lines[0]).toMatchObject({ units: 1, sum: 79 });
  expect(await looksAt(order.buyer.personId ?? '')).toEqual(['orders']);

  const { lines } = await agent.ask('getTimeOfOrder', { id }, 'GET');
  expect(lines.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['order', 'payment', 'fulfilled', 'ledger', 'letter']),
  );
  const letter = lines.find(({ what }) => what === 'letter');
  expect(letter).toMatchObject({ shown: 'Tilausvahvistus' });
  const money = await agent.ask('getTimeOfOrder', { id, kind: 'money' }, 'GET');
  expect(money.lines).toHaveLength(order.counts.money);
});

test("an order's letter is readable only through that order and only once sent", async () => {
  const [id = ''] = await paid(await startPurchase(await signedInBuyer(portal)));
  const [other = ''] = await paid(await startPurchase(await signedInBuyer(portal)));
  const agent = await officeMember(portal, ['agent']);
  const { rows } = await portal.pool.query(
    `insert into mail_outbox (idempotency_key, letter, language, address, data, sent_at, next_try_at)
     select name || ':' || payment_id, 'deletion-requested', 'fi', 'aino@example.fi',
            '{"link": "https://example.fi/", "dueOn": "2030-01-02"}',
            case name when 'pending' then now() end, now() + interval '1 day'
       from payment_order, unnest(array['pending', 'returned']) name where card_order_id = $1
     returning id`,
    [id],
  );
  const [sent, waiting] = rows;
  const read = async (letter: string, orderId: string) =>
    (await agent.ask('getLetterOfOrder', { id: letter, orderId }, 'GET')).letter;
  expect((await read(sent.id, id))?.text).toContain('2.1.2030');
  expect(await read(sent.id, other)).toBeNull();
  expect(await read(waiting.id, id)).toBeNull();
});

test('a gift shows whether it was sent, bounced, opened and activated, and links to the gifts beside it', async () => {
  const { pool } = portal;
  const input = digitalInput([{}, { recipientName: 'Helmi' }]);
  const started = await startGift(anonymousBuyer(portal), 'processDigitalGiftPurchase', input);
  await paid(started);
  const [id = '', second = ''] = started.orderIds;
  const agent = await officeMember(portal, ['agent']);
  const bought = await agent.ask('getOrder', { id }, 'GET');
  expect(bought).toMatchObject({
    kind: 'gift',
    buyer: { personId: null },
    gift: { isDigital: true, recipientName: 'Elias', openedAt: null, activatedAt: null },
    beside: [{ id: second, kind: 'gift', name: 'Helmi' }],
  });

  const accountId = await givenAccount(pool);
  const { cardId } = await givenCard(pool, { accountId, validUntil: '2030-05-05' });
  await pool.query('insert into gift_opening values ($1, now())', [id]);
  await pool.query(
    `insert into card_redemption (card_id, account_id, merged_into_card_id, redeemed_at)
     select card_id, $2, $3, now() from order_fulfilment where card_order_id = $1`,
    [id, accountId, cardId],
  );
  await pool.query(
    `insert into gift_sending (card_order_id, number, sent_at) values ($1, 1, now())
     on conflict do nothing`,
    [id],
  );
  const { rows } = await pool.query(
    `insert into mail_outbox (idempotency_key, letter, language, address, sent_at)
     values ('gift:' || $1 || ':1', 'gift', 'fi', 'elias.saaja@example.fi', now())
     on conflict (idempotency_key) do update set sent_at = now() returning id`,
    [id],
  );
  await pool.query(
    `insert into mail_bounce (mail_id, email_address, source, cause, bounced_at)
     values ($1, 'elias.saaja@example.fi', 'report', 'noSuchAddress', now())`,
    [rows[0].id],
  );

  const used = await agent.ask('getOrder', { id }, 'GET');
  expect(used.gift).toMatchObject({ state: 'activated', isBounced: true });
  expect(used.gift?.openedAt).not.toBeNull();
  // Merged into the person's card: shows that card and holder, who sees the access.
  expect(used.holder).toMatchObject({ personId: accountId });
  expect(await looksAt(accountId)).toEqual(['orders']);
  const { lines } = await agent.ask('getTimeOfOrder', { id }, 'GET');
  expect(lines.map(({ what, state }) => `${what} ${state}`)).toEqual(
    expect.arrayContaining(['giftOpened null', 'redeemed merged', 'giftLetter bounced']),
  );
});

test('a company order shows only counts, never who uses a card', async () => {
  const { pool } = portal;
  const started = await startCompanyOrder(anonymousBuyer(portal), { numberOfUnits: 3 });
  const [id = ''] = await paid(started as never);
  const accountId = await givenAccount(pool);
  await pool.query(
    `with seat as (
       update company_seat set person_name = 'Ilona Salainen', email_address = 'ilona@talo.example', invited_at = now()
        where order_id = (select id from company_order where card_order_id = $1) and number = 1 returning card_id)
     insert into card_redemption (card_id, account_id, redeemed_at) select card_id, $2, now() from seat`,
    [id, accountId],
  );
  const agent = await officeMember(portal, ['agent']);
  const order = await agent.ask('getOrder', { id }, 'GET');
  expect(order).toMatchObject({
    kind: 'companyOrder',
    card: null,
    holder: null,
    company: { seats: 3, invited: 1, free: 2, activated: 1 },
  });
  const time = await agent.ask('getTimeOfOrder', { id }, 'GET');
  expect(time.lines).toContainEqual(
    expect.objectContaining({ what: 'seatsInvited', count: 1, shown: null, targetId: null }),
  );
  expect(JSON.stringify([order, time])).not.toMatch(/Ilona|ilona@talo/);
  expect(JSON.stringify([order, time])).not.toContain(accountId);
  expect(await looksAt(accountId)).toEqual([]);
});

test("staff read a paid order's receipt without the buyer’s key, and the access is recorded", async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  const agent = await officeMember(portal, ['viewer']);
  expect((await agent.open(`/office/receipts/${started.paymentId}`)).status).not.toBe(200);
  await paid(started);
  const receipt = await agent.open(`/office/receipts/${started.paymentId}`);
  expect(receipt.status).toBe(200);
  expect(receipt.body).toMatch(/^%PDF-/);
  const { rows } = await portal.pool.query(
    `select card_order.buyer_account_id as id from payment_order
       join card_order on card_order.id = card_order_id where payment_id = $1`,
    [started.paymentId],
  );
  expect(await looksAt(rows[0].id)).toEqual(['orders']);
  expect((await agent.open(`/office/receipts/${randomUUID()}`)).status).toBe(404);
});

test('an unknown order is not found, and a member without the right to see people sees none', async () => {
  const agent = await officeMember(portal, ['agent']);
  const asked = { id: randomUUID() };
  await expect(agent.ask('getOrder', asked, 'GET')).rejects.toMatchObject({ status: 404 });
  await expect(agent.ask('getTimeOfOrder', asked, 'GET')).rejects.toMatchObject({ status: 404 });
  const auditor = await officeMember(portal, ['auditor']);
  await expect(auditor.ask('getOrder', asked, 'GET')).rejects.toMatchObject({ status: 403 });
});
