import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashPassword } from '../server/account/sign-in/password-hash.ts';
import { givenAccount } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { giveSession, PASSWORD } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0', STAFF_SECOND_FACTOR: 'required' },
);

/** A virtual authenticator that confirms every passkey request. */
async function givePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('staff set up a passkey, sign in with it alone, and confirm dangerous actions with it', async () => {
  const emailAddress = 'passkey@example.fi';
  const accountId = await givenAccount(portal.pool, { emailAddress, role: 'staff' });
  const { page, complaints, close } = await openPage(browser);
  await givePhone(page);
  await giveSession(page, portal, accountId);

  await page.goto(`${portal.url}/hallinta/haku?q=lahtinen`);
  await heading(page, 'Suojaa kirjautumisesi').waitFor();
  await alive(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Avaimen nimi').fill('Työpuhelin');
  await button(page, 'Lisää pääsyavain').click();
  await heading(page, 'Tallenna varakoodit nyt').waitFor();
  await expect
    .poll(() => page.getByRole('list', { name: 'Varakoodit' }).locator('li').count())
    .toBe(10);
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Olen tallentanut koodit').click();
  await page.waitForURL(`${portal.url}/hallinta/haku?q=lahtinen`);
  await expect
    .poll(async () => (await portal.mails()).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('Kirjautumistapasi muuttuivat'));

  await page.context().clearCookies();
  await page.goto(`${portal.url}/hallinta/oikeudet`);
  await page.getByRole('link', { name: 'Henkilökunta: kirjaudu pääsyavaimella' }).click();
  await heading(page, 'Henkilökunnan kirjautuminen').waitFor();
  await alive(page);
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Kirjaudu pääsyavaimella').click();
  await page.waitForURL(`${portal.url}/hallinta/oikeudet`);

  portal.clock.advance(11 * 60_000);
  await page.goto(`${portal.url}/hallinta/kirjautuminen`);
  await alive(page);
  await page.getByText('Työpuhelin', { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Avaimen nimi').fill('Puoliksi kirjoitettu');
  await button(page, 'Tee uudet varakoodit').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tee uudet varakoodit' }).click();
  const question = page.getByRole('dialog', { name: 'Vahvista, että se olet sinä' });
  await question.waitFor();
  expect(await page.getByLabel('Avaimen nimi').inputValue()).toBe('Puoliksi kirjoitettu');
  await question.getByRole('button', { name: 'Käytä pääsyavainta' }).click();
  await heading(page, 'Tallenna varakoodit nyt').waitFor();

  await button(page, 'Olen tallentanut koodit').click();
  await page.getByLabel('Avaimen nimi').fill('Puoliksi kirjoitettu');
  await portal.pool.query('delete from account_session where account_id = $1', [accountId]);
  await button(page, 'Lisää pääsyavain').click();
  const over = page.getByRole('dialog', { name: 'Istuntosi on päättynyt' });
  await over.getByRole('button', { name: 'Kirjaudu pääsyavaimella' }).click();
  await over.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Avaimen nimi').inputValue()).toBe('Puoliksi kirjoitettu');

  // The refusals that triggered the dialogs.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('403'),
    expect.stringContaining('401'),
  ]);
  await close();
});

test('an app’s code, and then a recovery code, open the office in another browser', async () => {
  const passwordHash = await hashPassword(PASSWORD);
  const work = { role: 'staff', staffRoles: ['viewer'], passwordHash } as const;
  const accountId = await givenAccount(portal.pool, work);
  const first = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await giveSession(first.page, portal, accountId);
  await first.page.goto(`${portal.url}/hallinta/kirjautuminen`);
  await alive(first.page);
  await button(first.page, 'Ota todennussovellus käyttöön').click();
  await first.page.getByRole('img', { name: 'QR-koodi todennussovellusta varten' }).waitFor();
  expect(await faultsOf(first.page)).toEqual([]);
  const secret = (await first.page.locator('code').innerText()).replace(/\s/g, '');
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: portal.clock.now() + steps * 30_000,
    });
  await first.page.getByLabel('Sovelluksen koodi').fill(codeAt(0));
  await button(first.page, 'Vahvista sovellus').click();
  await heading(first.page, 'Tallenna varakoodit nyt').waitFor();
  const recoveryCode = await first.page.locator('code').first().innerText();
  await button(first.page, 'Olen tallentanut koodit').click();
  await first.page.waitForURL(`${portal.url}/hallinta`);
  await first.close();

  const { page, complaints, close } = await openPage(browser);
  await giveSession(page, portal, accountId);
  await page.goto(`${portal.url}/hallinta`);
  await heading(page, 'Vahvista kirjautumisesi').waitFor();
  await alive(page);
  await page.getByLabel('Todennussovelluksen koodi').fill('000000');
  await button(page, 'Vahvista').click();
  await page.getByText('Koodi on väärä tai jo käytetty.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Käytä varakoodia').click();
  await page.getByLabel('Varakoodi').fill(recoveryCode.toLowerCase());
  await button(page, 'Vahvista').click();
  await page.waitForURL(`${portal.url}/hallinta`);

  await portal.pool.query('delete from account_session where account_id = $1', [accountId]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const over = page.getByRole('dialog', { name: 'Istuntosi on päättynyt' });
  await over.getByRole('button', { name: 'Kirjaudu salasanalla' }).click();
  await over.getByLabel('Salasana *', { exact: true }).fill(PASSWORD);
  await over.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
  const factor = page.getByRole('dialog', { name: 'Vahvista kirjautumisesi' });
  await factor.getByLabel('Todennussovelluksen koodi').fill(codeAt(1));
  expect(await faultsOf(page)).toEqual([]);
  await factor.getByRole('button', { name: 'Vahvista', exact: true }).click();
  await factor.waitFor({ state: 'detached' });
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await close();
});
