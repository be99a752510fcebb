import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { continueButton, fillForm, openBuyPage, pay, toast } from './buy-page.ts';
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

test('five hundred codes are generated and downloaded; one buys a card once, and the results show it', async () => {
  const today = helsinkiDay(portal.clock.now());
  const opened = await openOfficePage(
    { browser, portal },
    { role: 'finance', path: '/hallinta/kampanjat' },
  );
  const { page } = opened;
  await page.getByRole('button', { name: 'Luo kampanja' }).click();
  const dialog = page.getByRole('dialog', { name: 'Luo kampanja' });
  await dialog.getByLabel('Nimi').fill('Syksyn kirje');
  await dialog.getByLabel('Kuinka paljon').fill('10');
  await dialog.getByLabel('Viimeinen päivä').fill(addDays(today, 30));
  await dialog.getByLabel('Monta kertakäyttöistä, portaali tekee ne').check();
  await dialog.getByLabel('Kuinka monta koodia').fill('500');
  await dialog.getByLabel('Koodin alku').fill('SYKSY');
  await dialog.locator('[lang="sv"]').getByText('69,00').first().waitFor();
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByRole('row', { name: /^Oma kortti 79,00.€ 69,00.€$/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Markkinoinnin toive');
  await dialog.getByRole('button', { name: 'Luo kampanja' }).click();
  await page.getByRole('status').filter({ hasText: 'Kampanja on luotu' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Syksyn kirje' }).click();
  await page.getByRole('heading', { name: 'Syksyn kirje', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Katso sivulla' }).click();
  const onPage = page.getByRole('dialog', { name: 'Esikatselu: asiakkaan sivu' });
  await onPage.getByText('Kampanja KOODI').waitFor();
  await page.keyboard.press('Escape');
  await onPage.waitFor({ state: 'detached' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Lataa koodit (CSV)' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const codes = file.match(/^SYKSY[A-Z0-9]{10}/gm) ?? [];
  expect(new Set(codes).size).toBe(500);
  const [code = ''] = codes;

  const buyer = await openBuyPage(browser, portal);
  await typeCode(code);
  await pay({ page: buyer.page, portal }, 'Nordea', /^Maksa \d/);
  await buyer.page.waitForURL('**/kiitos**');
  buyer.complaints.length = 0;
  await buyer.close();

  const second = await openBuyPage(browser, portal);
  await second.page.getByLabel('Minulla on kampanjakoodi').check();
  await second.page.locator('#campaignCode').fill(code);
  await fillForm(second.page);
  await continueButton(second.page).click();
  await toast(second.page).getByText('Kampanjakoodi on jo käytetty').waitFor();
  await second.close();

  await page.reload();
  await page.getByText('1 / 500').waitFor();
  await page.getByLabel('Koodin alku').fill(code);
  await page.getByRole('row', { name: new RegExp(`${code} Käytetty`) }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await opened.close();

  async function typeCode(typed: string) {
    await buyer.page.getByLabel('Minulla on kampanjakoodi').check();
    await buyer.page.locator('#campaignCode').fill(typed);
  }
});

test.each([390, 1280])(
  'a campaign is previewed on the customers’ page before it is saved, at %i',
  async (width) => {
    const today = helsinkiDay(portal.clock.now());
    const opened = await openOfficePage(
      { browser, portal },
      { role: 'finance', path: '/hallinta/kampanjat', width },
    );
    const { page } = opened;
    await page.getByRole('button', { name: 'Luo kampanja' }).click();
    const dialog = page.getByRole('dialog', { name: 'Luo kampanja' });
    const show = dialog.getByRole('button', { name: 'Katso sivulla' });
    await dialog.getByLabel('Nimi').fill('Kesän juliste');
    await dialog.getByLabel('Kuinka paljon').fill('500');
    await dialog.getByLabel('Ensimmäinen päivä').fill(addDays(today, 5));
    await dialog.getByLabel('Viimeinen päivä').fill(addDays(today, 30));
    await dialog.getByLabel('Lahjakortti').check();
    await dialog.locator('#campaign-code').fill('kesa');
    const preview = page.getByRole('dialog', { name: 'Esikatselu: asiakkaan sivu' });
    await show.click();
    await preview.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => show.evaluate((button) => button === document.activeElement))
      .toBe(true);

    await dialog.getByLabel('Kuinka paljon').fill('10');
    await show.click();
    await preview.getByText('Kampanja KESA').waitFor();
    await preview.getByText('69,00').first().waitFor();
    await preview.getByRole('button', { name: 'Nordea' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Lahja', exact: true }).click();
    await preview.getByText('elias.lahtinen@example.fi').waitFor();
    await preview.getByRole('button', { name: 'Ruotsiksi' }).click();
    await preview.locator('[lang="sv"]').getByText('69,00').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => show.evaluate((button) => button === document.activeElement))
      .toBe(true);
    // All input is still there, and nothing was saved.
    expect(await dialog.getByLabel('Nimi').inputValue()).toBe('Kesän juliste');
    await opened.close();
  },
);
