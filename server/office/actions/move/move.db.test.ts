import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDate } from '../../../../domain/base/local-date.ts';
import { givenAccount, givenCard } from '../../../../test/given.ts';
import { givenContract } from '../../../../test/given-contract.ts';
import { givenPaidOrder } from '../../../../test/given-order.ts';
import { officeMember } from '../../../../test/office-member.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { addLedgerEntry } from '../../../card/write-ledger.ts';
import { inTransaction } from '../../../db/database.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

const someAddress = () => `${randomUUID()}@example.fi`;
const senior = () => officeMember(running, ['seniorAgent']);
type Kind = 'MoveCard' | 'MoveOrder';

async function givenHolder({ firstVisitOn = null as string | null } = {}) {
  const personId = await givenAccount(running.pool);
  const card = await givenCard(running.pool, { accountId: personId, firstVisitOn });
  return { personId, ...card };
}

const toWife = (holder: { personId: string; customerNumber: string }, toAddress: string) => ({
  personId: holder.personId,
  customerNumber: holder.customerNumber,
  toAddress,
  firstName: 'Liisa',
  lastName: 'Lahtinen',
  bornIn: 1988,
});

async function perform(kind: Kind, input: object) {
  const member = await senior();
  const { previewed } = await member.ask(`preview${kind}`, { input } as never);
  const actionId = randomUUID();
  const actionRequest = { input, actionId, reason: 'puolisoiden yhteinen osoite', previewed };
  await member.ask(`perform${kind}`, actionRequest as never);
  const undoId = randomUUID();
  return { member, undo: { actionId, undoId, reason: 'väärä osoite' } };
}

async function refusalOf(kind: Kind, input: object, member?: Awaited<ReturnType<typeof senior>>) {
  const asker = member ?? (await senior());
  const preview = await asker.ask(`preview${kind}`, { input } as never);
  return preview.refusal?.key;
}

async function holderOf(cardId: string) {
  const { rows } = await running.pool.query(
    `select email_address as address, holder_first_name as name
       from museum_card left join account on account.id = holder_account_id where museum_card.id = $1`,
    [cardId],
  );
  return rows[0];
}

async function lettersTo(address: string): Promise<string[]> {
  const { rows } = await running.pool.query(
    'select letter from mail_outbox where address = $1 order by letter',
    [address],
  );
  return rows.map(({ letter }) => letter);
}

test('an unused card moves to a person without an account; both are notified; can be undone', async () => {
  const holder = await givenHolder();
  const { address: first } = await holderOf(holder.cardId);
  const wife = someAddress();
  const { member, undo } = await perform('MoveCard', toWife(holder, wife));
  expect(await holderOf(holder.cardId)).toEqual({ address: wife, name: 'Liisa' });
  expect(await lettersTo(first)).toEqual(['card-moved-away']);
  expect(await lettersTo(wife)).toEqual(['card-moved-here']);
  await member.ask('undoAction', undo);
  expect(await holderOf(holder.cardId)).toEqual({ address: first, name: 'Aino' });
});

test('the card appears on the page of the new account and not on the old one', async () => {
  const wife = await signedIn(running);
  const husband = await signedIn(running);
  const card = await givenCard(running.pool, { accountId: husband.accountId, firstVisitOn: null });
  const { customerNumber } = card;
  await perform(
    'MoveCard',
    toWife({ personId: husband.accountId, customerNumber }, wife.emailAddress),
  );
  expect(JSON.stringify(await wife.read('getMyCard'))).toContain(customerNumber);
  expect(JSON.stringify(await husband.read('getMyCard'))).not.toContain(customerNumber);
});

test('undoing is refused once the card was used or the first person holds another', async () => {
  const used = await givenHolder();
  const first = await perform('MoveCard', toWife(used, someAddress()));
  await inTransaction(running.pool, (tx) =>
    addLedgerEntry(tx, used.cardId, {
      kind: 'firstVisit',
      cause: 'visit:wife',
      occurredOn: localDate('2027-02-01'),
    }),
  );
  expect((await first.member.refusal('undoAction', first.undo)).errorCode).toBe('ACTION_CHANGED');
  const again = await givenHolder();
  const second = await perform('MoveCard', toWife(again, someAddress()));
  await givenCard(running.pool, { accountId: again.personId });
  expect((await second.member.refusal('undoAction', second.undo)).errorCode).toBe('ACTION_CHANGED');
});

test("refuses a used card, another person's card, a holder of another card, the same person, and oneself", async () => {
  const holder = await givenHolder();
  const used = await givenHolder({ firstVisitOn: '2027-02-01' });
  const other = await givenHolder();
  const otherAddress = (await holderOf(other.cardId)).address;
  const own = (await holderOf(holder.cardId)).address;
  const member = await senior();
  const { rows } = await running.pool.query('select email_address from account where id = $1', [
    member.accountId,
  ]);
  expect(await refusalOf('MoveCard', toWife(used, someAddress()))).toBe('used');
  const stolen = { personId: holder.personId, customerNumber: other.customerNumber };
  expect(await refusalOf('MoveCard', toWife(stolen, someAddress()))).toBe('noCard');
  expect(await refusalOf('MoveCard', toWife(holder, otherAddress))).toBe('hasCard');
  expect(await refusalOf('MoveCard', toWife(holder, own.toUpperCase()))).toBe('samePerson');
  const toSelf = toWife(holder, rows[0].email_address);
  expect(await refusalOf('MoveCard', toSelf, member)).toBe('yourself');
});

test('a paid order moves by its number; a stranger’s, an unpaid and a monthly one do not', async () => {
  const { pool, clock, settings } = running;
  const personId = await givenAccount(pool);
  const { orderId, orderNumber } = await givenPaidOrder(pool, {
    accountId: personId,
    now: clock.now(),
  });
  const toAddress = someAddress();
  const { member, undo } = await perform('MoveOrder', { personId, orderNumber, toAddress });
  const buyer = async () =>
    (
      await pool.query(
        `select email_address from card_order join account on account.id = buyer_account_id
          where card_order.id = $1 and owner_account_id = buyer_account_id`,
        [orderId],
      )
    ).rows[0].email_address;
  expect(await buyer()).toBe(toAddress);
  expect(await lettersTo(toAddress)).toEqual(['order-moved-here']);
  // Already moved, so no longer theirs.
  expect(await refusalOf('MoveOrder', { personId, orderNumber, toAddress: someAddress() })).toBe(
    'noOrder',
  );
  await member.ask('undoAction', undo);
  expect(await buyer()).not.toBe(toAddress);

  const stranger = await givenAccount(pool);
  const stolen = { personId: stranger, orderNumber, toAddress };
  expect(await refusalOf('MoveOrder', stolen)).toBe('noOrder');
  const token = randomUUID();
  const { secretKey } = settings;
  const { accountId: payer } = await givenContract(pool, { now: clock.now(), secretKey, token });
  const { rows } = await pool.query(
    `select reference from payment join payment_order link on link.payment_id = payment.id
       join card_order on card_order.id = link.card_order_id where buyer_account_id = $1`,
    [payer],
  );
  const monthly = { personId: payer, orderNumber: rows[0].reference, toAddress };
  expect(await refusalOf('MoveOrder', monthly)).toBe('monthly');
});
