import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anonymousBuyer, signedInBuyer } from '../../../../test/buyer.ts';
import { digitalInput, paidGift } from '../../../../test/gift-buyer.ts';
import { givenAccount, givenStaff } from '../../../../test/given.ts';
import { givenSentLetter } from '../../../../test/given-letter.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let agent: Awaited<ReturnType<typeof signedInBuyer>>;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  agent = await signedInBuyer(portal);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    agent.emailAddress,
  ]);
  await givenStaff(portal.pool, rows[0].id, ['agent']);
});
afterAll(() => portal.stop());

const office = async (method: string, params: object) =>
  (await agent.call(method, params, 'BackOfficeController')).body;

const preview = (mailId: string, to: string | null = null) =>
  office('previewResendLetter', { input: { mailId, to } });

async function resend(mailId: string, to: string | null = null, actionId: string = randomUUID()) {
  const { previewed } = await preview(mailId, to);
  const actionRequest = { input: { mailId, to }, actionId, reason: 'ei löydä kirjettä', previewed };
  return { actionRequest, done: await office('performResendLetter', actionRequest) };
}

const address = () => `${randomUUID()}@example.fi`;

async function mailsTo(to: string) {
  return (await portal.mails()).filter((mail) => mail.to.some((one) => one.includes(to)));
}

describe('resending a letter of an account', () => {
  test("previews it and sends it once to the account's current address", async () => {
    const [old, present] = [address(), address()];
    const personId = await givenAccount(portal.pool, { emailAddress: old });
    const mailId = await givenSentLetter(portal.pool, { to: old });
    await portal.pool.query('update account set email_address = $2 where id = $1', [
      personId,
      present,
    ]);

    const seen = await preview(mailId);
    expect(seen).toMatchObject({
      refusal: null,
      letter: { text: expect.stringContaining('MK100123') },
      lines: [
        { after: { values: ['Maksu odottaa vahvistusta'] } },
        { before: { values: [old] }, after: { values: [present] } },
        { after: { key: 'timesOf', values: [1, 3] } },
      ],
    });
    const { actionRequest, done } = await resend(mailId);
    const [again, twice] = await Promise.all([
      office('performResendLetter', actionRequest),
      office('performResendLetter', actionRequest),
    ]);
    expect([again, twice]).toEqual([done, done]);
    await vi.waitFor(async () => expect(await mailsTo(present)).toHaveLength(1), 20_000);
    const { rows } = await portal.pool.query(
      'select person_id, kind from staff_action where id = $1',
      [actionRequest.actionId],
    );
    expect(rows).toEqual([{ person_id: personId, kind: 'resendLetter' }]);

    const time = await agent.call(
      'previewResendLetter',
      { input: { mailId, to: address() } },
      'BackOfficeController',
    );
    expect(time.body.refusal).toEqual({ key: 'accountAddress', values: [present] });
  });

  test('is limited to three times a day, whichever copy is chosen', async () => {
    const to = address();
    await givenAccount(portal.pool, { emailAddress: to });
    const first = await givenSentLetter(portal.pool, { to });
    for (const times of [1, 2, 3]) {
      await resend(first);
      await vi.waitFor(async () => expect(await mailsTo(to)).toHaveLength(times), 20_000);
    }
    const { rows } = await portal.pool.query(
      'select id from mail_outbox where lower(address) = $1 and sent_at is not null',
      [to],
    );
    expect(rows).toHaveLength(4);
    for (const { id } of rows) {
      expect((await preview(id)).refusal).toEqual({ key: 'tooOften', values: [3] });
    }
  });

  test('is refused for a single-use code or link, even before its data is erased', async () => {
    const to = address();
    await givenAccount(portal.pool, { emailAddress: to });
    for (const letter of ['login-code', 'password-reset', 'email-change'] as const) {
      for (const keepsWords of [true, false]) {
        const mailId = await givenSentLetter(portal.pool, { to, letter, keepsWords });
        const seen = await preview(mailId);
        expect(seen).toMatchObject({ refusal: { key: 'secret' }, letter: null, lines: [] });
      }
    }
    for (const letter of ['card-registered', 'company-invitation'] as const) {
      const mailId = await givenSentLetter(portal.pool, { to, letter });
      expect(await preview(mailId)).toMatchObject({ refusal: { key: 'secret' }, lines: [] });
    }
    const gone = await givenSentLetter(portal.pool, { to, keepsWords: false });
    expect((await preview(gone)).refusal).toEqual({ key: 'gone', values: [] });
    expect(await mailsTo(to)).toEqual([]);
  });
});

