import { isDeepStrictEqual } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PAGES } from '../contract/page-table.ts';
import { type PageName, pageNames, pathTo } from '../contract/pages.ts';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { continueButton, fillForm, giveSession, heading, tile, toast, visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let opened: OpenedPage;
let page: Page;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);
beforeEach(async () => {
  opened = await openPage(browser, { reducedMotion: 'reduce' });
  page = opened.page;
  await page.clock.install();
});
afterEach(async () => {
  // Requests that were given up are told in the console.
  opened.complaints.length = 0;
  await opened.close();
});

const CALLS = /\/(lwr|services|desk\/cards)\b/;

/** From now on no call is ever answered; documents and code come as before. */
const holdCalls = () => page.route(CALLS, () => {});
const letCalls = () => page.unroute(CALLS);
/** The page for no network asks whether the portal is back, and would open itself anew at any moment. */
const holdProbe = () =>
  page.route('**/favicon.svg', async (route) => {
    if (route.request().method() !== 'HEAD') await route.continue();
  });
/** Past every patience of the page, in steps: what comes of one may begin another. */
async function waitInVain(): Promise<void> {
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(5_000);
}

type Who = 'guest' | 'buyer' | 'holder' | 'staff' | 'desk';

async function comeAs(who: Who): Promise<void> {
  if (who === 'guest') {
    const url = portal.url;
    await page.context().addCookies([{ name: 'consent', value: 'refused', url }]);
    return;
  }
  const { pool } = portal;
  const role = who === 'staff' || who === 'desk' ? who : 'customer';
  const { rows } = await pool.query("select id from museum where slug = 'ateneumin-taidemuseo'");
  const accountId = await givenAccount(pool, {
    role,
    ...(who === 'desk' && { museumId: rows[0].id }),
  });
  if (who === 'holder') {
    const today = helsinkiDay(portal.clock.now());
    await givenCard(pool, { accountId, validUntil: addMonths(today, 1) });
  }
  await giveSession(page, portal, accountId);
}

/** Nothing works for ever, and there is something to press. */
async function hasWayOn(what: string): Promise<void> {
  await expect
    .poll(() => page.locator('[aria-busy=true], [data-busy], [data-shown]').count(), {
      message: `${what} is at rest`,
      timeout: 5_000,
    })
    .toBe(0);
  const ways = page.locator('button:visible:not([disabled]), main a[href]:visible');
  // What says so may be code that is still on its way.
  await expect.poll(() => ways.count(), { message: `${what} has a way on` }).toBeGreaterThan(0);
}

describe('the check of the form', () => {
  test('gives the form back with a toast after 20 seconds, and works when tried again', async () => {
    await comeAs('buyer');
    await visit(page, `${portal.url}/osta/itselle`);
    await fillForm(page);
    await holdCalls();
    await continueButton(page).click();
    await page.getByText('Tarkistamme tietoja').waitFor({ state: 'attached' });

    await page.clock.runFor(21_000);

    await toast(page).waitFor();
    expect(await toast(page).locator('strong').textContent()).toBe(
      'Rekisteröinnissä tapahtui virhe',
    );
    expect(await toast(page).locator('p').textContent()).toContain('Täyttämäsi tiedot');
    expect(await page.locator('#firstName').inputValue()).toBe('Aino');
    expect(await page.locator('#password').inputValue()).not.toBe('');
    await letCalls();
    await continueButton(page).click();
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
  });
});

describe('the payment methods', () => {
  test('that need no list are there without it, and the others can be asked for again', async () => {
    await comeAs('buyer');
    await visit(page, `${portal.url}/osta/itselle`);
    await fillForm(page);
    await page.route('**/getPaytrailPaymentProviders*', () => {});
    await continueButton(page).click();
    await tile(page, 'ePassi').waitFor();
    expect(await tile(page, 'Smartum').isEnabled()).toBe(true);

    await page.clock.runFor(21_000);

    await page.getByText('Maksutapoja ei saatu ladattua.').waitFor();
    await tile(page, 'ePassi').waitFor();
    await page.unroute('**/getPaytrailPaymentProviders*');
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await tile(page, 'Nordea').waitFor();
  });
});

describe('a link', () => {
  test('to a page that never comes ends in words and a second try', async () => {
    await comeAs('guest');
    await visit(page, `${portal.url}/ehdot`);
    await holdCalls();
    await page.evaluate(() => window.location.assign('/museot'));
    await page.clock.runFor(21_000);
    await page.getByRole('heading', { name: 'Tämä huone pimeni' }).waitFor();
    await hasWayOn('the page');

    await letCalls();
    await page.getByRole('link', { name: 'Lataa uudelleen' }).click();

    await page.getByRole('heading', { level: 1, name: 'Mihin mennään tänään?' }).waitFor();
  });
});

test('signing out leaves for the address that ends the session', async () => {
  await comeAs('holder');
  await visit(page, `${portal.url}/oma/tiedot`);
  await holdCalls();
  const asked = page.waitForRequest(/logout\.jsp/);
  await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().click();
  await waitInVain();
  await asked;
});

