import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anonymousBuyer, type Buyer, signedInBuyer } from '../../../test/buyer.ts';
import { digitalInput, paidGift } from '../../../test/gift-buyer.ts';
import { givenAccount, givenStaff } from '../../../test/given.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { inTransaction } from '../../db/database.ts';
import { sendGiftNews } from '../../gift/send/gift-news.ts';
import { recordBounce } from '../../letter/bounce/record-bounce.ts';
import { letters } from '../../letter/letters.ts';
import { forgetMailTo } from '../../letter/outbox-queries.ts';
import { queueMail } from '../../letter/queue-mail.ts';

let portal: TestPortal;
let clerk: Buyer;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  clerk = await signedInBuyer(portal);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    clerk.emailAddress,
  ]);
  await givenStaff(portal.pool, rows[0].id);
});
afterAll(() => portal.stop());

type Letter = 'payment-pending' | 'card-ending' | 'login-code';

async function queued(to: string, letter: Letter = 'payment-pending'): Promise<string> {
  const key = `test:${randomUUID()}`;
  const data = letters[letter].example;
  await inTransaction(portal.pool, (tx) =>
    queueMail(tx, { to, language: 'fi', letter, key, data } as Parameters<typeof queueMail>[1]),
  );
  const { rows } = await portal.pool.query(
    'select id from mail_outbox where idempotency_key = $1',
    [key],
  );
  return rows[0].id;
}

/** Polls until the worker has sent the mail or given it up. */
function outcomeOf(mailId: string): Promise<string> {
  return vi.waitFor(async () => {
    const { rows } = await portal.pool.query(
      `select case when sent_at is not null then 'sent' else last_error end as outcome
         from mail_outbox where id = $1 and coalesce(sent_at, given_up_at) is not null`,
      [mailId],
    );
    expect(rows).toHaveLength(1);
    return rows[0].outcome as string;
  }, 20_000);
}

async function sent(to: string, letter?: Letter): Promise<string> {
  const mailId = await queued(to, letter);
  expect(await outcomeOf(mailId)).toBe('sent');
  return mailId;
}

