import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedInBuyer } from '../test/buyer.ts';
import { digitalInput, paidGift } from '../test/gift-buyer.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import { givenSentLetter } from '../test/given-letter.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { givenBrowser } from './given-browser.ts';
import { inTable, openPersonPage } from './office-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

const officePage = (personId: string, width?: number) =>
  openPersonPage({ browser, portal }, personId, { role: 'agent', width });

test('“my old address does not work any more”: changed after three facts, and the old one is told', async () => {
  const emailAddress = 'aino.vanha@example.fi';
  const personId = await givenAccount(portal.pool, { emailAddress });
  await givenCard(portal.pool, { accountId: personId });
  const { page, close } = await officePage(personId);

  await page.getByRole('button', { name: 'Vaihda sähköpostiosoite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vaihda sähköpostiosoite' });
  await dialog.getByLabel('Koko nimi').check();
  await dialog.getByLabel('Asiakasnumero').check();
  await dialog.getByLabel('Uusi sähköpostiosoite').fill('aino.uusi@example.fi');
  const again = dialog.getByLabel('Uusi osoite uudelleen');
  await again.fill('aino.uusi@example.f');
  await again.blur();
  await dialog.getByText('Osoitteet eivät ole samat.').waitFor();
  await again.fill('aino.uusi@example.fi');
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByText('Tarkista vähintään 3 tietoa.').waitFor();
  await dialog.getByLabel('Syntymävuosi').check();
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await inTable(page, `Sähköposti ${emailAddress} aino.uusi@example.fi`).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Työsuhde päättyi, vanha osoite suljettu');
  await dialog.getByRole('button', { name: 'Vaihda osoite' }).click();

  await page.getByRole('status').filter({ hasText: 'Sähköpostiosoite vaihdettiin' }).waitFor();
  await page.getByRole('complementary').getByText('aino.uusi@example.fi').waitFor();
  // What the letter was made of is wiped as soon as it has left: it is read where it arrived.
  await expect
    .poll(async () => {
      const mails = await portal.mails();
      return mails.filter(({ to }) => to.includes(emailAddress)).map(({ subject }) => subject);
    })
    .toEqual(['Sähköpostiosoitteesi on vaihdettu – Museokortti']);
  await close();
});

test('“what did you send me and when”: the letters are read, and one is sent again to the same person', async () => {
  const emailAddress = 'kirjeiden.lukija@example.fi';
  const personId = await givenAccount(portal.pool, { emailAddress });
  await givenSentLetter(portal.pool, { to: emailAddress });
  const { page, close } = await officePage(personId);

  await page.getByText('lähetetty · Maksu odottaa vahvistusta').waitFor();
  await page.getByRole('button', { name: 'Näytä viesti' }).click();
  await page.getByText('MK100123').first().waitFor();
  await page.getByRole('button', { name: 'Lähetä uudelleen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lähetä viesti uudelleen' });
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await inTable(page, `Osoite ${emailAddress} ${emailAddress}`).waitFor();
  await dialog.getByText('Lue viesti:').click();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Poisti viestin vahingossa');
  await dialog.getByRole('button', { name: 'Lähetä viesti' }).click();
  await page.getByRole('status').filter({ hasText: 'Viesti lähetettiin uudelleen' }).waitFor();
  await page.getByRole('link', { name: 'Viestit 2' }).waitFor();
  await close();
});

test('“the gift never came”: the giver’s page leads to the letter, which goes to the right address', async () => {
  const giver = await signedInBuyer(portal);
  const buyer = { ...digitalInput([]).buyer, emailAddress: giver.emailAddress };
  const gift = digitalInput([{ recipientEmail: 'vaara.saaja@example.fi' }], { buyer });
  await paidGift(portal, giver, 'processDigitalGiftPurchase', gift);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    giver.emailAddress,
  ]);
  await expect
    .poll(async () => (await portal.mails()).filter(({ to }) => to[0]?.includes('vaara.')).length)
    .toBe(1);
  const { page, close } = await officePage(rows[0].id, 390);

  const line = page.getByRole('listitem').filter({ hasText: 'vaara.saaja@example.fi' });
  await line.getByRole('button', { name: 'Lähetä uudelleen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lähetä viesti uudelleen' });
  await dialog.getByLabel('Lähetä osoitteeseen').fill('oikea.saaja@example.fi');
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByText('Vanha koodi ja linkki lakkaavat toimimasta').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Antaja kirjoitti osoitteen väärin');
  await dialog.getByRole('button', { name: 'Lähetä viesti' }).click();
  await page.getByRole('status').filter({ hasText: 'Viesti lähetettiin uudelleen' }).waitFor();
  await expect
    .poll(async () => (await portal.mails()).filter(({ to }) => to[0]?.includes('oikea.')).length)
    .toBe(1);
  await close();
});
