import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { anonymousBuyer } from '../../test/buyer.ts';
import { digitalInput, paidGift } from '../../test/gift-buyer.ts';

import { givenAccount, givenCard } from '../../test/given.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { sendGiftNews, sendMissedGiftNews } from '../gift/send/gift-news.ts';
import { stopLinks } from '../letter/stop/letter-stop.ts';
import { remindEndings } from './remind-endings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(() => portal.stop());

async function holder(daysLeft: number): Promise<{ cardId: string; emailAddress: string }> {
  const validUntil = addDays(helsinkiDay(portal.clock.now()), daysLeft);
  const accountId = await givenAccount(portal.pool);
  const { cardId } = await givenCard(portal.pool, { accountId, validUntil });
  const { rows } = await portal.pool.query('select email_address from account where id = $1', [
    accountId,
  ]);
  return { cardId, emailAddress: rows[0].email_address };
}

async function lettersTo(emailAddress: string, letter: string): Promise<number> {
  const { rows } = await portal.pool.query(
    'select count(*)::int as n from mail_outbox where address = $1 and letter = $2',
    [emailAddress, letter],
  );
  return rows[0].n;
}

test('a card that ends in a month or a week is reminded once, however many processes run', async () => {
  const told = await Promise.all([30, 28, 20, 8, 7, 0].map(holder));
  const untold = await Promise.all([31, -1].map(holder));

  await Promise.all([1, 2, 3].map(() => remindEndings(portal)));
  await remindEndings(portal);

  for (const { emailAddress } of told) {
    expect(await lettersTo(emailAddress, 'card-ending')).toBe(1);
  }
  for (const { emailAddress } of untold) {
    expect(await lettersTo(emailAddress, 'card-ending')).toBe(0);
  }
});

test('a reminder missed between two runs is sent by the next one, and the week’s reminder after it', async () => {
  const { emailAddress } = await holder(31);
  await remindEndings(portal);
  portal.clock.advance(15 * DAY_MS);
  await remindEndings(portal);
  expect(await lettersTo(emailAddress, 'card-ending')).toBe(1);

  portal.clock.advance(13 * DAY_MS);
  await remindEndings(portal);
  await remindEndings(portal);
  expect(await lettersTo(emailAddress, 'card-ending')).toBe(2);
});

test('holders with a blocked or held card, or without reminders, get none', async () => {
  const blocked = await holder(30);
  const stopped = await holder(30);
  const { cardId } = blocked;
  await portal.pool.query('update museum_card set blocked_at = now() where id = $1', [cardId]);
  const { emailAddress } = stopped;
  const asked = { topic: 'reminders', emailAddress, language: 'fi' } as const;
  const { oneClick } = stopLinks(asked, portal.settings);

  const answers = await Promise.all(
    [1, 2].map(() =>
      fetch(oneClick.replace(portal.settings.publicUrl, portal.url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    ),
  );
  const forged = await fetch(`${portal.url}/letters/stop/${'x'.repeat(90)}`, { method: 'POST' });
  await remindEndings(portal);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(forged.status).toBe(400);
  for (const untold of [blocked, stopped]) {
    expect(await lettersTo(untold.emailAddress, 'card-ending')).toBe(0);
  }
});

test('the unsubscribe link shows a confirmation page and stops nothing by itself', async () => {
  const { emailAddress } = await holder(7);
  const asked = { topic: 'reminders', emailAddress, language: 'sv' } as const;
  const { oneClick } = stopLinks(asked, portal.settings);

  const opened = await fetch(oneClick.replace(portal.settings.publicUrl, portal.url), {
    redirect: 'manual',
  });
  await remindEndings(portal);

  expect(opened.headers.get('location')).toContain('/sv/brev/avsluta#reminders.');
  expect(await lettersTo(emailAddress, 'card-ending')).toBe(1);
});

test('a giver is told once that a gift has not been opened for a month', async () => {
  const giver = anonymousBuyer(portal);
  const buyer = { firstName: 'Aino', lastName: 'Antaja', emailAddress: 'antaja@example.fi' };
  await paidGift(
    portal,
    giver,
    'processDigitalGiftPurchase',
    digitalInput([{}], { buyer: { ...buyer, language: 'fi' } }),
  );

  await sendGiftNews(portal);
  expect(await lettersTo('antaja@example.fi', 'gift-unopened')).toBe(0);
  portal.clock.advance(31 * DAY_MS);
  await Promise.all([1, 2].map(() => sendGiftNews(portal)));
  await sendGiftNews(portal);

  expect(await lettersTo('antaja@example.fi', 'gift-unopened')).toBe(1);
});

test('gift news missed by earlier runs is sent once by the next run of the day', async () => {
  const giver = anonymousBuyer(portal);
  const emailAddress = 'myohassa@example.fi';
  const buyer = { firstName: 'Aino', lastName: 'Antaja', emailAddress, language: 'fi' };
  await paidGift(portal, giver, 'processDigitalGiftPurchase', digitalInput([{}], { buyer }));

  // The worker was down for ten weeks.
  portal.clock.advance(100 * DAY_MS);
  await sendGiftNews(portal);
  expect(await lettersTo(emailAddress, 'gift-unopened')).toBe(0);
  await Promise.all([1, 2].map(() => sendMissedGiftNews(portal)));
  await sendMissedGiftNews(portal);
  expect(await lettersTo(emailAddress, 'gift-unopened')).toBe(1);
});