const report = (mailId: string, status = '5.1.1') =>
  recordBounce(
    portal.pool,
    Buffer.from(
      [
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Action: failed',
        `Status: ${status}`,
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: <${mailId}@localhost>`,
        '',
        '--b--',
      ].join('\r\n'),
    ),
  );

const office = (method: string, params: object = {}) =>
  clerk.call(method, params, 'BackOfficeController');

/** Like the page: performs what was previewed, with a reason. */
async function resend(mailId: string, to: string | null) {
  const input = { mailId, to };
  const seen = await office('previewResendLetter', { input });
  const actionRequest = { input, reason: 'osoite korjattu', previewed: seen.body.previewed };
  return {
    refusal: seen.body.refusal?.key,
    perform: () => office('performResendLetter', { ...actionRequest, actionId: randomUUID() }),
  };
}

type Listed = { id: string; emailAddress: string };
async function listed(emailAddress: string): Promise<Listed | undefined> {
  const { body } = await clerk.read('getBounces', {}, 'BackOfficeController');
  return body.waiting.find((one: Listed) => one.emailAddress === emailAddress);
}

async function mailsTo(address: string) {
  return (await portal.mails()).filter(({ to }) => to.includes(address));
}

test('a letter rejected by the mail server is listed with person, order and cause', async () => {
  const address = `${randomUUID()}+reject@example.fi`;
  const personId = await givenAccount(portal.pool, { emailAddress: address });
  const mailId = await queued(address);

  expect(await outcomeOf(mailId)).toBe('refused');

  expect(await listed(address)).toMatchObject({
    id: mailId,
    letter: 'payment-pending',
    cause: 'noSuchAddress',
    orderNumber: 'MK100123',
    person: { id: personId, emailAddress: address },
    canResend: true,
  });
});

test('a delivery report is accepted once, and only for a sent letter', async () => {
  const address = `${randomUUID()}@example.fi`;
  const mailId = await sent(address);
  const waiting = await queued(`${randomUUID()}+busy@example.fi`);

  expect(await report(mailId, '5.2.2')).toBe('recorded');
  expect(await report(mailId, '5.1.1')).toBe('ignored');
  expect(await report(waiting)).toBe('ignored');
  expect(await report(randomUUID())).toBe('ignored');

  expect(await listed(address)).toMatchObject({ cause: 'mailboxFull', status: '5.2.2' });
});

test('a report older than a month is ignored', async () => {
  const mailId = await sent(`${randomUUID()}@example.fi`);
  await portal.pool.query(
    `update mail_outbox set sent_at = now() - interval '31 days' where id = $1`,
    [mailId],
  );

  expect(await report(mailId)).toBe('ignored');
});

test('resending to a corrected address happens once, even when two do it at the same time', async () => {
  const [wrong, right] = [`${randomUUID()}@exmaple.fi`, `${randomUUID()}@example.fi`];
  const id = await sent(wrong);
  await report(id);

  expect((await resend(id, 'x@y, z@y')).refusal).toBe('wrongAddress');
  const [one, other] = await Promise.all([resend(id, ` ${right} `), resend(id, right)]);
  const both = await Promise.all([one.perform(), other.perform()]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await vi.waitFor(async () => expect(await mailsTo(right)).toHaveLength(1), 20_000);
  const [first] = await mailsTo(wrong);
  const [again] = await mailsTo(right);
  expect(again).toMatchObject({ subject: first?.subject, text: first?.text });
  expect(await listed(wrong)).toBeUndefined();
  const { rows } = await portal.pool.query(
    `select reason from staff_action where kind = 'resendLetter' and input ->> 'mailId' = $1`,
    [id],
  );
  expect(rows).toEqual([{ reason: 'osoite korjattu' }]);
});

test("resending an account's letter to its current address removes it from the list", async () => {
  const [old, present] = [`${randomUUID()}@example.fi`, `${randomUUID()}@example.fi`];
  const personId = await givenAccount(portal.pool, { emailAddress: old });
  const id = await sent(old);
  await report(id);
  await portal.pool.query('update account set email_address = $2 where id = $1', [
    personId,
    present,
  ]);

  expect((await resend(id, `${randomUUID()}@example.fi`)).refusal).toBe('accountAddress');
  expect((await (await resend(id, null)).perform()).status).toBe(200);

  await vi.waitFor(async () => expect(await mailsTo(present)).toHaveLength(1), 20_000);
  expect(await listed(old)).toBeUndefined();
});

test('a letter with a secret cannot be resent', async () => {
  const address = `${randomUUID()}@example.fi`;
  const id = await sent(address, 'login-code');
  await report(id);
  const refused = `${randomUUID()}+reject@example.fi`;
  expect(await outcomeOf(await queued(refused, 'login-code'))).toBe('refused');

  expect(await listed(refused)).toMatchObject({ canResend: false });
  expect(await listed(address)).toMatchObject({ canResend: false });
  expect((await resend(id, null)).refusal).toBe('secret');

  const input = { mailId: id };
  const { previewed } = (await office('previewEndBounce', { input })).body;
  const actionRequest = { input, reason: 'asiakas soitti', previewed, actionId: randomUUID() };
  await Promise.all([
    office('performEndBounce', actionRequest),
    office('performEndBounce', actionRequest),
  ]);
  expect(await listed(address)).toBeUndefined();
  const { rows } = await portal.pool.query('select kind, reason from staff_action where id = $1', [
    actionRequest.actionId,
  ]);
  expect(rows).toEqual([{ kind: 'endBounce', reason: 'asiakas soitti' }]);
  expect((await office('previewEndBounce', { input })).body.refusal.key).toBe('ended');
  const undone = { actionId: actionRequest.actionId, undoId: randomUUID(), reason: 'väärä viesti' };
  expect((await office('undoAction', undone)).status).toBe(200);
  expect(await listed(address)).toMatchObject({ id });
});

test('a bouncing address gets no reminders but still gets contractual letters', async () => {
  const address = `${randomUUID()}@example.fi`;
  const id = await sent(address);
  await report(id);

  expect(await outcomeOf(await queued(address, 'card-ending'))).toBe('stopped');
  expect(await outcomeOf(await queued(address))).toBe('sent');
  await (await resend(id, null)).perform();
  expect(await outcomeOf(await queued(address, 'card-ending'))).toBe('sent');
});

test('the giver of a bounced gift is notified once, and the office can correct the address', async () => {
  const giverAddress = `${randomUUID()}@example.fi`;
  const wrong = `${randomUUID()}+reject@example.fi`;
  const right = `${randomUUID()}@example.fi`;
  const buyer = { firstName: 'Aino', lastName: 'Antaja', emailAddress: giverAddress };
  await paidGift(
    portal,
    anonymousBuyer(portal),
    'processDigitalGiftPurchase',
    digitalInput([{ recipientEmail: wrong }], { buyer: { ...buyer, language: 'sv' } }),
  );
  const bounce = await vi.waitFor(async () => {
    const found = await listed(wrong);
    if (!found) throw new Error('not yet');
    return found;
  }, 20_000);
  expect(bounce).toMatchObject({ letter: 'gift', canResend: true });

  await Promise.all([1, 2].map(() => sendGiftNews(portal)));
  await sendGiftNews(portal);
  expect((await (await resend(bounce.id, right)).perform()).status).toBe(200);

  const told = await vi.waitFor(async () => {
    const mails = await mailsTo(giverAddress);
    expect(mails.filter(({ subject }) => subject.includes('kom inte fram'))).toHaveLength(1);
    return mails.find(({ subject }) => subject.includes('kom inte fram'));
  }, 20_000);
  expect(told?.text).toMatch(/Rätta adressen:\n.+#avain=/);
  expect(told?.text).not.toContain(wrong);
  await vi.waitFor(async () => expect(await mailsTo(right)).toHaveLength(1), 20_000);
});

test('deleting a person deletes their bounces', async () => {
  const address = `${randomUUID()}@example.fi`;
  await report(await sent(address));

  await inTransaction(portal.pool, (tx) => forgetMailTo(tx, address.toUpperCase()));

  expect(await listed(address)).toBeUndefined();
});
