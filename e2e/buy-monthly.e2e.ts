import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  type BuyPage,
  continueButton,
  fillForm,
  givenBuyPage,
  giveSession,
  heading,
  stored,
  visit,
} from './buy-page.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let opened: BuyPage;
let page: Page;
givenBuyPage((given) => {
  ({ portal, browser, opened, page } = given);
});

const value = (field: string) => page.locator(`#${field}`).inputValue();

describe('monthly payment', () => {
  beforeEach(async () => {
    await visit(page, `${portal.url}/osta/kuukausimaksu`);
    await expect.poll(() => heading(page)).toBe('Täytä tietosi');
  });

  test('is kept in the tab during sign-in', async () => {
    const anonymous = await openPage(browser);
    await anonymous.page.goto(`${portal.url}/osta/kuukausimaksu`);
    await anonymous.page.waitForURL(/\/kirjaudu\?/);
    await giveSession(anonymous.page, portal, opened.accountId);

    await visit(anonymous.page, `${portal.url}/osta/itselle`);

    await expect.poll(() => heading(anonymous.page)).toBe('Täytä tietosi');
    await anonymous.close();
  });

  test('shows both prices, the commitment and the product, above a button that says it costs', async () => {
    const form = page.locator('main form');
    await form.getByText('6,90\u00a0€ kuukaudessa, yhteensä 82,80\u00a0€').waitFor();
    await form.getByText('Tilaus sitoo 12 kuukautta, eikä sitä voi lopettaa kesken').waitFor();
    await form.getByRole('heading', { name: 'Tarkista vielä' }).waitFor();
    await page.getByRole('button', { name: 'Tilaa ja maksa 6,90\u00a0€' }).waitFor();
    await page.getByRole('checkbox', { name: 'En tarvitse muovikorttia' }).waitFor();

    await fillForm(page);
    await continueButton(page).click();

    await form
      .getByText('Vahvista, että kuukausimaksu sitoo 12 kuukautta eikä sitä voi lopettaa kesken.')
      .waitFor();
  });

  test('can be switched to annual payment and back, with the input kept', async () => {
    await page.locator('#city').fill('Inari');
    await page.getByRole('button', { name: /^Maksa kerralla/ }).click();
    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(await stored(page, 'billingType')).toBeNull();

    await page.getByRole('button', { name: /^Maksa 12 kuukausierässä/ }).click();

    await expect.poll(() => heading(page)).toBe('Täytä tietosi');
    expect(await stored(page, 'billingType')).toBe('"monthly"');
    expect(await value('city')).toBe('Inari');
  });
});

test.each(['null', '"weekly"', '{', 'monthly'])(
  'the stored billing type %j is ignored',
  async (text) => {
    await page.evaluate(
      (garbage) => sessionStorage.setItem('museumCard.billingType', garbage),
      text,
    );
    await page.reload();
    await alive(page);

    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
  },
);
