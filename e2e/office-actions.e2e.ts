import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StaffRole } from '../domain/office/rights.ts';
import { payAtPaytrail, signedInBuyer, startPurchase } from '../test/buyer.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import { givenContract } from '../test/given-contract.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { visit } from './buy-page.ts';
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

const officePage = (personId: string, role: StaffRole, width?: number) =>
  openPersonPage({ browser, portal }, personId, { role, width });

const officeHome = (role: StaffRole) =>
  openOfficePage({ browser, portal }, { role, path: '/hallinta' });

test('“my name is wrong on the card”: corrected with a preview and a reason, and undone', async () => {
  const personId = await givenAccount(portal.pool);
  const holder = { firstName: 'Anio', lastName: 'Lahtinen', yearOfBirth: 1987 };
  await givenCard(portal.pool, { accountId: personId, holder });
  const { page, close } = await officeHome('agent');
  const hand = keyboardOf(page);
  await hand.find('lahtinen anio', /Anio Lahtinen/);

  const dialog = await hand.open('Korjaa nimi tai syntymävuosi');
  await hand.fill(dialog.getByLabel('Etunimi'), 'Aino');
  await hand.press('Enter');
  await inTable(page, 'Nimi Anio Lahtinen Aino Lahtinen').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hand.perform(dialog, 'Kirjoitusvirhe ostaessa');

  await page.getByRole('heading', { level: 1, name: 'Aino Lahtinen' }).waitFor();
  expect(hand.counted.keys).toBeLessThan(A_MINUTE_OF_KEYS);
  await page.getByRole('status').filter({ hasText: 'korjattiin' }).waitFor();
  await hand.press('z');
  await page.getByRole('dialog').getByLabel('Miksi?').waitFor();
  await hand.type('Väärä asiakas');
  await hand.press('Control+Enter');
  await page.getByRole('heading', { level: 1, name: 'Anio Lahtinen' }).waitFor();
  await page.getByText('Perui: Korjaa nimi tai syntymävuosi').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await close();
});

test('“I lost my phone and my card”: found by name, the number is blocked and a new one given', async () => {
  const personId = await givenAccount(portal.pool);
  const holder = { firstName: 'Kadottaja', lastName: 'Huolimaton', yearOfBirth: 1979 };
  await givenCard(portal.pool, { accountId: personId, holder });
  const numberOf = async () => {
    const { rows } = await portal.pool.query<{ number: string }>(
      'select customer_number as number from museum_card where holder_account_id = $1',
      [personId],
    );
    return rows[0]?.number;
  };
  const lost = await numberOf();
  const { page, close } = await officeHome('agent');
  const hand = keyboardOf(page);
  await hand.find('huolimaton kadottaja', /Kadottaja/);

  const dialog = await hand.open('Sulje numero ja anna uusi');
  await hand.pick(dialog.getByLabel('Mitä on tapahtunut?'), 'lost');
  await hand.press('Control+Enter');
  await inTable(page, 'Vanha numero').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hand.perform(dialog, 'Puhelin ja kortti jäivät bussiin');
  expect(hand.counted.keys).toBeLessThan(A_MINUTE_OF_KEYS);

  await page.getByRole('status').filter({ hasText: 'Kortti sai uuden numeron' }).waitFor();
  expect(await numberOf()).not.toBe(lost);
  const { rows } = await portal.pool.query(
    'select 1 from former_card_number where customer_number = $1',
    [lost],
  );
  expect(rows).toHaveLength(1);
  await close();
});

