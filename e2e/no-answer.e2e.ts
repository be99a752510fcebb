import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { continueButton, fillForm, heading, tile, toast, visit } from './buy-page.ts';
import {
  comeAs,
  givenSilentPortal,
  hasWayOn,
  holdCalls,
  letCalls,
  waitInVain,
} from './silent-portal.ts';

let portal: TestPortal;
let page: Page;
givenSilentPortal((given) => {
  ({ portal, page } = given);
});

describe('the check of the form without an answer', () => {
  test('returns the form with a toast after 20 seconds, and works when retried', async () => {
    await comeAs({ page, portal }, 'buyer');
    await visit(page, `${portal.url}/osta/itselle`);
    await fillForm(page);
    await holdCalls(page);
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
    await letCalls(page);
    await continueButton(page).click();
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
  });
});

describe('payment methods without an answer', () => {
  test('are shown if they need no list, and the others can be reloaded', async () => {
    await comeAs({ page, portal }, 'buyer');
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
  test('to a page that never loads ends in a message and a retry', async () => {
    await comeAs({ page, portal }, 'guest');
    await visit(page, `${portal.url}/ehdot`);
    await holdCalls(page);
    await page.evaluate(() => window.location.assign('/museot'));
    await page.clock.runFor(21_000);
    await page.getByRole('heading', { name: 'Sivua ei voitu näyttää' }).waitFor();
    await hasWayOn(page, 'the page');

    await letCalls(page);
    await page.getByRole('link', { name: 'Lataa uudelleen' }).click();

    await page.getByRole('heading', { level: 1, name: 'Mihin mennään tänään?' }).waitFor();
  });
});

test.each(['/yrityskortti', '/yrityksille/kortit', '/kutsu'])(
  'retrying %s keeps the focus on the page',
  async (path) => {
    await comeAs({ page, portal }, 'guest');
    await holdCalls(page);
    await visit(page, `${portal.url}${path}#made-up-key`);
    await waitInVain(page);

    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();

    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  },
);

test('signing out leads to the URL that ends the session', async () => {
  await comeAs({ page, portal }, 'holder');
  await visit(page, `${portal.url}/oma/tiedot`);
  await holdCalls(page);
  const asked = page.waitForRequest(/logout\.jsp/);
  await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().click();
  await waitInVain(page);
  await asked;
});
