import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../server/account/sign-in/password-hash.ts';
import { newCode } from '../test/browser.ts';
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
  toast,
  visit,
} from './buy-page.ts';

let portal: TestPortal;
let opened: BuyPage;
let page: Page;
givenBuyPage(
  (given) => {
    ({ portal, opened, page } = given);
  },
  // Sign-in codes come by mail.
  { hasWorker: true },
);

const value = (field: string) => page.locator(`#${field}`).inputValue();

describe('an expired session', () => {
  const signOutElsewhere = () =>
    portal.pool.query('delete from account_session where account_id = $1', [opened.accountId]);

  test('leads from the form to sign-in and back to the input', async () => {
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

  test('leads from the payment methods to sign-in and back to the form', async () => {
    await goToPayment(page);
    await signOutElsewhere();

    await page.getByRole('button', { name: /Nordea$/ }).click();

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

  test('asks for a code in a dialog, then the form continues by itself', async () => {
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

  test('reports a wrong code in the dialog, and closing it leaves the form unchanged', async () => {
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
    await page.getByRole('button', { name: /Nordea$/ }).click();
    await dialog().waitFor();

    await dialog()
      .getByLabel('Kertakoodi')
      .fill(await newCode(portal, opened.emailAddress));
    await dialog().getByRole('button', { name: 'Vahvista ja jatka' }).click();

    await page.getByRole('heading', { name: 'Maksa: Nordea' }).waitFor();
    opened.complaints.length = 0;
  });

  test('says that the form’s password will replace the old one', async () => {
    await page.reload();

    await page.getByText('Sinulla on jo salasana. Tämä korvaa sen').waitFor();
  });
});