test('“send me a new plastic card” without an address: it is added on the way, and the action continues', async () => {
  const personId = await givenAccount(portal.pool);
  const holder = { firstName: 'Osoitteeton', lastName: 'Asiakas', yearOfBirth: 1979 };
  await givenCard(portal.pool, { accountId: personId, holder });
  const { page, close } = await officePage(personId, 'agent');
  const lost = page.getByRole('dialog', { name: 'Sulje numero ja anna uusi' });
  await page.getByRole('button', { name: 'Sulje numero ja anna uusi' }).click();
  await lost.getByLabel('Mitä on tapahtunut?').selectOption('lost');
  await lost.getByLabel('uusi muovikortti').check();
  await lost.getByRole('button', { name: 'Katso vaikutus' }).click();
  await lost.getByText('Postiosoite puuttuu').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await lost.getByRole('button', { name: 'Muuta osoite' }).click();
  const moved = page.getByRole('dialog', { name: 'Muuta osoite' });
  await moved.getByLabel('Katuosoite').fill('Uusikatu 5 A');
  await moved.getByLabel('Postinumero').fill('20100');
  await moved.getByLabel('Postitoimipaikka').fill('Turku');
  await moved.getByRole('button', { name: 'Katso vaikutus' }).click();
  await inTable(page, 'Postiosoite Ei osoitetta Uusikatu 5 A, 20100 Turku').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await moved.getByLabel('Miksi?').fill('Kertoi puhelimessa');
  await moved.getByRole('button', { name: 'Muuta osoite' }).click();

  await inTable(page, 'Muovikortti – Uusi kortti osoitteeseen Uusikatu 5 A').waitFor();
  await lost.getByLabel('Miksi?').fill('Kortti katosi');
  await lost.getByRole('button', { name: 'Sulje numero ja anna uusi' }).click();
  await page.getByRole('status').filter({ hasText: 'Kortti sai uuden numeron' }).waitFor();
  await page.getByText('Muuta osoite', { exact: true }).first().waitFor();
  await close();
});

test('“I can’t pay any more because of illness”: the monthly plan is ended by keyboard, on a phone', async () => {
  const { secretKey } = portal.settings;
  const now = portal.clock.now();
  const token = 'given-for-hardship';
  const { accountId: personId } = await givenContract(portal.pool, { now, secretKey, token });
  const { page, close } = await officePage(personId, 'seniorAgent', 390);
  const hand = keyboardOf(page);

  const dialog = await hand.open('Päätä kuukausimaksu');
  await hand.choose(dialog.getByRole('button', { name: 'Katso vaikutus' }));
  await inTable(page, 'Kuukausierät Maksamatta 11 kpl').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hand.perform(dialog, 'Ei voi enää maksaa');
  expect(hand.counted.keys).toBeLessThan(A_MINUTE_OF_KEYS);
  await page.getByRole('status').filter({ hasText: 'Kuukausimaksu päätettiin' }).waitFor();
  // Actions on the ended plan are no longer offered, and the page says why the card ends earlier.
  await page.getByText('Kuukausimaksu päätettiin ennen aikojaan').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Siirrä eräpäivää' }).count()).toBe(0);
  const { rows } = await portal.pool.query(
    'select next_try_at, withdrawn_at is not null as ended from monthly_contract where account_id = $1',
    [personId],
  );
  expect(rows).toEqual([{ next_try_at: null, ended: true }]);
  await close();
});

test('“my wife and I have one account by mistake”: the unused card moves to her address', async () => {
  const emailAddress = 'yhteinen.tili@example.fi';
  const personId = await givenAccount(portal.pool, { emailAddress });
  const { cardId } = await givenCard(portal.pool, { accountId: personId, firstVisitOn: null });
  const { page, close } = await officeHome('seniorAgent');
  const hand = keyboardOf(page);
  await hand.find(emailAddress, /Aino Lahtinen/);

  const dialog = await hand.open('Siirrä käyttämätön kortti toiselle');
  await hand.fill(dialog.getByLabel('Toisen henkilön sähköposti'), 'liisa.lahtinen@example.fi');
  await hand.fill(dialog.getByLabel('Etunimi'), 'Liisa');
  await hand.fill(dialog.getByLabel('Sukunimi'), 'Lahtinen');
  await hand.fill(dialog.getByLabel('Syntymävuosi'), '1988');
  await hand.press('Enter');
  await inTable(page, 'Kortin haltija Aino Lahtinen, s. 1987 Liisa Lahtinen, s. 1988').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hand.perform(dialog, 'Puolisoilla oli yhteinen osoite');
  expect(hand.counted.keys).toBeLessThan(A_MINUTE_OF_KEYS);
  await page.getByRole('status').filter({ hasText: 'Kortti siirrettiin' }).waitFor();
  const { rows } = await portal.pool.query(
    `select email_address from account join museum_card card on holder_account_id = account.id where card.id = $1`,
    [cardId],
  );
  expect(rows).toEqual([{ email_address: 'liisa.lahtinen@example.fi' }]);
  await close();
});

