import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { givenCard } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import {
  type BuyPage,
  continueButton,
  fillForm,
  givenBuyPage,
  giveSession,
  goToPayment,
  heading,
  toast,
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
const PASSWORD_AGAIN = 'Kirjoita salasana uudelleen, muut tiedot ovat tallella.';

describe('a draft', () => {
  test('is restored after a reload, without passwords', async () => {
    await fillForm(page);
    await page.locator('#phone').fill('0401234567');
    await page.getByRole('checkbox', { name: 'En tarvitse muovikorttia' }).check();
    await page.getByRole('checkbox', { name: 'Minulla on kampanjakoodi' }).check();
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/savePurchaseDraft') &&
        (answer.request().postData() ?? '').includes('"plasticCardOptOut":true'),
    );
    await page.locator('#campaignCode').fill('KYMMENEN');
    await saved;

    await page.reload();
    await alive(page);

    await expect.poll(() => value('campaignCode')).toBe('KYMMENEN');
    expect(await value('streetAddress')).toBe('Puutarhakatu 12 B 7');
    expect(await value('phone')).toBe('0401234567');
    expect(await page.locator('#plasticCardOptOut').isChecked()).toBe(true);
    expect(await page.locator('#terms').isChecked()).toBe(false);
    expect(await value('password')).toBe('');
  });

  test('is restored in another language, with a note about the password', async () => {
    await fillForm(page);
    // Without a pause: the last input is sent when the page is left.
    await page.locator('#city').fill('Inari');
    await page.getByRole('navigation', { name: 'Kieli' }).getByText('SV').click();
    await page.waitForURL('**/sv/kop/at-mig*');
    await alive(page);

    expect(await value('city')).toBe('Inari');
    expect(await value('lastName')).toBe('Lahtinen');
    expect(await value('streetAddress')).toBe('Puutarhakatu 12 B 7');
    expect(await value('password')).toBe('');
    const said = page.getByText('Skriv lösenordet på nytt');
    expect(await said.count()).toBe(1);
    await page.locator('#password').fill('Revontuli7x');
    await said.waitFor({ state: 'detached' });
  });

  test('is sent when the page is left before the pause has passed', async () => {
    await page.locator('#city').fill('Inari');
    await page.goto('about:blank');

    const savedCity = async () => {
      const { rows } = await portal.pool.query(
        `select form ->> 'city' as city from purchase_draft where account_id = $1`,
        [opened.accountId],
      );
      return rows[0]?.city;
    };
    await expect.poll(savedCity).toBe('Inari');
  });

  test('is restored in the form when the payment step is reloaded, with a note about the password', async () => {
    await goToPayment(page);

    await page.reload();
    await alive(page);

    await expect.poll(() => new URL(page.url()).searchParams.get('c__step')).toBe('0');
    expect(await value('lastName')).toBe('Lahtinen');
    expect(await value('password')).toBe('');
    expect(await page.getByText(PASSWORD_AGAIN).count()).toBe(2);
    expect(await toast(page).count()).toBe(0);
  });

  test('is restored on another device of the same person', async () => {
    await fillForm(page, { city: 'Inari' });
    await page.waitForResponse(/savePurchaseDraft/);

    const other = await openPage(browser);
    await giveSession(other.page, portal, opened.accountId);
    await visit(other.page, `${portal.url}/osta/itselle`);

    expect(await other.page.locator('#city').inputValue()).toBe('Inari');
    await other.close();
  });

  test('is never in the browser’s storage', async () => {
    await fillForm(page, { city: 'Inari' });
    await page.waitForResponse(/savePurchaseDraft/);
    await continueButton(page).click();
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');

    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toMatch(/Inari|Lahtinen|1987|Puutarhakatu|Revontuli|example\.fi/);
  });
});

describe('a card holder', () => {
  test.each([
    [
      { validUntil: '2099-12-31' },
      'Korttisi on voimassa 31.12.2099 asti, joten toista ei tarvita.',
    ],
    [{ validUntil: '2024-01-31' }, 'Korttisi voimassaolo päättyi 31.1.2024.'],
    [{ firstVisitOn: null }, 'Korttisi on käytettävissä, joten toista ei tarvita.'],
  ])('gets a link to the card: %j', async (card, sentence) => {
    await givenCard(portal.pool, { accountId: opened.accountId, ...card });
    await page.reload();

    await expect.poll(() => heading(page)).toBe('Sinulla on jo Museokortti');
    await page.getByText(sentence).waitFor();
    expect(await page.locator('form').count()).toBe(0);
    const link = page.locator('main').getByRole('link', { name: 'Avaa Oma Museokortti' });
    expect(await link.getAttribute('href')).toBe('/oma');
  });
});
