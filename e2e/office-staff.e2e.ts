import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StaffRole } from '../domain/office/rights.ts';
import { signIn } from '../test/browser.ts';
import { givenAccount, givenMuseum, givenMuseumMember } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { giveSession, visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

const newAddress = () => `${randomUUID()}@example.fi`;

async function staffPage(page: Page, ...staffRoles: StaffRole[]) {
  await giveSession(page, portal, await givenAccount(portal.pool, { role: 'staff', staffRoles }));
  await visit(page, `${portal.url}/hallinta/henkilosto`);
}

/** The link as mailed. */
async function mailedLink(emailAddress: string): Promise<string> {
  const found = async () => {
    const mails = await portal.mails();
    const mail = mails.find(({ to }) => to.some((address) => address.includes(emailAddress)));
    return /https?:\/\/\S+\/kutsu#[\w-]+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(found, { timeout: 15_000 }).toBeTruthy();
  return (await found()) ?? '';
}

test('staff are invited, accept, work, lose access, and their open page is refused', async () => {
  const keeper = await openPage(browser);
  await staffPage(keeper.page, 'rightsKeeper');
  const second = await openPage(browser);
  await staffPage(second.page, 'rightsKeeper');
  const emailAddress = newAddress();
  await keeper.page.getByText('Kutsu uusi henkilö hallintaan').click();
  await keeper.page.getByLabel('Sähköposti').first().fill(emailAddress);
  await keeper.page.getByLabel('Asiakaspalvelija', { exact: true }).check();
  expect(await faultsOf(keeper.page)).toEqual([]);
  await keeper.page.getByRole('button', { name: 'Lähetä kutsu' }).first().click();
  await keeper.page.getByRole('button', { name: `Peru kutsu: ${emailAddress}` }).waitFor();

  const newcomer = await openPage(browser);
  await visit(newcomer.page, await mailedLink(emailAddress));
  await newcomer.page.getByLabel('Etunimi').fill('Uuna');
  await newcomer.page.getByLabel('Sukunimi').fill('Uusi');
  expect(await faultsOf(newcomer.page)).toEqual([]);
  await newcomer.page.getByRole('button', { name: 'Hyväksy kutsu' }).click();
  await newcomer.page.waitForURL(`${portal.url}/hallinta`);
  await newcomer.page.getByText('Roolisi ei ole vielä voimassa.').waitFor();
  await alive(newcomer.page);

  await visit(keeper.page, `${portal.url}/hallinta/henkilosto`);
  await keeper.page.getByText('Odottaa toisen vahvistusta.').waitFor();
  await keeper.page.getByRole('button', { name: 'Peru: Uuna Uusi, Asiakaspalvelija' }).waitFor();
  const confirm = { name: 'Vahvista: Uuna Uusi, Asiakaspalvelija' };
  expect(await keeper.page.getByRole('button', confirm).count()).toBe(0);
  await visit(second.page, `${portal.url}/hallinta/henkilosto`);
  await second.page.getByRole('button', confirm).click();
  await second.page.getByLabel('Syy').fill('Aloitti tänään');
  expect(await faultsOf(second.page)).toEqual([]);
  await second.page.getByRole('button', { name: 'Vahvista rooli' }).click();
  await second.page.getByRole('button', confirm).waitFor({ state: 'detached' });
  await second.close();
  await visit(newcomer.page, `${portal.url}/hallinta`);
  await newcomer.page.getByRole('link', { name: 'Haku' }).first().waitFor();

  await visit(keeper.page, `${portal.url}/hallinta/henkilosto`);
  await keeper.page.getByRole('button', { name: 'Poista pääsy: Uuna Uusi' }).click();
  await keeper.page.getByLabel('Syy').fill('Määräaika päättyi');
  expect(await faultsOf(keeper.page)).toEqual([]);
  await keeper.page.getByRole('button', { name: 'Poista pääsy nyt' }).click();
  await keeper.page.getByRole('row', { name: 'Uuna Uusi' }).waitFor({ state: 'detached' });

  await newcomer.page.goto(`${portal.url}/hallinta/haku`);
  await newcomer.page.waitForURL(/kirjaudu/);
  await newcomer.close();
  await keeper.close();
});

test('an address with an account accepts an invitation by signing in', async () => {
  const keeper = await openPage(browser);
  await staffPage(keeper.page, 'administrator');
  const emailAddress = newAddress();
  await givenAccount(portal.pool, { emailAddress });
  await keeper.page.getByText('Kutsu uusi henkilö hallintaan').click();
  await keeper.page.getByLabel('Sähköposti').first().fill(emailAddress);
  await keeper.page.getByLabel('Tarkastaja', { exact: true }).check();
  await keeper.page.getByRole('button', { name: 'Lähetä kutsu' }).first().click();
  const link = await mailedLink(emailAddress);
  await keeper.close();

  const { page, close } = await openPage(browser);
  await visit(page, link);
  await page.getByRole('link', { name: 'Kirjaudu', exact: true }).last().click();
  await page.waitForURL(/kirjaudu/);
  await signIn(page, portal, { emailAddress });
  await visit(page, `${portal.url}/kutsu`);
  await page.getByRole('button', { name: 'Hyväksy kutsu' }).click();
  await page.waitForURL(`${portal.url}/hallinta`);
  await visit(page, link);
  await page.getByRole('heading', { name: 'Kutsu on jo hyväksytty' }).waitFor();
  await close();
});

test('a ticket desk manager manages its staff and sees no other page', async () => {
  const accountId = await givenAccount(portal.pool, { role: 'desk' });
  const museumId = await givenMuseum(portal.pool);
  await givenMuseumMember(portal.pool, accountId, museumId, 'manager');
  const clerk = await givenAccount(portal.pool, { role: 'desk', museumId });
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await giveSession(page, portal, accountId);
  await visit(page, `${portal.url}/hallinta/henkilosto`);

  await page.getByRole('heading', { level: 1, name: 'Kassan henkilökunta' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Poista pääsy: / }).click();
  await page.getByLabel('Syy').fill('Vaihtoi työpaikkaa');
  await page.getByRole('button', { name: 'Poista pääsy nyt' }).click();
  await page.getByRole('button', { name: /^Poista pääsy: / }).waitFor({ state: 'detached' });
  const { rows } = await portal.pool.query('select role from account where id = $1', [clerk]);
  expect(rows).toEqual([{ role: 'customer' }]);
  await close();
});