test('a payment without a notification is found on its list and resolved by the provider’s status', async () => {
  const started = await startPurchase(await signedInBuyer(portal));
  const { paymentId } = started;
  const { rows } = await portal.pool.query('select stamp from payment where id = $1', [paymentId]);
  await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { stamp: rows[0].stamp }, signals: { missing: true } }),
  });
  await payAtPaytrail(started, { outcome: 'closeBrowser' });
  await portal.pool.query(`update payment set state = 'pending', state_at = $2 where id = $1`, [
    paymentId,
    new Date(portal.clock.now() - 48 * 60 * 60 * 1000),
  ]);
  const { page, close } = await openOfficePage(
    { browser, portal },
    { role: 'seniorAgent', path: '/hallinta/palautukset' },
  );
  await page.getByRole('heading', { name: 'Jumissa olevat maksut (1)' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await visit(page, `${portal.url}/hallinta/maksu/${paymentId}`);
  await page.getByRole('button', { name: 'Selvitä odottava maksu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Selvitä odottava maksu' });
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByText('Maksu vahvistuu ja tilaus toteutetaan').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Asiakas lähetti kuitin pankista');
  await dialog.getByRole('button', { name: 'Vie maksu eteenpäin' }).click();
  await page.getByText('maksu vahvistui ja tilaus toteutettiin').first().waitFor();
  await close();
});

test('two accounts of one person are found and merged, and the emptied one links to the other', async () => {
  const personId = await givenAccount(portal.pool);
  const otherId = await givenAccount(portal.pool, { emailAddress: 'toinen.tili@example.fi' });
  await givenCard(portal.pool, { accountId: otherId, firstVisitOn: null });
  const { page, close } = await officePage(personId, 'seniorAgent');

  await page.getByRole('button', { name: 'Yhdistä kaksi henkilöä' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yhdistä kaksi henkilöä' });
  await dialog.getByLabel('Etsi toinen henkilö').fill('toinen.tili@example.fi');
  await dialog.getByLabel('Etsi toinen henkilö').press('Enter');
  await dialog.getByLabel('Aino Lahtinen').check();
  for (const fact of ['Koko nimi', 'Syntymävuosi', 'Asiakasnumero']) {
    await dialog.getByLabel(fact).check();
  }
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await inTable(page, 'Kortti Ei korttia').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Sama ihminen, kaksi tiliä');
  await dialog.getByRole('button', { name: 'Yhdistä henkilöt' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aino Lahtinen' }).waitFor();
  await visit(page, `${portal.url}/hallinta/henkilo/${otherId}`);
  await page.getByRole('link', { name: 'Avaa henkilö, jolle kaikki siirtyi' }).click();
  await page.getByText('Kaksi henkilöä yhdistettiin.').waitFor();
  await close();
});

test('staff without the right see who has it, and no button', async () => {
  const personId = await givenAccount(portal.pool);
  await givenCard(portal.pool, { accountId: personId });
  const { page, close } = await officePage(personId, 'viewer');
  await page.getByRole('heading', { name: 'Nyt' }).waitFor();
  await page.getByText('Tämän saa tehdä: Asiakaspalvelija').first().waitFor();
  expect(await page.getByRole('button', { name: 'Korjaa nimi tai syntymävuosi' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await close();
});
