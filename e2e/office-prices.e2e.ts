import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDate } from '../domain/base/format.ts';
import { addMonths, helsinkiDay, localDate } from '../domain/base/local-date.ts';
import { dayBegins } from '../domain/scheme/day-begins.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { openBuyPage, visit } from './buy-page.ts';
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

test('a price planned for the first of next month is shown on the buy page from that day', async () => {
  const today = helsinkiDay(portal.clock.now());
  const first = localDate(`${addMonths(today, 1).slice(0, 7)}-01`);
  const opened = await openOfficePage(
    { browser, portal },
    { role: 'finance', path: '/hallinta/hinnat' },
  );
  const { page } = opened;
  await page.getByText('Yhtään muutosta ei ole suunniteltu').waitFor();
  await page.getByRole('button', { name: 'Suunnittele hinnanmuutos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suunnittele hinnanmuutos' });
  await dialog.getByLabel('Alkaen').fill(first);
  await dialog.getByLabel('Vuosi kerralla').fill('84');
  const swedish = dialog.locator('[lang="sv"]');
  await swedish.getByText('84,00').first().waitFor();
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByRole('row', { name: /^Vuosi kerralla 79,00.€ 84,00.€ \(\+6,3.%\)$/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Hallitus päätti');
  await dialog.getByRole('button', { name: 'Ajasta muutos' }).click();
  await page.getByRole('status').filter({ hasText: 'Hinnanmuutos on ajastettu' }).waitFor();
  await page
    .getByRole('row', { name: new RegExp(`^${formatDate(first, 'fi')} .*Hallitus päätti`) })
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const ahead = page.getByRole('link', { name: 'Katso sivu: ruotsiksi' });
  const path = (await ahead.getAttribute('href')) ?? '';
  expect(path).toBe(`/sv/kop/at-mig?paiva=${first}`);
  await visit(page, portal.url + path);
  await page.locator('#order').getByText('84,00').first().waitFor();
  await page.getByText('Förhandsvisning').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // The next page is entirely today's.
  await page.getByRole('link', { name: 'Museer' }).first().click();
  await page.waitForURL('**/sv/museer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Förhandsvisning').count()).toBe(0);
  await opened.close();

  // Customers cannot see future days, whatever they request.
  await seesPrice('79,00', path);
  portal.clock.advance(dayBegins(first) - portal.clock.now());
  await seesPrice('84,00');
});

/** A new user each time: no session lasts for weeks. */
async function seesPrice(price: string, path = '/osta/itselle') {
  const buyer = await openBuyPage(browser, portal, { path });
  await buyer.page.locator('#order').getByText(price).first().waitFor();
  await buyer.close();
}
