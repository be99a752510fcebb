import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  anonymousBuyer,
  type Buyer,
  payAtPaytrail,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { givenStaff } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { inTransaction } from '../db/database.ts';
import { deleteCasesOf } from './contact-queries.ts';

let portal: TestPortal;
let clerk: Buyer;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  clerk = await signedInBuyer(portal);
  await givenStaff(portal.pool, await accountOf(clerk.emailAddress));
});
// All tests share one IP address.
beforeEach(() => portal.pool.query('delete from rate_limit'));
afterAll(() => portal.stop());

async function accountOf(emailAddress: string): Promise<string> {
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    emailAddress,
  ]);
  return rows[0].id;
}

const newAddress = () => `${randomUUID()}@example.fi`;

function write(writer: Buyer, changes: object = {}) {
  return writer.call('contactService', {
    requestKey: randomUUID(),
    subject: 'card',
    message: 'Kortti ei toimi.',
    orderNumber: '',
    emailAddress: newAddress(),
    ...changes,
  });
}

const office = (method: string, params: object = {}) =>
  clerk.call(method, params, 'BackOfficeController');

async function caseOf(number: number) {
  const { rows } = await portal.pool.query('select id from contact_case where number = $1', [
    number,
  ]);
  return (await office('markContact', { id: rows[0].id, isDone: false })).body;
}

async function mailsTo(address: string) {
  return (await portal.mails()).filter(({ to }) => to.includes(address));
}

test('a guest’s message is confirmed without repeating it and answered once by mail', async () => {
  const emailAddress = newAddress();
  const guest = anonymousBuyer(portal);

  const { body } = await write(guest, { emailAddress, message: 'Osta tästä: {product} 🎨' });
  expect(body).toEqual({ validationError: null, caseNumber: expect.any(Number) });
  const found = await caseOf(body.caseNumber);
  expect(found).toMatchObject({
    emailAddress,
    person: null,
    isSignedIn: false,
    order: null,
    messages: [{ body: 'Osta tästä: {product} 🎨', isAnswer: false }],
  });

  const answerKey = randomUUID();
  const answered = { id: found.id, answerKey, answer: 'Hei {0},\n\nkortti toimii.', isDone: true };
  const both = await Promise.all([1, 2].map(() => office('answerContact', answered)));

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const mails = await vi.waitFor(async () => {
    const arrived = await mailsTo(emailAddress);
    expect(arrived).toHaveLength(2);
    return arrived;
  }, 20_000);
  const confirmation = mails.find(({ subject }) => subject.startsWith('Saimme viestisi'));
  const reply = mails.find(({ subject }) => subject.startsWith('Vastaus viestiisi'));
  expect(confirmation?.text).not.toContain('Osta');
  expect(reply?.text).toContain('Hei {0},\n\nkortti toimii.');
  expect(reply?.text).toContain('Osta tästä: {product} 🎨');
  const after = await office('markContact', { id: found.id, isDone: true });
  expect(after.body.messages).toHaveLength(2);
  expect(after.body.endedBy).toBe(clerk.emailAddress);
});

test('the same form sent twice at once creates one case and one confirmation', async () => {
  const sent = { requestKey: randomUUID(), emailAddress: newAddress() };
  const guest = anonymousBuyer(portal);

  const answers = await Promise.all([1, 2, 3].map(() => write(guest, sent)));
  const stranger = await write(guest, { ...sent, emailAddress: newAddress() });

  expect(new Set(answers.map(({ body }) => body.caseNumber)).size).toBe(1);
  expect(stranger.body.caseNumber).toBeNull();
  const { rowCount } = await portal.pool.query(
    `select 1 from mail_outbox where letter = 'contact-received' and address = $1`,
    [sent.emailAddress],
  );
  expect(rowCount).toBe(1);
});

