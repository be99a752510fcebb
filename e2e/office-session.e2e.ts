import type { Browser, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashPassword } from '../server/account/sign-in/password-hash.ts';
import { newCode } from '../test/browser.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { giveSession, PASSWORD, visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { inTable } from './office-page.ts';
import { openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

let people = 0;
async function member(firstName: string) {
  const emailAddress = `tyossa-${++people}@example.fi`;
  const accountId = await givenAccount(portal.pool, {
    emailAddress,
    role: 'staff',
    staffRoles: ['agent'],
    passwordHash: await hashPassword(PASSWORD),
  });
  await portal.pool.query('update account set first_name = $2 where id = $1', [
    accountId,
    firstName,
  ]);
  return { accountId, emailAddress };
}

/** The page of a card holder, opened by staff. */
async function openedPerson(accountId: string, width = 1280) {
  const personId = await givenAccount(portal.pool);
  const holder = { firstName: 'Anio', lastName: 'Lahtinen', yearOfBirth: 1987 };
  await givenCard(portal.pool, { accountId: personId, holder });
  const opened = await openPage(browser, { viewport: { width, height: 900 } });
  await giveSession(opened.page, portal, accountId);
  await visit(opened.page, `${portal.url}/hallinta/henkilo/${personId}`);
  return { ...opened, personId };
}

const endSession = (accountId: string) =>
  portal.pool.query('delete from account_session where account_id = $1', [accountId]);

const question = (page: Page) => page.getByRole('dialog', { name: 'Istuntosi on päättynyt' });

async function signInOver(page: Page, emailAddress?: string): Promise<void> {
  const asked = question(page);
  await asked.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  if (emailAddress) await asked.getByLabel('Sähköpostiosoite').fill(emailAddress);
  const way = asked.getByRole('button', { name: 'Kirjaudu salasanalla' });
  if (await way.isVisible()) await way.click();
  await asked.getByLabel('Salasana *', { exact: true }).fill(PASSWORD);
  await asked.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
}

async function correctTo(page: Page, firstName: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Korjaa nimi tai syntymävuosi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Korjaa nimi tai syntymävuosi' });
  await dialog.getByLabel('Etunimi').fill(firstName);
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await inTable(page, `Nimi Anio Lahtinen ${firstName} Lahtinen`).waitFor();
  await dialog.getByLabel('Miksi?').fill('Kirjoitusvirhe ostaessa');
  return dialog;
}

const refusedOnce = (complaints: string[], ...codes: string[]) =>
  expect(complaints.splice(0)).toEqual(codes.map((code) => expect.stringContaining(code)));

test('an expired session is renewed over the dialog, and the action continues with its preview', async () => {
  const { accountId } = await member('Maija');
  const { page, complaints, close } = await openedPerson(accountId, 390);
  const dialog = await correctTo(page, 'Aino');
  await endSession(accountId);
  await dialog.getByRole('button', { name: 'Korjaa tiedot' }).click();

  await question(page).waitFor();
  // There is nothing to return to: Esc does not close it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await signInOver(page);
  await page.getByRole('heading', { level: 1, name: 'Aino Lahtinen' }).waitFor();
  refusedOnce(complaints, '401');
  await close();
});

test('another user who takes over reads whose session it is, and can send only what they have previewed', async () => {
  const first = await member('Maija');
  const second = await member('Sari');
  const { page, complaints, personId, close } = await openedPerson(first.accountId);
  const dialog = await correctTo(page, 'Aino');
  await endSession(first.accountId);
  await dialog.getByRole('button', { name: 'Korjaa tiedot' }).click();
  await signInOver(page, second.emailAddress);

  const told = page.getByRole('dialog', { name: 'Istunto on nyt käyttäjän Sari' });
  await told.getByText('Tämän sivun avasi Maija. Mitään ei ole lähetetty.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await told.getByRole('button', { name: 'Jatka tällä sivulla' }).click();
  await dialog.getByText(`Istunto on nyt käyttäjän ${second.emailAddress}.`).waitFor();
  const done = () =>
    portal.pool
      .query('select member_id from staff_action where person_id = $1', [personId])
      .then(({ rows }) => rows.map(({ member_id }) => member_id));
  expect(await done()).toEqual([]);
  const looks = await portal.pool.query(
    'select distinct subject from staff_look where account_id = $1 and staff_account_id = $2',
    [personId, second.accountId],
  );
  expect(looks.rows).toContainEqual({ subject: 'details' });

  await inTable(page, 'Nimi Anio Lahtinen Aino Lahtinen').waitFor();
  expect(await dialog.getByLabel('Miksi?').inputValue()).toBe('Kirjoitusvirhe ostaessa');
  await dialog.getByRole('button', { name: 'Korjaa tiedot' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aino Lahtinen' }).waitFor();
  expect(await done()).toEqual([second.accountId]);
  await page.getByRole('banner').getByText('Sari').waitFor();
  refusedOnce(complaints, '401', '409');
  await close();
});

test('a sign-in of another user in another tab prevents sending input of this one', async () => {
  const first = await member('Maija');
  const second = await member('Sari');
  const { page, complaints, personId, close } = await openedPerson(first.accountId);
  const dialog = await correctTo(page, 'Aino');
  await giveSession(page, portal, second.accountId);
  await dialog.getByRole('button', { name: 'Korjaa tiedot' }).click();

  const told = page.getByRole('dialog', { name: 'Istunto on nyt käyttäjän Sari' });
  await told.getByRole('button', { name: 'Jatka tällä sivulla' }).click();
  await dialog.getByText('Mitään ei lähetetty.').waitFor();
  const { rows } = await portal.pool.query('select 1 from staff_action where person_id = $1', [
    personId,
  ]);
  expect(rows).toEqual([]);
  refusedOnce(complaints, '409', '409');
  await close();
});

test('the page hides its data when the session expires, and keeps an unsent answer', async () => {
  const { accountId, emailAddress } = await member('Maija');
  const { rows } = await portal.pool.query(
    `insert into contact_case (request_key, subject, language, email_address, is_signed_in, opened_at)
     values (gen_random_uuid(), 'card', 'fi', 'kysyja@example.fi', false, now()) returning id`,
  );
  const { page, complaints, close } = await openPage(browser);
  await giveSession(page, portal, accountId);
  await visit(page, `${portal.url}/hallinta/yhteydenotot/${rows[0].id}`);
  await page.getByLabel('Vastauksesi').fill('Numero on kortin takana.');
  portal.clock.advance(31 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  const asked = question(page);
  await asked.waitFor();
  await asked.getByRole('button', { name: 'Lähetä kertakoodi' }).click();
  await asked.getByLabel('Kertakoodi sähköpostistasi').fill(await newCode(portal, emailAddress));
  await asked.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Vastauksesi').inputValue()).toBe('Numero on kortin takana.');
  await page.getByRole('button', { name: 'Lähetä ja merkitse tehdyksi' }).click();
  await page.getByText(/^Tehty \d/).waitFor();
  expect(complaints.splice(0)).toEqual([]);
  await close();
});
