import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anonymousBuyer, type Buyer, payAtPaytrail, signedInBuyer } from '../../../test/buyer.ts';
import { startCompanyOrder } from '../../../test/company-buyer.ts';
import { digitalInput, envelopeInput, paidGift } from '../../../test/gift-buyer.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { forgetUnpaidOrders } from '../../jobs/forget-orders-queries.ts';
import { makeLogger } from '../../platform/logger.ts';
import { deleteAccounts } from '../../privacy/delete-account.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let portal: TestPortal;
let agent: OfficeMember;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  agent = await officeMember(portal, ['agent']);
});
afterAll(() => portal.stop());

const address = () => `${randomUUID()}@example.fi`;

async function mailsTo(to: string, count: number) {
  return await vi.waitFor(async () => {
    const mails = (await portal.mails()).filter((mail) => mail.to.some((one) => one.includes(to)));
    const { rows } = await portal.pool.query(
      'select from mail_outbox where address = $1 and sent_at is not null',
      [to],
    );
    // The mail arrives shortly before it is marked as sent.
    expect([mails.length, rows.length]).toEqual([count, count]);
    return mails;
  }, 20_000);
}

/** Readable letters about an order, oldest first. */
async function lettersOf(orderId: string) {
  const { lines } = await agent.ask('getTimeOfOrder', { id: orderId }, 'GET');
  const targets = lines.filter(({ what }) => what === 'letter' || what === 'giftLetter');
  return targets.flatMap(({ targetId, what }) => (targetId ? [{ id: targetId, what }] : []));
}

const read = async (id: string, orderId: string) =>
  (await agent.ask('getLetterOfOrder', { id, orderId }, 'GET')).letter;

async function resend(mailId: string, to: string | null = null) {
  const input = { mailId, to };
  const { previewed, refusal } = await agent.ask('previewResendLetter', { input });
  if (refusal) return refusal;
  const actionId = randomUUID();
  const reason = 'viesti katosi';
  await agent.ask('performResendLetter', { input, actionId, reason, previewed });
  return null;
}