test('the office sees whose order a message names, and the sender learns nothing of it', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query('select reference from payment where id = $1', [
    started.paymentId,
  ]);
  const orderNumber = rows[0].reference;
  const typed = ` ${orderNumber.toLowerCase()} `;
  const guest = anonymousBuyer(portal);

  const own = await write(buyer, { orderNumber: typed });
  const asTheirs = await write(guest, { orderNumber, emailAddress: buyer.emailAddress });
  const another = await write(guest, { orderNumber });
  const unknown = await write(guest, { orderNumber: 'MK999999999' });

  const shapes = [own, asTheirs, another, unknown].map(({ status, body }) => [
    status,
    Object.keys(body),
    body.validationError,
  ]);
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  const personId = await accountOf(buyer.emailAddress);
  const paymentId = started.paymentId;
  expect(await caseOf(own.body.caseNumber)).toMatchObject({
    person: { id: personId },
    isSignedIn: true,
    order: { paymentId, isTheirs: true },
  });
  expect(await caseOf(asTheirs.body.caseNumber)).toMatchObject({
    person: { id: personId },
    isSignedIn: false,
    order: { isTheirs: true },
  });
  expect(await caseOf(another.body.caseNumber)).toMatchObject({
    person: null,
    order: { paymentId, isTheirs: false },
  });
  expect(await caseOf(unknown.body.caseNumber)).toMatchObject({ order: null });
});

test('long texts, broken characters and bad addresses get an error text', async () => {
  const guest = anonymousBuyer(portal);

  const broken = await write(guest, { message: 'Puolikas \ud83c hymiö' });
  const longest = await write(guest, { message: '🎨'.repeat(4000) });
  const tooLong = await write(guest, { message: 'a'.repeat(4001) });
  const empty = await write(guest, { message: ' \n ' });
  const noAddress = await write(guest, { emailAddress: 'a@b, c@d.fi' });

  expect((await caseOf(broken.body.caseNumber)).messages[0].body).toBe('Puolikas \uFFFD hymiö');
  expect(longest.body.validationError).toBeNull();
  for (const { body } of [tooLong, empty, noAddress]) {
    expect(body).toEqual({ validationError: expect.any(String), caseNumber: null });
  }
});

test('messages are limited per sender and per mailbox', async () => {
  const guest = anonymousBuyer(portal);
  const emailAddress = newAddress();

  const answers = [];
  for (let sent = 0; sent < 11; sent += 1) answers.push(await write(guest, { emailAddress }));

  expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true);
  expect(answers[10]?.status).toBe(429);
  const { rowCount } = await portal.pool.query(
    `select 1 from mail_outbox where letter = 'contact-received' and address = $1`,
    [emailAddress],
  );
  expect(rowCount).toBe(5);
});

test('a case is on the person’s timeline and is deleted with the account', async () => {
  const buyer = await signedInBuyer(portal);
  const { emailAddress } = buyer;
  const { body } = await write(buyer, { emailAddress });
  const id = await accountOf(emailAddress);
  const { rows } = await portal.pool.query('select id from contact_case where number = $1', [
    body.caseNumber,
  ]);

  const line = await fetch(
    `${portal.url}/lwr/apex/v65.0/BackOfficeController/getTimeOfPerson?id=${id}&kind=letters`,
    { headers: { cookie: clerk.cookie() } },
  ).then((answer) => answer.json());
  expect(line.lines).toContainEqual(
    expect.objectContaining({ what: 'contact', count: body.caseNumber, targetId: rows[0].id }),
  );

  await inTransaction(portal.pool, (tx) => deleteCasesOf(tx, emailAddress.toUpperCase()));
  expect(
    (await portal.pool.query('select 1 from contact_message where case_id = $1', [rows[0].id]))
      .rowCount,
  ).toBe(0);
});

test('a deleted case cannot be answered', async () => {
  const gone = { id: randomUUID(), answerKey: randomUUID(), answer: 'Hei', isDone: true };

  expect((await office('answerContact', gone)).status).toBe(404);
});
