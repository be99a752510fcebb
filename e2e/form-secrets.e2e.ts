import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../contract/page/page-table.ts';
import { pageNames, pathTo } from '../contract/page/pages.ts';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import { hashOf, newToken } from '../server/account/secret-token.ts';
import { openBrowser } from '../test/browser.ts';
import { anonymousBuyer, payAtPaytrail } from '../test/buyer.ts';
import { startCompanyOrder } from '../test/company-buyer.ts';
import { digitalInput, paidGift } from '../test/gift-buyer.ts';
import { givenAccount, givenCard, givenClaimableCards } from '../test/given.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { linesWith, wholeDatabase } from '../test/whole-database.ts';
import { giveSession } from './buy-page.ts';
import { deskPathOf } from './company-page.ts';
import { alive } from './open-page.ts';

const PATHS = pageNames()
  // The monthly page only remembers the choice and opens the buy page.
  .filter((name) => !('devOnly' in PAGES[name]) && name !== 'Buy_Monthly')
  .map((name) =>
    pathTo(name, 'fi', {
      slug: 'amos-rex',
      orderNumber: 'MK1',
      version: '2026-11',
      id: '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d',
    }),
  );
const FIELDS = 'main input:visible:enabled, main textarea:visible:enabled';

const SENT = [
  ...['/kirjaudu', '/aktivoi', '/osta/itselle', '/lahja/digilahja', '/yrityksille'],
  ...['/oma/tiedot', '/oma/poista-tili'],
  // Pages behind a code or a secret link.
  ...['/aktivoi/tiedot', '/lahja/seuranta', '/yrityksille/kortit', '/yrityskortti'],
  ...['/kirjaudu/uusi-salasana'],
];

let logged = '';
let portal: TestPortal;
let browser: Browser;
const typed: string[] = [];
const passwords: string[] = [];
const keys: string[] = [];
const formsSent: string[] = [];