const secretsIn = (text: string) => [...text.matchAll(/#\S*?([\w-]{16,})/g)].map(([, key]) => key);

async function boughtGift(
  emailAddress: string,
  recipientEmail = address(),
  by: Buyer = anonymousBuyer(portal),
) {
  const buyer = { ...digitalInput([]).buyer, emailAddress };
  const input = digitalInput([{ recipientEmail }], { buyer });
  const started = await paidGift(portal, by, 'processDigitalGiftPurchase', input);
  return { id: started.orderIds[0] ?? '', recipientEmail };
}

describe('letters about a gift order', () => {
  test('the confirmation is readable without link secrets and can be resent with the same links', async () => {
    const giver = address();
    const { id } = await boughtGift(giver);
    const [first] = await mailsTo(giver, 1);
    const keys = secretsIn(first?.text ?? '');
    expect(keys.length).toBeGreaterThanOrEqual(2);

    const [letter] = (await lettersOf(id)).filter(({ what }) => what === 'letter');
    const words = await read(letter?.id ?? '', id);
    expect(words?.text).toContain('Elias');
    expect(words?.text).toContain('näkyy vain viestin saajalle');
    for (const key of keys) expect(JSON.stringify(words)).not.toContain(key);

    const { rows } = await portal.pool.query('select data::text from mail_outbox where id = $1', [
      letter?.id,
    ]);
    for (const key of keys) expect(rows[0].data).not.toContain(key);

    const seen = await agent.ask('previewResendLetter', {
      input: { mailId: letter?.id ?? '', to: null },
    });
    expect(seen).toMatchObject({ refusal: null, letter: { text: words?.text } });
    expect(await resend(letter?.id ?? '')).toBeNull();
    const mails = await mailsTo(giver, 2);
    expect(mails.map(({ text }) => secretsIn(text))).toEqual([keys, keys]);
  });

  test("the confirmation is erased with the buyer's account", async () => {
    const buyer = await signedInBuyer(portal);
    const { id, recipientEmail } = await boughtGift(buyer.emailAddress, address(), buyer);
    await mailsTo(recipientEmail, 1);
    const letters = await lettersOf(id);
    await portal.pool.query(
      `insert into account_deletion (account_id, requested_at, due_at)
       select id, now(), now() from account where email_address = $1`,
      [buyer.emailAddress],
    );
    await deleteAccounts(portal);
    expect(letters).toHaveLength(2);
    for (const letter of letters) expect(await read(letter.id, id)).toBeNull();
  });

  test('the confirmation with its links is not resent to another address', async () => {
    const giver = address();
    const { id } = await boughtGift(giver);
    await mailsTo(giver, 1);
    const [letter] = (await lettersOf(id)).filter(({ what }) => what === 'letter');
    expect(await resend(letter?.id ?? '', address())).toMatchObject({ key: 'linkAddress' });
    expect(await resend(letter?.id ?? '', giver)).toBeNull();
    await mailsTo(giver, 2);
  });

  test('the confirmation is readable as long as the order and erased with it', async () => {
    const giver = address();
    const { id, recipientEmail } = await boughtGift(giver);
    await Promise.all([mailsTo(giver, 1), mailsTo(recipientEmail, 1)]);
    const letters = await lettersOf(id);
    expect(letters).toHaveLength(2);
    const kept = async () => {
      const { rows } = await portal.pool.query(
        `select count(*)::int as kept from mail_outbox
          where address = any($1) and data is not null`,
        [[giver, recipientEmail]],
      );
      return rows[0].kept;
    };

    await portal.pool.query(
      `update mail_outbox set queued_at = queued_at - interval '3 years' where address = any($1)`,
      [[giver, recipientEmail]],
    );
    const { pool, clock } = portal;
    await cleanUp({ pool, clock, log: makeLogger('silent'), sessionIdleSeconds: 1800 });
    expect(await kept()).toBe(2);
    expect(await read(letters[0]?.id ?? '', id)).not.toBeNull();

    await portal.pool.query(
      `update card_order set created_at = created_at - interval '8 years', look_at = now()
        where id = $1`,
      [id],
    );
    await forgetUnpaidOrders(portal.pool, Date.now() + DAY_MS);
    expect(await kept()).toBe(0);
    for (const letter of letters) expect(await read(letter.id, id)).toBeNull();
    const { rows } = await portal.pool.query(
      `select count(*)::int as left from mail_outbox where address = any($1)`,
      [[giver, recipientEmail]],
    );
    expect(rows[0].left).toBe(0);
  });
});

test('the gift letter is readable without its code, which no office response contains', async () => {
  const giver = address();
  const { id, recipientEmail } = await boughtGift(giver);
  const [mail] = await mailsTo(recipientEmail, 1);
  const code = /[A-Z0-9]{4}(-[A-Z0-9]{4})+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(code).toHaveLength(19);
  const [letter] = (await lettersOf(id)).filter(({ what }) => what === 'giftLetter');
  const words = await read(letter?.id ?? '', id);
  expect(words?.text).toContain('Elias');
  const answers = JSON.stringify([
    words,
    await agent.ask('previewResendLetter', { input: { mailId: letter?.id ?? '', to: null } }),
    await agent.ask('getOrder', { id }, 'GET'),
  ]);
  for (const secret of [code, code.replaceAll('-', ''), ...secretsIn(mail?.text ?? '')]) {
    expect(answers).not.toContain(secret);
  }
});

test("a company's confirmation is readable and resent with its link", async () => {
  const company = address();
  const started = await startCompanyOrder(anonymousBuyer(portal), {
    buyer: { emailAddress: company },
  });
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  const [orderId = ''] = started.made.purchaseMuseumCardEventIds as string[];
  const [first] = await mailsTo(company, 1);
  const [key = ''] = secretsIn(first?.text ?? '');
  expect(key).not.toBe('');
  const [letter] = await lettersOf(orderId);
  expect(JSON.stringify(await read(letter?.id ?? '', orderId))).not.toContain(key);
  expect(await resend(letter?.id ?? '')).toBeNull();
  const [, again] = await mailsTo(company, 2);
  expect(again?.text).toContain(key);
});

test('an envelope’s confirmation is readable in the same way', async () => {
  const giver = address();
  const buyer = { ...envelopeInput([]).buyer, emailAddress: giver };
  const input = envelopeInput([{}], { buyer });
  const { orderIds } = await paidGift(
    portal,
    anonymousBuyer(portal),
    'processEnvelopeGiftPurchase',
    input,
  );
  await mailsTo(giver, 1);
  const [letter] = await lettersOf(orderIds[0] ?? '');
  expect((await read(letter?.id ?? '', orderIds[0] ?? ''))?.text).toContain('viestin saajalle');
});