test('a guest’s letter goes to a corrected address; an invalid one is refused', async () => {
  const [wrong, right] = [address(), address()];
  const mailId = await givenSentLetter(portal.pool, { to: wrong });
  for (const to of ['ei osoite', 'a@b.fi\r\nBcc: kaikki@example.fi', 'Aino <aino@example.fi>']) {
    expect((await preview(mailId, to)).refusal).toEqual({ key: 'wrongAddress', values: [] });
  }
  await resend(mailId, right);
  await vi.waitFor(async () => expect(await mailsTo(right)).toHaveLength(1), 20_000);
  expect(await mailsTo(wrong)).toEqual([]);
});

test('a lost gift goes to the corrected address with a new code; the old code is void', async () => {
  const giver = await signedInBuyer(portal);
  const [wrong, right] = [address(), address()];
  const { orderIds } = await paidGift(
    portal,
    giver,
    'processDigitalGiftPurchase',
    digitalInput([{ recipientEmail: wrong }], {
      buyer: { ...digitalInput([]).buyer, emailAddress: giver.emailAddress },
    }),
  );
  const codeTo = async (to: string) => {
    const [mail] = await vi.waitFor(async () => {
      const mails = await mailsTo(to);
      expect(mails).toHaveLength(1);
      return mails;
    }, 20_000);
    return /[A-Z0-9]{4}(-[A-Z0-9]{4})+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const first = await codeTo(wrong);
  const { rows } = await portal.pool.query(
    `select account.id, mail.id as mail from account, mail_outbox mail
      where account.email_address = $1 and mail.idempotency_key = $2`,
    [giver.emailAddress, `gift:${orderIds[0]}:1`],
  );
  const [{ id: personId, mail: mailId }] = rows;
  const path = `${portal.url}/lwr/apex/v65.0/BackOfficeController/getTimeOfPerson`;
  const asked = new URLSearchParams({ id: personId, kind: 'letters' });
  const time = await fetch(`${path}?${asked}`, { headers: { cookie: agent.cookie() } });
  const { lines } = (await time.json()) as { lines: { what: string; targetId: string }[] };
  expect(lines.filter(({ what }) => what === 'giftLetter')).toMatchObject([
    { targetId: mailId, shown: wrong, state: 'sent' },
  ]);

  const seen = await preview(mailId, right);
  expect(seen).toMatchObject({ refusal: null, letter: null });
  expect(JSON.stringify(seen)).not.toContain(first);
  expect(seen.lines[2]).toMatchObject({ label: 'code', after: { key: 'newCode' } });
  const { actionRequest } = await resend(mailId, right);
  const second = await codeTo(right);
  expect(first).toMatch(/\w{4}/);
  expect(second).not.toBe(first);
  const row = await portal.pool.query(
    'select order_id, person_id from staff_action where id = $1',
    [actionRequest.actionId],
  );
  expect(row.rows).toEqual([{ order_id: orderIds[0], person_id: personId }]);

  await portal.pool.query(
    `update claimable_card set taken_back_at = now()
      where card_id = (select card_id from order_fulfilment where card_order_id = $1)`,
    [orderIds[0]],
  );
  expect((await preview(mailId, right)).refusal).toEqual({ key: 'giftTaken', values: [] });
  expect(
    (
      await anonymousBuyer(portal).call(
        'previewResendLetter',
        { input: { mailId, to: null } },
        'BackOfficeController',
      )
    ).status,
  ).toBe(401);
});
