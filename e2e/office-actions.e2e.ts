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

test('“my name is wrong on the card”: corrected with a preview and a reason, and undone', async () => {
  const personId = await givenAccount(portal.pool);
  const holder = { firstName: 'Anio', lastName: 'Lahtinen', yearOfBirth: 1987 };
  await givenCard(portal.pool, { accountId: personId, holder });
  const { page, close } = await officePage(personId, 'agent');

  await page.getByRole('button', { name: 'Korjaa nimi tai syntymävuosi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Korjaa nimi tai syntymävuosi' });
  await dialog.getByLabel('Etunimi').fill('Aino');
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await inTable(page, 'Nimi Anio Lahtinen Aino Lahtinen').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Kirjoitusvirhe ostaessa');
  await dialog.getByLabel('Miksi?').press('Control+Enter');

  await page.getByRole('heading', { level: 1, name: 'Aino Lahtinen' }).waitFor();
  const bar = page.getByRole('status').filter({ hasText: 'korjattiin' });
  await bar.getByRole('button', { name: 'Peru' }).click();
  await page.getByLabel('Miksi?').fill('Väärä asiakas');
  await page.getByRole('button', { name: 'Peru toimi' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anio Lahtinen' }).waitFor();
  await page.getByText('Perui: Korjaa nimi tai syntymävuosi').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await close();
});

test('“I lost my phone and my card”: found by name, the number is closed and a new one given', async () => {
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
  const { page, close } = await officePage(personId, 'agent');
  await visit(page, `${portal.url}/hallinta`);
  await page.keyboard.press('/');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('q');
  await page.keyboard.type('huolimaton kadottaja');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Kadottaja/ }).click();

  await page.getByRole('button', { name: 'Sulje numero ja anna uusi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sulje numero ja anna uusi' });
  await dialog.getByLabel('Mitä on tapahtunut?').selectOption('Kadonnut');
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await inTable(page, 'Vanha numero').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Puhelin ja kortti jäivät bussiin');
  await dialog.getByRole('button', { name: 'Sulje numero ja anna uusi' }).click();

  await page.getByRole('status').filter({ hasText: 'Kortti sai uuden numeron' }).waitFor();
  expect(await numberOf()).not.toBe(lost);
  const { rows } = await portal.pool.query(
    'select 1 from former_card_number where customer_number = $1',
    [lost],
  );
  expect(rows).toHaveLength(1);
  await close();
});

test('“I can’t pay any more because of illness”: the contract is ended by keys alone, on a phone', async () => {
  const { secretKey } = portal.settings;
  const now = portal.clock.now();
  const token = 'given-for-hardship';
  const { accountId: personId } = await givenContract(portal.pool, { now, secretKey, token });
  const { page, close } = await officePage(personId, 'seniorAgent', 390);

  await page.getByRole('button', { name: 'Päätä kuukausisopimus' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Päätä kuukausisopimus' });
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).press('Enter');
  await inTable(page, 'Kuukausierät Maksamatta 11 kpl').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').focus();
  await page.keyboard.type('Ei voi enää maksaa');
  await dialog.getByRole('button', { name: 'Päätä kuukausisopimus' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Kuukausisopimus päätettiin' }).waitFor();
  // What is over is not offered again, and why the card ends earlier is told.
  await page.getByText('Kuukausisopimus päätettiin ennen aikojaan').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Siirrä eräpäivää' }).count()).toBe(0);
  const { rows } = await portal.pool.query(
    'select next_try_at, withdrawn_at is not null as ended from monthly_contract where account_id = $1',
    [personId],
  );
  expect(rows).toEqual([{ next_try_at: null, ended: true }]);
  await close();
});

test('“my wife and I have one account by mistake”: the unused card moves to her own address', async () => {
  const personId = await givenAccount(portal.pool);
  const { cardId } = await givenCard(portal.pool, { accountId: personId, firstVisitOn: null });
  const { page, close } = await officePage(personId, 'seniorAgent');

  await page.getByRole('button', { name: 'Siirrä käyttämätön kortti toiselle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Siirrä käyttämätön kortti toiselle' });
  await dialog.getByLabel('Toisen henkilön sähköposti').fill('liisa.lahtinen@example.fi');
  await dialog.getByLabel('Etunimi').fill('Liisa');
  await dialog.getByLabel('Sukunimi').fill('Lahtinen');
  await dialog.getByLabel('Syntymävuosi').fill('1988');
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await inTable(page, 'Kortin haltija Aino Lahtinen, s. 1987 Liisa Lahtinen, s. 1988').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Puolisoilla oli yhteinen osoite');
  await dialog.getByRole('button', { name: 'Siirrä kortti' }).click();
  await page.getByRole('status').filter({ hasText: 'Kortti siirrettiin' }).waitFor();
  const { rows } = await portal.pool.query(
    `select email_address from account join museum_card card on holder_account_id = account.id where card.id = $1`,
    [cardId],
  );
  expect(rows).toEqual([{ email_address: 'liisa.lahtinen@example.fi' }]);
  await close();
});

test('a payment that nobody told of is found on its list and moved on by what the provider says', async () => {
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

test('two accounts of one person are found and joined, and the emptied one leads to the other', async () => {
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

test('who may not act sees who may, and no button', async () => {
  const personId = await givenAccount(portal.pool);
  await givenCard(portal.pool, { accountId: personId });
  const { page, close } = await officePage(personId, 'viewer');
  await page.getByRole('heading', { name: 'Nyt' }).waitFor();
  await page.getByText('Oikeus on: Asiakaspalvelija').first().waitFor();
  expect(await page.getByRole('button', { name: 'Korjaa nimi tai syntymävuosi' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await close();
});
