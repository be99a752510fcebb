import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../server/account/password-hash.ts';
import { newCode } from '../test/browser.ts';
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
  PASSWORD,
  stored,
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

describe('what was typed', () => {
  test('comes back after a reload, passwords excepted', async () => {
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

  test('is sent at the last moment when the page is left before there was a pause', async () => {
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

  test('comes back at step 0 when the payment step is reloaded, with a word about the password', async () => {
    await goToPayment(page);

    await page.reload();
    await alive(page);

    await expect.poll(() => new URL(page.url()).searchParams.get('c__step')).toBe('0');
    expect(await value('lastName')).toBe('Lahtinen');
    expect(await value('password')).toBe('');
    expect(await page.getByText(PASSWORD_AGAIN).count()).toBe(2);
    expect(await toast(page).count()).toBe(0);
  });

  test('comes back on another device of the same person', async () => {
    await fillForm(page, { city: 'Inari' });
    await page.waitForResponse(/savePurchaseDraft/);

    const other = await openPage(browser);
    await giveSession(other.page, portal, opened.accountId);
    await visit(other.page, `${portal.url}/osta/itselle`);

    expect(await other.page.locator('#city').inputValue()).toBe('Inari');
    await other.close();
  });

  test('never lies in the storage of the browser', async () => {
    await fillForm(page, { city: 'Inari' });
    await page.waitForResponse(/savePurchaseDraft/);
    await continueButton(page).click();
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');

    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toMatch(/Inari|Lahtinen|1987|Puutarhakatu|Revontuli|example\.fi/);
  });
});

describe('a session that ended meanwhile', () => {
  const signOutElsewhere = () =>
    portal.pool.query('delete from account_session where account_id = $1', [opened.accountId]);

  test('leads from the form to signing in and back to what was typed', async () => {
    await fillForm(page);
    await page.waitForResponse(/savePurchaseDraft/);
    await signOutElsewhere();

    await continueButton(page).click();

    await page.waitForURL(/\/kirjaudu\?/);
    expect(new URL(page.url()).searchParams.get('retUrl')).toBe('/osta/itselle');
    await giveSession(page, portal, opened.accountId);
    await visit(page, `${portal.url}/osta/itselle`);
    expect(await value('lastName')).toBe('Lahtinen');
    opened.complaints.length = 0;
  });

  test('leads from the payment methods to signing in and back to the form', async () => {
    await goToPayment(page);
    await signOutElsewhere();

    await page.getByRole('button', { name: /^Nordea/ }).click();

    await page.waitForURL(/\/kirjaudu\?/);
    expect(new URL(page.url()).searchParams.get('retUrl')).toBe('/osta/itselle?c__step=1');
    opened.complaints.length = 0;
  });
});

describe('a sign-in older than 15 minutes', () => {
  beforeEach(async () => {
    await portal.pool.query('update account set password_hash = $2 where id = $1', [
      opened.accountId,
      await hashPassword('Vanhasalasana1'),
    ]);
    await portal.pool.query(
      `update account_session set reauthenticated_at = reauthenticated_at - interval '16 minutes'
        where account_id = $1`,
      [opened.accountId],
    );
  });
  const dialog = () => page.getByRole('dialog', { name: 'Vahvista henkilöllisyytesi' });

  test('asks for a code in a dialog, and then the form goes on by itself', async () => {
    await fillForm(page);
    await continueButton(page).click();
    await dialog().waitFor();

    await dialog()
      .getByLabel('Kertakoodi')
      .fill(await newCode(portal, opened.emailAddress));
    await dialog().getByRole('button', { name: 'Vahvista ja jatka' }).click();

    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
    opened.complaints.length = 0;
  });

  test('tells of a wrong code in the dialog, and closing it finds the form as it was', async () => {
    await fillForm(page);
    await continueButton(page).click();
    await dialog().getByLabel('Kertakoodi').fill('000 000');
    await newCode(portal, opened.emailAddress);
    await dialog().getByRole('button', { name: 'Vahvista ja jatka' }).click();
    await dialog().getByText('Koodi on väärä tai vanhentunut.').waitFor();

    await page.keyboard.press('Escape');

    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(await value('password')).toBe(PASSWORD);
    expect(await toast(page).count()).toBe(0);
    opened.complaints.length = 0;
  });

  test('on the payment step asks too, however long it takes, and then pays as chosen', async () => {
    await portal.pool.query(
      'update account_session set reauthenticated_at = last_seen_at where account_id = $1',
      [opened.accountId],
    );
    await goToPayment(page);
    await portal.pool.query(
      `update account_session set reauthenticated_at = reauthenticated_at - interval '16 minutes'
        where account_id = $1`,
      [opened.accountId],
    );
    await page.getByRole('button', { name: /^Nordea/ }).click();
    await dialog().waitFor();

    await dialog()
      .getByLabel('Kertakoodi')
      .fill(await newCode(portal, opened.emailAddress));
    await dialog().getByRole('button', { name: 'Vahvista ja jatka' }).click();

    await page.getByRole('heading', { name: 'Maksa: Nordea' }).waitFor();
    opened.complaints.length = 0;
  });

  test('says that the password of the form will replace the old one', async () => {
    await page.reload();

    await page.getByText('Sinulla on jo salasana. Tämä korvaa sen').waitFor();
  });
});

describe('who holds a card', () => {
  test.each([
    [
      { validUntil: '2099-12-31' },
      'Korttisi on voimassa 31.12.2099 asti, joten toista ei tarvita.',
    ],
    [{ validUntil: '2024-01-31' }, 'Korttisi voimassaolo päättyi 31.1.2024.'],
    [{ firstVisitOn: null }, 'Korttisi on käytettävissä, joten toista ei tarvita.'],
  ])('is pointed to it: %j', async (card, sentence) => {
    await givenCard(portal.pool, { accountId: opened.accountId, ...card });
    await page.reload();

    await expect.poll(() => heading(page)).toBe('Sinulla on jo Museokortti');
    await page.getByText(sentence).waitFor();
    expect(await page.locator('form').count()).toBe(0);
    const link = page.locator('main').getByRole('link', { name: 'Avaa Oma Museokortti' });
    expect(await link.getAttribute('href')).toBe('/oma');
  });
});

describe('paying by the month', () => {
  beforeEach(async () => {
    await visit(page, `${portal.url}/osta/kuukausimaksu`);
    await expect.poll(() => heading(page)).toBe('Täytä tietosi');
  });

  test('is remembered in the tab over the hop of signing in', async () => {
    const anonymous = await openPage(browser);
    await anonymous.page.goto(`${portal.url}/osta/kuukausimaksu`);
    await anonymous.page.waitForURL(/\/kirjaudu\?/);
    await giveSession(anonymous.page, portal, opened.accountId);

    await visit(anonymous.page, `${portal.url}/osta/itselle`);

    await expect.poll(() => heading(anonymous.page)).toBe('Täytä tietosi');
    await anonymous.close();
  });

  test('shows both prices, the binding and what is bought, above a button that says one pays', async () => {
    const form = page.locator('main form');
    await form.getByText('6,90\u00a0€ kuukaudessa, yhteensä 82,80\u00a0€').waitFor();
    await form.getByText('Tilaus sitoo 12 kuukautta, eikä sitä voi keskeyttää').waitFor();
    await form.getByRole('heading', { name: 'Tarkista vielä' }).waitFor();
    await page.getByRole('button', { name: 'Jatka maksamaan' }).waitFor();
    await page.getByRole('checkbox', { name: 'En tarvitse muovikorttia' }).waitFor();

    await fillForm(page);
    await continueButton(page).click();

    await form
      .getByText('Vahvista, että kuukausimaksu sitoo 12 kuukautta eikä sitä voi keskeyttää.')
      .waitFor();
  });

  test('can be changed for paying at once, and back, with what was typed', async () => {
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
  'the stored billing type %j is no billing type',
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