beforeAll(async () => {
  const logTo = {
    write(line: string) {
      logged += line;
    },
  };
  portal = await startPortal({ CALLS_PER_MINUTE: '0', LOG_LEVEL: 'trace' }, { logTo });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** A unique value for this field that its rules accept. */
function canaryFor(type: string): string {
  const letters = [...String(typed.length + 100)].map((digit) => 'abcdefghij'[Number(digit)]);
  const word = `Kanaria${letters.join('')}`;
  if (type === 'email') return `${word.toLowerCase()}@example.fi`;
  if (type === 'password') return `${word}7`;
  return type === 'tel' ? `04578${typed.length + 10_000}` : word;
}

async function fillIn(field: Locator): Promise<void> {
  // An earlier choice may have hidden it.
  if ((await field.count()) === 0) return;
  const type = (await field.getAttribute('type')) ?? 'text';
  if (['checkbox', 'radio'].includes(type)) return field.click({ force: true });
  if (['date', 'file'].includes(type) || (await field.getAttribute('readonly')) !== null) return;
  const canary = canaryFor(type);
  typed.push(canary);
  if (type === 'password') passwords.push(canary);
  await field.fill(canary);
}

/** Fills every field of the page, throws an error that contains its secrets, then submits its form. */
async function misuse(page: Page, path: string): Promise<void> {
  await page.goto(portal.url + path);
  await alive(page);
  await misuseForms(page);
}

async function misuseForms(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  const ids = await page.locator(FIELDS).evaluateAll((fields) => fields.map(({ id }) => id));
  for (const id of ids) await fillIn(page.locator(`[id="${id}"]:visible:enabled`));
  await page.evaluate(() => {
    const secrets = document.querySelectorAll<HTMLInputElement>('input[type=password]');
    const values = [...secrets].map(({ name, value }) => [name, value]);
    setTimeout(() => {
      throw new Error(JSON.stringify(Object.fromEntries(values)));
    });
  });
  const buttons = page.locator('main form button[type=submit]:visible:enabled');
  for (const button of await buttons.all()) {
    // One form may have replaced the others.
    if (!(await button.isVisible())) continue;
    await button.click();
    formsSent.push(path);
  }
  await page.waitForLoadState('networkidle');
}

async function signInAs(page: Page, who: 'newcomer' | 'holder'): Promise<void> {
  const accountId = await givenAccount(portal.pool, { emailAddress: `${who}@example.fi` });
  if (who === 'holder') await givenCard(portal.pool, { accountId, validUntil: '2027-06-24' });
  await giveSession(page, portal, accountId);
}

type Door = { path: string; opened: string; press?: string; last?: string };

/** Each secret link, and content of its page. Its key is a secret too, and may be in no log. */
async function secretDoors(): Promise<Door[]> {
  const { pool, settings } = portal;
  const giver = anonymousBuyer(portal);
  const { giftKey } = await paidGift(
    portal,
    giver,
    'processDigitalGiftPurchase',
    digitalInput([{ deliveryDate: addDays(helsinkiDay(portal.clock.now()), 9), deliveryHour: 9 }]),
  );
  const order = await startCompanyOrder(anonymousBuyer(portal));
  await fetch((await payAtPaytrail(order)) ?? '', { redirect: 'manual' });
  const deskPath = await deskPathOf(portal, 'helmi@aamu.example');
  const { rows } = await pool.query('select claim_key from company_order');
  const [card] = await givenClaimableCards(pool, { secretKey: settings.secretKey });
  const code = card?.code ?? '';
  const reset = newToken();
  await pool.query(
    `insert into password_reset (email_address, language, token_hash, expires_at)
     values ('holder@example.fi', 'fi', $1, $2)`,
    [hashOf(reset), new Date(portal.clock.now() + 1_800_000)],
  );
  keys.push(giftKey, deskPath.split('#')[1] ?? '', rows[0].claim_key, code, reset);
  return [
    { path: `/aktivoi?koodi=${code}`, opened: '#firstName' },
    {
      path: `/lahja/seuranta?avain=${giftKey}`,
      opened: 'main form input',
      press: 'Korjaa tietoja',
    },
    { path: deskPath, opened: '#people', last: 'Tarkista lista' },
    { path: `/yrityskortti#${rows[0].claim_key}`, opened: 'main input' },
    { path: `/kirjaudu/uusi-salasana?linkki=1#${reset}`, opened: 'input[type=password]' },
  ];
}

async function misuseBehindDoors(): Promise<void> {
  for (const { path, opened, press, last } of await secretDoors()) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(portal.url + path);
    await alive(page);
    if (press) await page.getByRole('button', { name: press }).first().click();
    await page.locator(opened).first().waitFor();
    await misuseForms(page);
    if (last) await page.getByRole('button', { name: last }).click();
    await page.waitForLoadState('networkidle');
    await page.context().close();
  }
}

/** Without redirects. Sequential: in parallel a busy portal would reject some. */
async function pathsWithFields(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const path of PATHS) {
    const answer = await page.request.get(portal.url + path);
    expect(answer.status(), path).toBeLessThan(500);
    const isHere = new URL(answer.url()).pathname === path;
    const main = /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '';
    if (isHere && /<(input|textarea)/.test(main)) found.push(path);
  }
  return found;
}

test('form input appears in no log, and passwords in no table or mail', {
  timeout: 300_000,
}, async () => {
  for (const who of ['guest', 'newcomer', 'holder'] as const) {
    const page = await (await browser.newContext()).newPage();
    if (who !== 'guest') await signInAs(page, who);
    for (const path of await pathsWithFields(page)) {
      if (!formsSent.includes(path)) await misuse(page, path);
    }
    await page.context().close();
  }
  await misuseBehindDoors();

  expect(formsSent).toEqual(expect.arrayContaining(SENT));
  const database = await wholeDatabase(portal.pool);
  const clientLog = linesWith(database, ['public.client_log ']);
  expect(clientLog.length).toBeGreaterThan(2);
  const logs = `${logged}\n${clientLog.join('\n')}`;
  expect(linesWith(logs, [...typed, ...keys])).toEqual([]);
  expect(linesWith(database, passwords)).toEqual([]);
  expect(linesWith(JSON.stringify(await portal.mails()), passwords)).toEqual([]);
});
