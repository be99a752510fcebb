import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedInBuyer } from '../test/buyer.ts';
import { digitalInput, paidGift } from '../test/gift-buyer.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import { givenSentLetter } from '../test/given-letter.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { givenBrowser } from './given-browser.ts';
import { A_MINUTE_OF_KEYS, keyboardOf } from './keyboard.ts';
import { inTable, openOfficePage, openPersonPage } from './office-page.ts';

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

const officeHome = () => openOfficePage({ browser, portal }, { role: 'agent', path: '/hallinta' });

test('“my old address does not work any more”: changed after three identity checks, and the old one is notified', async () => {
  const emailAddress = 'aino.vanha@example.fi';
  const personId = await givenAccount(portal.pool, { emailAddress });
  await givenCard(portal.pool, { accountId: personId });
  const { page, close } = await officeHome();
  const hand = keyboardOf(page);
  await hand.find(emailAddress, /Aino Lahtinen/);

  const dialog = await hand.open('Vaihda sähköpostiosoite');
  await hand.tick(dialog.getByLabel('Koko nimi'));
  await hand.tick(dialog.getByLabel('Asiakasnumero'));
  await hand.fill(dialog.getByLabel('Uusi sähköpostiosoite'), 'aino.uusi@example.fi');
  const again = dialog.getByLabel('Uusi osoite uudelleen');
  await hand.fill(again, 'aino.uusi@example.f');
  await hand.press('Shift+Tab');
  await dialog.getByText('Osoitteet eivät ole samat.').waitFor();
  await hand.fill(again, 'aino.uusi@example.fi');
  await hand.press('Enter');
  await dialog.getByText('Tarkista vähintään 3 tietoa.').waitFor();
  const born = dialog.getByLabel('Syntymävuosi');
  await hand.reach(born, 'Shift+Tab');
  await hand.tick(born);
  await hand.press('Control+Enter');
  await inTable(page, `Sähköposti ${emailAddress} aino.uusi@example.fi`).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hand.perform(dialog, 'Työsuhde päättyi, vanha osoite suljettu');
  expect(hand.counted.keys).toBeLessThan(A_MINUTE_OF_KEYS);

  await page.getByRole('status').filter({ hasText: 'Sähköpostiosoite vaihdettiin' }).waitFor();
  await page.getByRole('complementary').getByText('aino.uusi@example.fi').waitFor();
  // A letter's data is deleted once it is sent: it is read in the mailbox.
  await expect
    .poll(async () => {
      const mails = await portal.mails();
      return mails.filter(({ to }) => to.includes(emailAddress)).map(({ subject }) => subject);
    })
    .toEqual(['Sähköpostiosoitteesi on vaihdettu – Museokortti']);
  await page.reload();
  await page.getByText('Viestin sisältöä ei enää säilytetä.').first().waitFor();
  await close();
});

test('“what did you send me and when”: the letters are read, and one is resent to the same person', async () => {
  const emailAddress = 'kirjeiden.lukija@example.fi';
  const personId = await givenAccount(portal.pool, { emailAddress });
  await givenSentLetter(portal.pool, { to: emailAddress });
  await givenCard(portal.pool, { accountId: personId });
  const { page, close } = await officeHome();
  const hand = keyboardOf(page);
  await hand.find(emailAddress, /Aino Lahtinen/);

  // The filter shows only messages, and the URL of an event can be shared.
  await hand.press('f');
  await hand.choose(page.getByRole('link', { name: 'Viestit 1' }));
  await page.locator('a[aria-current]', { hasText: 'Viestit 1' }).waitFor();
  await page.getByText('lähetetty · Maksu odottaa vahvistusta').waitFor();
  await hand.press('j');
  await hand.choose(page.getByRole('button', { name: 'Näytä viesti' }), 'Shift+Tab');
  await page.getByText('MK100123').first().waitFor();
  await hand.choose(page.getByRole('button', { name: 'Lähetä uudelleen' }));
  const dialog = page.getByRole('dialog', { name: 'Lähetä viesti uudelleen' });
  await hand.choose(dialog.getByRole('button', { name: 'Katso vaikutus' }));
  await inTable(page, `Osoite ${emailAddress} ${emailAddress}`).waitFor();
  await hand.choose(dialog.locator('summary', { hasText: 'Lue viesti:' }));
  expect(await faultsOf(page)).toEqual([]);
  await hand.perform(dialog, 'Poisti viestin vahingossa');
  expect(hand.counted.keys).toBeLessThan(A_MINUTE_OF_KEYS);
  await page.getByRole('status').filter({ hasText: 'Viesti lähetettiin uudelleen' }).waitFor();
  await page.getByRole('link', { name: 'Viestit 2' }).waitFor();
  await close();
});

test('“the gift never came”: the giver’s page leads to the letter, which is resent to the right address', async () => {
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
  const hand = keyboardOf(page);

  const line = page.getByRole('listitem').filter({ hasText: 'vaara.saaja@example.fi' });
  await hand.reach(line.getByRole('link', { name: 'Linkki tähän riviin' }), 'j');
  await hand.choose(line.getByRole('button', { name: 'Lähetä uudelleen' }), 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: 'Lähetä viesti uudelleen' });
  await hand.fill(dialog.getByLabel('Lähetä osoitteeseen'), 'oikea.saaja@example.fi');
  await hand.press('Enter');
  await dialog.getByText('Vanha koodi ja linkki lakkaavat toimimasta').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hand.perform(dialog, 'Antaja kirjoitti osoitteen väärin');
  expect(hand.counted.keys).toBeLessThan(A_MINUTE_OF_KEYS);
  await page.getByRole('status').filter({ hasText: 'Viesti lähetettiin uudelleen' }).waitFor();
  await expect
    .poll(async () => (await portal.mails()).filter(({ to }) => to[0]?.includes('oikea.')).length)
    .toBe(1);
  await close();
});
