import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDate } from '../domain/base/format.ts';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import { givenAccount, givenCard, givenMuseum } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { openOfficePage } from './office-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

test('a museum was closed: its visitors are counted, a second person approves, and it is undone', async () => {
  const { pool, clock } = portal;
  const today = helsinkiDay(clock.now());
  const museumId = await givenMuseum(pool);
  for (const days of [40, 60]) {
    const accountId = await givenAccount(pool);
    const { cardId } = await givenCard(pool, { accountId, validUntil: addDays(today, days) });
    await pool.query(
      'insert into visit (id, card_id, museum_id, visited_on) values ($1, $2, $3, $4)',
      [randomUUID(), cardId, museumId, addDays(today, -5)],
    );
  }

  const asker = await openOfficePage(
    { browser, portal },
    { role: 'seniorAgent', path: '/hallinta/hyvitys' },
  );
  const { page } = asker;
  await page.getByRole('button', { name: 'Laske' }).click();
  await page.getByText('Anna 1–366 päivää tai 1–12 kuukautta.').waitFor();
  await page.getByLabel('Onko käynyt').selectOption('visited');
  await page.getByLabel('Missä').selectOption(museumId);
  await page.locator('#visitDays').fill(addDays(today, -30));
  await page.locator('#visitDays-to').fill(today);
  await page.getByLabel('Määrä').fill('14');
  await page.getByLabel('Mistä hyvitetään').fill('Remontti');
  await page.getByRole('button', { name: 'Laske' }).click();
  await page.getByText('2 korttia arvoltaan 6,06 €').waitFor();
  const until = (days: number) => formatDate(addDays(today, days), 'fi');
  await page.getByRole('row', { name: `${until(40)} ${until(54)}` }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Miksi?').fill('Museo oli suljettuna');
  await page.getByRole('button', { name: 'Pyydä hyväksyntää' }).click();
  await page.getByText('Odottaa toista henkilöä.').waitFor();

  const second = await openOfficePage(
    { browser, portal },
    { role: 'finance', path: '/hallinta/hyvitys', width: 390 },
  );
  await second.page.getByRole('button', { name: 'Katso ja päätä' }).click();
  await second.page.getByText('kortit ja arvo ovat samat kuin pyydettäessä').waitFor();
  await second.page.getByRole('button', { name: 'Hyväksy', exact: true }).click();
  // The page polls the job.
  await second.page.getByText('Aikaa saaneita kortteja 2/2.').waitFor();
  await second.page.getByText('Valmis.').waitFor();

  await visit(page, `${portal.url}/hallinta/hyvitys`);
  await page.getByRole('button', { name: 'Peru hyvitys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Perutaanko hyvitys?' });
  await dialog.getByLabel('Miksi?').fill('Väärä museo');
  await dialog.getByRole('button', { name: 'Peru hyvitys' }).click();
  await page.getByText('Kortteja, joilta aika on otettu pois: 2/2.').waitFor();
  await asker.close();
  await second.close();
});
