import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import {
  continueButton,
  fillForm,
  GUEST_CALLS,
  goToPayment,
  heading,
  openBuyPage,
  PASSWORD,
  pay,
  tile,
  visit,
} from './buy-page.ts';

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

let portal: TestPortal;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});
beforeEach(async () => {
  ({ page } = await openBuyPage(browser, portal));
});

/** Wide and light, narrow and dark: nothing for axe to say, and nothing wider than the window, however narrow. */
async function isFitFor(state: string) {
  const found: object[] = [];
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) found.push({ id, at: nodes.map(({ html }) => html) });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ state, found, overflow }).toEqual({ state, found: [], overflow: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Holds the answer to a call until the returned function is called. */
async function hold(method: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const address = `${GUEST_CALLS}/${method}*`;
  await page.route(address, async (route) => {
    await held;
    await route.continue().catch(() => null);
  });
  return async () => {
    release();
    await page.unroute(address);
  };
}

test('the form is fit for everybody: empty, faulty, half mended, refused, being checked', async () => {
  await isFitFor('an empty form');

  await page.getByRole('checkbox', { name: 'Minulla on kampanjakoodi' }).check();
  await page.locator('#phone').fill('040-1');
  await continueButton(page).click();
  await page.getByRole('heading', { name: /^Tarkista \d+ kohtaa/ }).waitFor();
  await isFitFor('a form full of faults');

  await page.locator('#city').fill('Turku');
  await page.getByRole('heading', { name: 'Vielä korjattavaa' }).waitFor();
  await isFitFor('a form with a list of what is left');

  await fillForm(page);
  await page.locator('#phone').fill('');
  await page.locator('#campaignCode').fill('EIOLE');
  await continueButton(page).click();
  await page.locator('main').getByText('Rekisteröinnissä tapahtui virhe').waitFor();
  await isFitFor('a form that the server refused');

  await hold('processMuseumCard');
  await continueButton(page).click();
  await page.getByText('Tarkistamme tietoja…').waitFor();
  await isFitFor('the wait for the check');
});

test('the payment step is fit for everybody: its list, a choice, a failure, ePassi', async () => {
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = () => {};
  });
  const letList = await hold('getPaytrailPaymentProviders');
  await goToPayment(page);
  await isFitFor('the wait for the list of methods');

  await letList();
  await tile(page, 'Nordea').waitFor();
  await isFitFor('the payment methods');

  const letRecord = await hold('createPaymentRecord');
  await tile(page, 'Nordea').click();
  await page.getByText('Siirrymme maksupalveluun…').waitFor();
  await isFitFor('a chosen method');

  // The hand-over is given up by itself.
  await page.locator('main').getByText('Maksua ei voitu aloittaa').waitFor({ timeout: 30_000 });
  await isFitFor('a payment that could not be started');

  await letRecord();
  await tile(page, 'ePassi').click();
  await page.getByRole('button', { name: 'Maksa ePassilla' }).waitFor();
  await isFitFor('the page of ePassi');
});

test('what comes after is fit for everybody: cancelled, pending, paid, and who holds a card', async () => {
  await pay({ page, portal }, 'Nordea', 'Keskeytä ja palaa kauppaan');
  await page.getByRole('heading', { name: 'Maksu jäi kesken' }).waitFor();
  await isFitFor('a cancelled payment');

  await page.getByRole('link', { name: 'Valitse maksutapa uudelleen' }).click();
  await pay({ page, portal }, 'Nordea', 'Maksu jää odottamaan');
  await page.getByRole('heading', { name: 'Vahvistamme maksuasi' }).waitFor();
  await isFitFor('a payment that waits');

  await visit(page, `${portal.url}/osta/itselle`);
  await pay({ page, portal }, 'Nordea', /^Maksa \d/);
  await page.locator('p.number').waitFor();
  await isFitFor('a paid card');

  await visit(page, `${portal.url}/osta/itselle`);
  await isFitFor('who holds a card');

  await page.goto(`${portal.url}/maksu/paluu?maksu=keksitty`);
  await isFitFor('a payment that there is not');
});

test('a monthly order is fit for everybody', async () => {
  await visit(page, `${portal.url}/osta/kuukausimaksu`);
  await expect.poll(() => heading(page)).toBe('Täytä tietosi');

  await isFitFor('a monthly form');
});

test('a card is bought with the keyboard alone', async () => {
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
  const tabUntil = async (isThere: () => Promise<boolean>) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not reach it');
  };
  const typeInto = async (id: string, text: string) => {
    await tabUntil(async () => (await focusedId()) === id);
    await page.keyboard.type(text);
  };

  await typeInto('firstName', 'Aino');
  await typeInto('lastName', 'Lahtinen');
  await typeInto('yearOfBirth', '1987');
  await typeInto('streetAddress', 'Puutarhakatu 12 B 7');
  await typeInto('zipCode', '20100');
  await typeInto('city', 'Turku');
  await typeInto('phone', '0401234567');
  await typeInto('password', PASSWORD);
  await typeInto('confirmPassword', PASSWORD);
  await typeInto('terms', ' ');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
  await tile(page, 'Nordea').waitFor();
  await tabUntil(async () => (await focusedText()) === 'Nordea');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Maksa: Nordea' }).waitFor();
});
