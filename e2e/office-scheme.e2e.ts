import type { Browser, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, addMonths, helsinkiDay, localDate } from '../domain/base/local-date.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { openOfficePage } from './office-page.ts';
import { openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

const openScheme = () =>
  openOfficePage({ browser, portal }, { role: 'administrator', path: '/hallinta/rajat' });

async function planOf(page: Page, topic: string): Promise<Locator> {
  await page.getByRole('button', { name: `Suunnittele muutos ${topic}` }).click();
  return page.getByRole('dialog', { name: 'Suunnittele muutos' });
}

async function schedule(page: Page, dialog: Locator) {
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByLabel('Miksi?').fill('Hallitus päätti');
  await dialog.getByRole('button', { name: 'Ajasta muutos' }).click();
  await page.getByRole('status').filter({ hasText: 'Muutos on ajastettu' }).waitFor();
}

test('a planned language is previewed through its links before its first day, by staff only', async () => {
  const today = helsinkiDay(portal.clock.now());
  const first = localDate(`${addMonths(today, 1).slice(0, 7)}-01`);
  await portal.pool.query(
    `insert into scheme_fact (topic, valid_from, value) values ('languages', $1, $2)`,
    [addDays(today, -1), JSON.stringify({ languages: ['fi', 'en'] })],
  );
  // The portal's cached facts are reloaded.
  portal.clock.advance(11_000);
  const opened = await openScheme();
  const { page } = opened;
  const dialog = await planOf(page, 'Kielet');
  await dialog.getByLabel('Alkaen').fill(first);
  await dialog.getByLabel('ruotsi').check();
  await schedule(page, dialog);

  // The day is already taken: the form says so and stays.
  const second = await planOf(page, 'Kielet');
  await second.getByLabel('Alkaen').fill(first);
  await second.getByLabel('englanti').uncheck();
  await second.getByText('Tälle päivälle on jo suunniteltu muutos').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await second.getByLabel('Alkaen').fill(addDays(first, 1));
  expect(await second.getByLabel('englanti').isChecked()).toBe(false);
  await second.getByRole('button', { name: 'Keskeytä' }).click();

  const link = page.getByRole('link', { name: 'Katso sivu: ruotsiksi' });
  expect(await link.getAttribute('href')).toBe(`/sv?paiva=${first}`);
  await visit(page, `${portal.url}/sv?paiva=${first}`);
  await page.getByText('i dag finns tjänsten inte på det här språket').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('sv');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Museer' }).first().click();
  await page.waitForURL(`**/sv/museer?paiva=${first}`);
  await page.getByText('i dag finns tjänsten inte på det här språket').waitFor();
  await opened.close();

  const visitor = await openPage(browser);
  for (const path of ['/sv/museer', `/sv/museer?paiva=${first}`]) {
    await visit(visitor.page, portal.url + path);
    expect(new URL(visitor.page.url()).pathname).toBe('/museot');
  }
  await visitor.close();
});

test('colours with too little contrast are refused with valid suggestions, and no input is lost', async () => {
  const opened = await openScheme();
  const { page } = opened;
  const dialog = await planOf(page, 'Värit');
  await dialog.getByLabel('Alkaen').fill(addDays(helsinkiDay(portal.clock.now()), 2));
  await dialog.getByLabel('Omat värit', { exact: true }).check();
  await dialog.getByLabel('Tumma väri').fill('#c8c8c8');
  await dialog.getByLabel('Vaalea väri').fill('#ffe0a0');
  await dialog.getByText('Tumma väri erottuu liian vähän: kontrasti on').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await dialog.getByLabel('Tumma väri').inputValue()).toBe('#c8c8c8');
  expect(await dialog.getByLabel('Vaalea väri').inputValue()).toBe('#ffe0a0');
  await dialog.getByRole('button', { name: /^Käytä #/ }).click();
  await dialog.getByText('Tumma väri erottuu').waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('Vaalea väri').inputValue()).toBe('#ffe0a0');
  await schedule(page, dialog);
  expect(await faultsOf(page)).toEqual([]);
  await opened.close();
});
