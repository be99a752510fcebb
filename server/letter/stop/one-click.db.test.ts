import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../../domain/base/local-date.ts';
import type { Mail } from '../../../sandbox/mailbox/read-mail.ts';
import { givenAccount, givenCard } from '../../../test/given.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { untilTrue } from '../../../test/until-true.ts';
import { remindEndings } from '../../renewal/remind-endings.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

async function reminded(): Promise<{ emailAddress: string; mail: Mail }> {
  const validUntil = addDays(helsinkiDay(portal.clock.now()), 30);
  const accountId = await givenAccount(portal.pool);
  await givenCard(portal.pool, { accountId, validUntil });
  const { rows } = await portal.pool.query('select email_address from account where id = $1', [
    accountId,
  ]);
  const emailAddress: string = rows[0].email_address;
  await remindEndings(portal);
  const mail = await untilTrue('the reminder has come', async () =>
    (await portal.mails()).find(({ to }) => to.includes(emailAddress)),
  );
  return { emailAddress, mail };
}

/** RFC 8058, 8.1 and 8.2: mail programs send either encoding, cross-site and without cookies. */
const form = (): FormData => {
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  return parts;
};
test.each([
  ['as a form of an address', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['in parts', form],
])('one-click unsubscribe stops reminders, sent %s', async (_, body) => {
  const { emailAddress, mail } = await reminded();
  const header = (name: string) => mail.headers.find((each) => each.name === name)?.value ?? '';
  const [, address = ''] = /^<(https?:[^>]+)>$/.exec(header('list-unsubscribe')) ?? [];

  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin: 'https://mail.example' },
    body: body(),
    redirect: 'error',
  });

  expect(answer.status).toBe(200);
  const { rows } = await portal.pool.query(
    'select topic from letter_stop where email_address = $1',
    [emailAddress],
  );
  expect(rows).toEqual([{ topic: 'reminders' }]);
});