/** What each page is opened with, where its plain address says too little. */
const OPENED: Partial<Record<PageName, { who?: Who; hash?: string; search?: string }>> = {
  Company_Desk: { hash: '#made-up-key' },
  Company_Claim: { hash: '#made-up-key' },
  Confirm_Registration: { hash: '#made-up-token' },
  My_New_Email: { hash: '#made-up-token' },
  Reset_Password: { hash: '#made-up-token' },
  Buy_Museum_Card: { who: 'buyer' },
  Desk: { who: 'desk' },
};
const WALKED = pageNames().filter((name) => !('devOnly' in PAGES[name]));

function whoOpens(name: PageName): Who {
  if (name.startsWith('Office_')) return 'staff';
  return 'needsLogin' in PAGES[name] ? 'holder' : 'guest';
}

async function comeTo(name: PageName): Promise<string> {
  const { who, hash = '', search = '' } = OPENED[name] ?? {};
  await comeAs(who ?? whoOpens(name));
  const path = pathTo(name, 'fi', {
    slug: 'ateneumin-taidemuseo',
    orderNumber: 'MK1',
    id: '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d',
  });
  return `${portal.url}${path}${search}${hash}`;
}

const buttons = () => page.locator('main button:visible:not([disabled], [aria-disabled=true])');

async function stillShows(url: string, labels: string[]): Promise<boolean> {
  return page.url() === url && isDeepStrictEqual(await buttons().allTextContents(), labels);
}

/** The clock is moved only once the page runs by it: what it asks later would be waited for in real seconds. */
async function openInVain(url: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url);
  await alive(page);
  await waitInVain();
}

/** Whether another page was opened; its own patience begins when it is alive. */
async function hasLeft(url: string): Promise<boolean> {
  if (page.url() === url) return false;
  await alive(page);
  return true;
}

/** The buttons of a page; each row of a list has the same ones. */
async function differentButtons(): Promise<[number, string][]> {
  const labels = await buttons().allTextContents();
  return [...labels.entries()].filter(([place, label]) => labels.indexOf(label) === place);
}

async function pressInVain(url: string, place: number): Promise<void> {
  await buttons().nth(place).click();
  await waitInVain();
  if (await hasLeft(url)) await waitInVain();
}

describe('every button of every page', () => {
  test.each(WALKED)(
    '%s',
    async (name) => {
      const url = await comeTo(name);
      await holdCalls();
      await holdProbe();
      await openInVain(url);
      await hasWayOn(name);
      const first = await buttons().allTextContents();
      for (const [place, label] of await differentButtons()) {
        // A press that changed nothing is followed by the next, as people do.
        if (!(await stillShows(url, first))) await openInVain(url);
        if (!(await buttons().nth(place).isVisible())) continue;
        await pressInVain(url, place);
        await hasWayOn(`${name}: ${label}`);
      }
    },
    180_000,
  );
});

const TYPED: Record<string, string> = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  streetAddress: 'Puutarhakatu 12',
  zipCode: '20100',
  city: 'Turku',
  phone: '0401234567',
  password: 'Revontuli7x',
  confirmPassword: 'Revontuli7x',
  companyName: 'Kutomo Oy',
  businessId: '1234567-8',
  customerNumber: '7338 8813 4569 7899',
  code: '7338 8813 4569 7899',
  numberOfUnits: '2',
  emailAddress: 'aino@example.fi',
  recipientEmail: 'elias@example.fi',
  orderNumber: 'MK100015',
};

/** Fills in whatever stands in the form of a button, ticks what is to be ticked and sends it. */
async function fillAndSend(submit: Locator): Promise<void> {
  const form = submit.locator('xpath=ancestor::form');
  const choices = form.locator('input[type=radio]');
  const names = await choices.evaluateAll((radios) =>
    radios.map((radio) => radio.getAttribute('name')),
  );
  for (const name of new Set(names)) await form.locator(`input[name="${name}"]`).first().check();
  await form
    .locator('#terms')
    .setChecked(true, { timeout: 500 })
    .catch(() => {});
  const fields = form.locator('input:visible:not([readonly], [type=radio], [type=checkbox])');
  for (const field of await fields.all()) {
    const id = (await field.getAttribute('id'))?.split('-')[0] ?? '';
    const isEmail = (await field.getAttribute('type')) === 'email';
    await field.fill(isEmail ? 'aino@example.fi' : (TYPED[id] ?? 'Aino Lahtinen'));
  }
  await submit.click();
}

describe('a form that is sent', () => {
  test.each<PageName>([
    'Login',
    'Reset_Password',
    'Activate_Card',
    'Gift_Digital',
    'Gift_Envelope',
    'Company_Order',
    'My_Details',
    'Withdrawal',
    'Desk',
  ])('%s', async (name) => {
    await visit(page, await comeTo(name));
    const held: string[] = [];
    await page.route(CALLS, (route) => {
      if (route.request().method() !== 'GET') held.push(route.request().url());
    });
    await fillAndSend(page.locator('main form button[type=submit]').first());
    await expect.poll(() => held.filter((url) => !/Draft|Logger/.test(url))).not.toEqual([]);

    await waitInVain();

    await hasWayOn(name);
  });
});
