import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { linesWith, wholeDatabase } from '../test/whole-database.ts';
import { SESSION_KEYS } from './browser-storage.ts';
import { type BuyPage, continueButton, fillForm, openBuyPage, tile } from './buy-page.ts';
import { alive } from './open-page.ts';

const SECRET = 'Kanarianlintu7xq';
const PERSONAL = {
  firstName: 'Kanariatar',
  lastName: 'Sirkuttaja-Vihreä',
  streetAddress: 'Orsikuja 7 C 19',
  city: 'Häkkilä',
  phone: '0457839201',
};
const PATIENCE = 30_000;

let logged = '';
let portal: TestPortal;
let browser: Browser;
let opened: BuyPage;
let page: Page;
const seen = { events: [] as string[], storage: '', keys: [] as string[] };

beforeAll(async () => {
  const logTo = {
    write(line: string) {
      logged += line;
    },
  };
  portal = await startPortal({ CALLS_PER_MINUTE: '0', LOG_LEVEL: 'trace' }, { logTo });
  browser = await openBrowser();
  opened = await openBuyPage(browser, portal);
  page = opened.page;
  await buyWithErrorsOnTheWay();
});
afterAll(async () => {
  // Not closed by itself: errors in these pages are expected.
  await browser?.close();
  await portal?.stop();
});

async function buyWithErrorsOnTheWay(): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: 'granted', url: portal.url }]);
  await page.reload();
  await alive(page);
  await fillForm(page, { password: SECRET, confirmPassword: SECRET, ...PERSONAL });
  await breakScript(`form {"password":"${SECRET}"} failed, salasana ${SECRET}: ${SECRET}`);
  await continueButton(page).click();
  await tile(page, 'Nordea').waitFor();
  await lookAround();
  await tile(page, 'Nordea').click();
  await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
  await page.getByRole('button', { name: 'Maksa' }).first().click();
  await page.waitForURL('**/kiitos/osto?*');
  await alive(page);
  await breakScript('after paying');
  await vi.waitFor(async () => expect(await eventsHere()).toContain('purchase'), PATIENCE);
  await lookAround();
  await vi.waitFor(async () => expect(await clientLogs()).toHaveLength(2), PATIENCE);
  await vi.waitFor(async () => expect(await stepsKept()).toContain('purchase settled'), PATIENCE);
}

const eventsHere = () =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event as string));

async function lookAround(): Promise<void> {
  seen.events.push(...(await eventsHere()));
  seen.storage += await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  seen.keys.push(...(await page.evaluate(() => Object.keys(sessionStorage))));
}

async function breakScript(message: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

async function clientLogs() {
  const { rows } = await portal.pool.query(
    `select transaction_id, source, error_message from client_log where level = 'ERROR' order by logged_at`,
  );
  return rows;
}

async function stepsKept(): Promise<string[]> {
  const { rows } = await portal.pool.query('select developer_message from client_log');
  return rows.map((row) => row.developer_message);
}

describe('a purchase', () => {
  test('is reported as add to cart, begin checkout and purchase, once each', () => {
    expect(seen.events).toEqual(['add_to_cart', 'begin_checkout', 'purchase']);
  });

  test('has one transaction id in the log, from the form to the thank-you page', async () => {
    const [atForm, atEnd] = await clientLogs();

    expect([atForm.source, atEnd.source]).toEqual(['/osta/itselle', '/kiitos/osto']);
    expect(atEnd.transaction_id).toBe(atForm.transaction_id);
  });

  test('logs its steps in one batch per page, in order, as the same transaction', async () => {
    const [{ transaction_id }] = await clientLogs();
    const { rows } = await portal.pool.query(
      `select developer_message, received_at, transaction_id from client_log
        where level = 'INFO' order by logged_at, milliseconds`,
    );

    expect(rows.map((row) => row.developer_message)).toEqual([
      'form opened: museum-card-annually',
      'check accepted: museum-card-annually',
      'method chosen: paytrail/nordea',
      'handed over to paytrail/nordea',
      'purchase settled',
    ]);
    expect(new Set(rows.map((row) => row.transaction_id))).toEqual(new Set([transaction_id]));
    expect(new Set(rows.slice(0, 4).map((row) => Number(row.received_at))).size).toBe(1);
  });

  test('leaves only listed keys in session storage, and no personal data in any storage', () => {
    expect(seen.keys.filter((key) => !SESSION_KEYS.includes(key))).toEqual([]);
    const personal = [SECRET, opened.emailAddress, ...Object.values(PERSONAL)];
    expect(linesWith(seen.storage, personal)).toEqual([]);
  });

  test('leaves its password nowhere, and no form values in a log', async () => {
    const database = await wholeDatabase(portal.pool);
    const mails = JSON.stringify(await portal.mails());

    expect(database).toContain(PERSONAL.lastName);
    expect(linesWith(database, [SECRET])).toEqual([]);
    expect(mails).not.toContain(SECRET);
    const logs = `${logged}\n${linesWith(database, ['public.client_log ']).join('\n')}`;
    expect(logs).toContain('payment notification');
    expect(logs).toContain('after paying');
    expect(
      linesWith(logs, [SECRET, opened.emailAddress, ...Object.values(PERSONAL), '+358457839201']),
    ).toEqual([]);
  });
});
