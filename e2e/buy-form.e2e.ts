import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { type BuyPage, continueButton, givenBuyPage, toast } from './buy-page.ts';

let portal: TestPortal;
let opened: BuyPage;
let page: Page;
givenBuyPage((given) => {
  ({ portal, opened, page } = given);
});

const box = (name: string) => page.getByRole('checkbox', { name });

describe('on a phone', () => {
  test('the toast does not cover the heading of the error summary', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await continueButton(page).click();
    await toast(page).waitFor();

    const heard = page.locator('h2:focus');
    const [summary, above] = await Promise.all([heard.boundingBox(), toast(page).boundingBox()]);
    expect(summary && above && summary.y >= above.y + above.height).toBe(true);
    expect(summary && summary.y + summary.height <= 844).toBe(true);
  });
});

describe('the fields', () => {
  test('are ten, in order, each with a visible label and placeholder', async () => {
    const fields = await page
      .locator('main form input:not([type=checkbox])')
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.id, input.getAttribute('placeholder')]),
      );

    expect(fields).toEqual([
      ['firstName', 'Etunimi *'],
      ['lastName', 'Sukunimi *'],
      ['yearOfBirth', 'Syntymävuosi *'],
      ['streetAddress', 'Katuosoite *'],
      ['zipCode', 'Postinumero *'],
      ['city', 'Postitoimipaikka *'],
      ['emailAddress', 'Sähköpostiosoite *'],
      ['phone', 'Puhelinnumero'],
      ['password', 'Salasana *'],
      ['confirmPassword', 'Salasana uudelleen *'],
    ]);
    for (const [id] of fields) {
      expect(await page.locator(`label[for=${id}]`).isVisible()).toBe(true);
    }
  });

  test('begin with the signed-in address, which a new sign-in can change', async () => {
    const email = page.locator('#emailAddress');
    expect(await email.inputValue()).toBe(opened.emailAddress);
    expect(await email.getAttribute('readonly')).not.toBeNull();

    await page.getByRole('link', { name: 'Vaihda osoite' }).click();

    await page.waitForURL(/\/kirjaudu\?/);
    expect(new URL(page.url()).searchParams.get('retUrl')).toBe('/osta/itselle');
  });

  test('include a country list beside the phone, usable by keyboard', async () => {
    const countries = page.getByRole('combobox', { name: 'Maatunnus, Suomi +358' });
    await expect.poll(() => countries.locator('option').count()).toBeGreaterThan(200);

    await countries.focus();
    await page.keyboard.type('Ruotsi');

    await page.getByRole('combobox', { name: 'Maatunnus, Ruotsi +46' }).waitFor();
  });

  test('offer no plastic card where none is posted', async () => {
    const aside = page.locator('aside', { hasText: 'Maksetaan nyt' });
    await aside.getByText('Muovikortti postitse').waitFor();

    await page.getByLabel('Maa', { exact: true }).selectOption({ label: 'Ruotsi' });

    await page.getByText('Tähän maahan emme postita muovikorttia.').waitFor();
    expect(await aside.getByText('Muovikortti').count()).toBe(0);
    expect(await box('En tarvitse muovikorttia').count()).toBe(0);
  });

  test('fill in the town of the postal code, which typing replaces', async () => {
    let letTowns = () => {};
    const held = new Promise<void>((resolve) => {
      letTowns = resolve;
    });
    await page.route('**/post-towns*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/post-towns*');
    await page.locator('#zipCode').fill('20100');
    await page.locator('#city').focus();
    await asked;
    letTowns();
    await expect.poll(() => page.locator('#city').inputValue()).toBe('Turku');

    await page.keyboard.type('Åbo');

    expect(await page.locator('#city').inputValue()).toBe('Åbo');
  });

  test('of the passwords tick off their rules as they are met', async () => {
    await page.locator('#password').fill('kivipuu7');
    await page.locator('#confirmPassword').fill('kivipuu7');

    await page.getByText('Ainakin yksi numero: kunnossa').waitFor();
    await page.getByText('Sama kuin edellä: kunnossa').waitFor();
  });
});

describe('the choices', () => {
  test('are unticked initially', async () => {
    for (const name of [
      'En tarvitse muovikorttia',
      'Minulla on kampanjakoodi',
      'Haluan uutiskirjeen sähköpostilla ja tekstiviestillä',
      'Hyväksyn Museokortin käyttöehdot',
      // the same box: the request for immediate service is part of the consent
      'Pyydän, että saan kortin käyttööni heti',
    ]) {
      expect(await box(name).isChecked()).toBe(false);
    }
    expect(await box('Ymmärrän, että tilaus sitoo').count()).toBe(0);
  });

  test('the terms open in another tab', async () => {
    const link = page.getByRole('link', { name: 'käyttöehdot (avautuu uuteen välilehteen)' });
    const other = page.context().waitForEvent('page');

    await link.click();

    // The version that the form will send: past midnight another one is in force.
    await (await other).waitForURL(`${portal.url}/ehdot/2026-11`);
    await (await other).getByRole('heading', { level: 1, name: /käyttöehdot/ }).waitFor();
    expect(await box('Hyväksyn Museokortin').isChecked()).toBe(false);
  });

  test('a campaign code is requested when its box is ticked, and starts empty each time', async () => {
    expect(await page.locator('#campaignCode').count()).toBe(0);

    await box('Minulla on kampanjakoodi').check();
    await page.keyboard.type('KYMMENEN');
    expect(await page.locator('#campaignCode').inputValue()).toBe('KYMMENEN');
    await box('Minulla on kampanjakoodi').uncheck();
    await box('Minulla on kampanjakoodi').check();

    expect(await page.locator('#campaignCode').inputValue()).toBe('');
  });

  test('without a plastic card the order has no line for it', async () => {
    const order = page.locator('#order');
    await order.getByText('Muovikortti postitse').waitFor();
    await page.getByText('Käytät korttia puhelimen sovelluksessa.').waitFor();

    await box('En tarvitse muovikorttia').check();

    expect(await order.getByText('Muovikortti postitse').count()).toBe(0);
    expect(await order.getByText('1–2 viikossa').count()).toBe(0);
  });
});
