import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../contract/page/page-table.ts';
import { type PageName, pageNames, pathTo } from '../contract/page/pages.ts';
import type { TestPortal } from '../test/portal.ts';
import { visit } from './buy-page.ts';
import { alive } from './open-page.ts';
import {
  CALLS,
  comeAs,
  givenSilentPortal,
  hasWayOn,
  holdCalls,
  holdProbe,
  type Who,
  waitInVain,
} from './silent-portal.ts';
import { isWholeWalk } from './walks.ts';

let portal: TestPortal;
let page: Page;
givenSilentPortal((given) => {
  ({ portal, page } = given);
});

/** Query or state for pages whose plain URL shows too little. */
const OPENED: Partial<Record<PageName, { who?: Who; hash?: string; search?: string }>> = {
  Company_Desk: { hash: '#made-up-key' },
  Company_Claim: { hash: '#made-up-key' },
  Confirm_Registration: { hash: '#made-up-token' },
  My_New_Email: { hash: '#made-up-token' },
  Reset_Password: { hash: '#made-up-token' },
  Buy_Museum_Card: { who: 'buyer' },
  Desk: { who: 'desk' },
};
/** The office's pages share their frame, lists and action dialog. */
const WALKED = pageNames().filter(
  (name) => !('devOnly' in PAGES[name]) && (isWholeWalk || !name.startsWith('Office_')),
);

function whoOpens(name: PageName): Who {
  if (name.startsWith('Office_')) return 'staff';
  return 'needsLogin' in PAGES[name] ? 'holder' : 'guest';
}

async function comeTo(name: PageName): Promise<string> {
  const { who, hash = '', search = '' } = OPENED[name] ?? {};
  await comeAs({ page, portal }, who ?? whoOpens(name));
  const path = pathTo(name, 'fi', {
    slug: 'ateneumin-taidemuseo',
    orderNumber: 'MK1',
    version: '2026-11',
    id: '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d',
  });
  return `${portal.url}${path}${search}${hash}`;
}

const buttons = () => page.locator('main button:visible:not([disabled], [aria-disabled=true])');

async function stillShows(url: string, labels: string[]): Promise<boolean> {
  return page.url() === url && isDeepStrictEqual(await buttons().allTextContents(), labels);
}

/** The clock moves only after hydration: requests made later would wait in real time. */
async function openInVain(url: string): Promise<void> {
  // From the same page a URL with a fragment would only scroll.
  if (url.includes('#')) await page.goto('about:blank');
  await page.goto(url);
  await alive(page);
  await waitInVain(page);
}

/** True when another page was opened; its own timeout begins with its hydration. */
async function hasLeft(url: string): Promise<boolean> {
  if (page.url() === url) return false;
  await alive(page);
  return true;
}

/** The buttons of a page; those repeated in each row of a list count once. */
async function differentButtons(): Promise<[number, string][]> {
  const labels = await buttons().allTextContents();
  return [...labels.entries()].filter(([place, label]) => labels.indexOf(label) === place);
}

/** Restores the initial page: closes a dialog, or opens the page again. */
async function comeBack(url: string, first: string[]): Promise<void> {
  // A click without effect is followed by the next, as users do.
  if (await stillShows(url, first)) return;
  await page.keyboard.press('Escape');
  if (!(await stillShows(url, first))) await openInVain(url);
}

async function pressInVain(url: string, place: number): Promise<void> {
  await buttons().nth(place).click();
  await waitInVain(page);
  if (await hasLeft(url)) await waitInVain(page);
}

describe('every button without an answer', () => {
  test.each(WALKED)(
    '%s',
    async (name) => {
      const url = await comeTo(name);
      await holdCalls(page);
      await holdProbe(page);
      await openInVain(url);
      await hasWayOn(page, name);
      const first = await buttons().allTextContents();
      for (const [place, label] of await differentButtons()) {
        await comeBack(url, first);
        if (!(await buttons().nth(place).isVisible())) continue;
        await pressInVain(url, place);
        await hasWayOn(page, `${name}: ${label}`);
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

/** Fills in the form of a button, ticks its boxes and submits it. */
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

describe('a submitted form without an answer', () => {
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

    await waitInVain(page);

    await hasWayOn(page, name);
  });
});
