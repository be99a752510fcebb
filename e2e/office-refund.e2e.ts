import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDate } from '../domain/base/format.ts';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import type { StaffRole } from '../domain/office/rights.ts';
import { givenAccount } from '../test/given.ts';
import { givenPurchase } from '../test/given-purchase.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { A_MINUTE_OF_KEYS, keyboardOf } from './keyboard.ts';
import { openOfficePage } from './office-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

const officePage = (role: StaffRole, path: string, width = 1280) =>
  openOfficePage({ browser, portal }, { role, path, width });

test('“I paid twice”: one of two payments is refunded after a second person has approved', async () => {
  const emailAddress = 'kahdesti@example.fi';
  const personId = await givenAccount(portal.pool, { emailAddress });
  const now = portal.clock.now() - 30 * 86_400_000;
  const { cardId } = await givenPurchase(portal.pool, { personId, now });
  const { paymentId } = await givenPurchase(portal.pool, { personId, cardId, now });
  const until = (years: number) => addMonths(helsinkiDay(now), 12 * years);
  const shown = (years: number) => `Voimassa ${formatDate(until(years), 'fi')} asti`;
  const { rows } = await portal.pool.query('select reference from payment where id = $1', [
    paymentId,
  ]);
  const { reference } = rows[0];

  const agent = await officePage('agent', '/hallinta');
  const { page } = agent;
  const hand = keyboardOf(page);
  await hand.find(emailAddress, /Aino Lahtinen/);
  await page.getByRole('link', { name: 'Avaa maksu' }).nth(1).waitFor();
  const dialog = await hand.open('Palauta maksu');
  await hand.pick(dialog.getByLabel('Maksu'), paymentId);
  await hand.reach(dialog.getByLabel('Koko summa: ostettu aika perutaan'));
  await hand.press('Space');
  await hand.press('Control+Enter');
  await dialog.getByRole('row', { name: `Kortti ${shown(2)} ${shown(1)}` }).waitFor();
  await dialog.getByText('Tämä ylittää rajasi').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await hand.perform(dialog, 'Jatkoi korttia kahdesti');
  expect(hand.counted.keys).toBeLessThan(A_MINUTE_OF_KEYS);
  await page.getByRole('status').filter({ hasText: 'Hyväksyntää on pyydetty' }).waitFor();

  const second = await officePage('finance', '/hallinta/hyvaksynnat', 390);
  const asked = second.page.getByRole('listitem').filter({ hasText: reference });
  const other = keyboardOf(second.page);
  await other.choose(asked.getByRole('button', { name: 'Katso ja päätä' }));
  await asked.getByRole('row', { name: /^Raha/ }).waitFor();
  expect(await faultsOf(second.page)).toEqual([]);
  await other.choose(asked.getByRole('button', { name: 'Hyväksy', exact: true }));
  await second.page.getByText('Mikään pyyntö ei odota.').waitFor();

  await visit(page, `${portal.url}/hallinta/hyvaksynnat`);
  await page.getByText('Hyväksytty ja tehty.').waitFor();
  await visit(page, `${portal.url}/hallinta/maksu/${paymentId}`);
  await page.getByText('79,00 €, henkilökunta palautti').waitFor();
  // The other year stays.
  const valid = await portal.pool.query(
    'select valid_until::text as until from card_validity where card_id = $1',
    [cardId],
  );
  expect(valid.rows).toEqual([{ until: until(1) }]);
  await agent.close();
  await second.close();
});

test('ePassi’s list reveals payments missing here, which are then recorded', async () => {
  const { page, complaints, close } = await officePage('finance', '/hallinta/palautukset', 390);
  await page.getByText('ePassi: ei ole vielä verrattu.').waitFor();
  const lost = '17.11.;kadonnut-maksu;79,00\r\n';
  const csv = `Päivä;Leima;Summa\r\n${lost}17.11.;;79,00\r\n${lost}`;
  const file = { name: 'epassi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const choose = (buffer: Buffer) =>
    page.locator('#voucherFile').setInputFiles({ ...file, buffer });

  await choose(Buffer.from('Päivä;Summa\r\n17.11.;79,00\r\n'));
  await page.getByRole('button', { name: 'Vertaa' }).click();
  await page.getByText('puuttuu leiman tai summan sarake').waitFor();
  complaints.length = 0;
  await choose(file.buffer);
  await page.getByRole('button', { name: 'Vertaa' }).click();
  await page.getByRole('heading', { name: 'Ei vastaa mitään tilausta (1)' }).waitFor();
  await page.getByRole('heading', { name: 'Sama maksu kahteen kertaan (1)' }).waitFor();
  await page.getByText('Ei voitu lukea (1): rivi 3.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kirjaa vertailu' }).click();
  await page.getByRole('button', { name: 'Kyllä, kirjaa' }).click();

  await page.getByRole('heading', { name: 'Maksuja ilman tilausta (1)' }).waitFor();
  await page.getByText('ePassi: verrattu viimeksi').waitFor();
  // The result stays, with the rows that were not recorded.
  await page.getByText('Listalle lisättyjä maksuja: 1.').waitFor();
  await page.getByRole('heading', { name: 'Sama maksu kahteen kertaan (1)' }).waitFor();
  expect(await page.getByRole('button', { name: 'Kirjaa vertailu' }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);

  // Each button is removed when clicked, the last one with its list: the focus moves to its replacement.
  const hand = keyboardOf(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await hand.choose(page.getByRole('button', { name: 'Merkitse hoidetuksi' }));
  expect(await focused()).toContain('Onko raha palautettu');
  await hand.choose(page.getByRole('button', { name: 'Ei vielä' }));
  expect(await focused()).toBe('Merkitse hoidetuksi');
  await hand.press('Enter');
  await hand.choose(page.getByRole('button', { name: 'Kyllä, merkitse hoidetuksi' }));
  await expect.poll(focused).toBe('Palautukset');
  await close();
});
