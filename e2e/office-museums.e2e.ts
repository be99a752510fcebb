import type { Browser, Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
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

const expectDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

test('a museum is added with its hours and a picture, previewed before it is saved, and then found', async () => {
  const opened = await openOfficePage(
    { browser, portal },
    { role: 'museumCare', path: '/hallinta/museot' },
  );
  const { page } = opened;
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Lisää museo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lisää museo' }).waitFor();
  for (const [group, words] of [
    ['Nimi', ['Naurismuseo', 'Rovmuseet', 'Turnip Museum']],
    ['Paikkakunta', ['Salo', 'Salo', 'Salo']],
  ] as const) {
    const fields = page.getByRole('group', { name: group, exact: true }).getByRole('textbox');
    for (const [index, word] of words.entries()) await fields.nth(index).fill(word);
  }
  expect(await page.getByLabel('Sivun osoite').inputValue()).toBe('naurismuseo');

  await page.getByText('Osoite, paikka kartalla').click();
  const latitude = page.getByLabel('Leveysaste');
  expect(await latitude.inputValue()).toBe('');
  await page.getByLabel('Postinumero').fill('24100');
  await expect.poll(() => latitude.inputValue()).toBe('60.3833');
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByLabel('Etsi paikka')
    .fill('https://www.openstreetmap.org/#map=17/60.3852/23.1277');
  await expect.poll(() => latitude.inputValue()).toBe('60.3852');

  await page.getByText('Aukioloajat').click();
  await page.getByRole('button', { name: 'Lisää kausi' }).click();
  await page.getByLabel('ma', { exact: true }).fill('kymmenestä');
  await page.getByText('Kirjoita ajat muodossa 10–17.').waitFor();
  await page.getByLabel('ma', { exact: true }).fill('10–17');
  await page.getByRole('button', { name: 'Lisää kausi' }).click();
  await page.locator('#seasons-1-beginsOn').fill(addDays(helsinkiDay(portal.clock.now()), 30));

  await page.getByText('Kuvat', { exact: true }).click();
  const file = await sharp({
    create: { width: 1000, height: 700, channels: 3, background: '#d8b' },
  })
    .png()
    .toBuffer();
  const picture = { name: 'nauris.png', mimeType: 'image/png' };
  const chosen = page.getByLabel('Lisää kuva');
  await chosen.setInputFiles({ ...picture, buffer: file.subarray(0, 900) });
  await page.getByText('Kuvatiedosto on rikki').waitFor();
  expect(opened.complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
  await chosen.setInputFiles({ ...picture, buffer: file });
  const alts = page.getByRole('group', { name: 'Mitä kuvassa on' }).getByRole('textbox');
  await alts.first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const website = page.getByLabel('Verkko-osoite');
  await page.getByText('Yhteystiedot, käynti').click();
  await website.fill('ftp://nauris.fi');
  // Collapsed again: an error inside opens it.
  await page.getByText('Yhteystiedot, käynti').click();
  await page.getByRole('button', { name: 'Katso muutokset' }).click();
  const wrong = page.getByRole('region', { name: 'Tarkista 3 kohtaa' });
  const heading = wrong.getByRole('heading');
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect
    .poll(() => wrong.getByRole('link').allTextContents())
    .toEqual([
      expect.stringContaining('Kirjoitit: ftp://nauris.fi.'),
      expect.stringMatching(
        /^Aukioloajat: .* menevät päällekkäin\. Päätä ensimmäinen ennen toista\.$/,
      ),
      expect.stringContaining('Kuvasta 1 puuttuu kuvaus'),
    ]);
  expect(await faultsOf(page)).toEqual([]);
  await wrong.getByRole('link', { name: 'ftp://nauris.fi' }).click();
  await expect.poll(() => website.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await website.getAttribute('aria-invalid')).toBe('true');
  await website.fill('https://nauris.fi');
  expect(await website.getAttribute('aria-invalid')).toBeNull();
  const left = page.getByRole('region', { name: 'Vielä korjattavaa' });
  await left.getByText('korjattu').waitFor();
  for (const index of [0, 1, 2]) await alts.nth(index).fill('Nauris pellolla');
  const show = page.getByRole('button', { name: 'Katso sivulla' });
  const preview = page.getByRole('dialog', { name: 'Esikatselu: museon sivu' });
  await show.click();
  await page.getByRole('region', { name: 'Tarkista yksi kohta' }).waitFor();
  // All input is still there.
  expect(await page.getByLabel('ma', { exact: true }).first().inputValue()).toBe('10–17');
  expect(await alts.first().inputValue()).toBe('Nauris pellolla');
  await page.getByRole('button', { name: 'Poista Kausi 2' }).click();

  await show.click();
  await preview.getByRole('heading', { level: 1, name: 'Naurismuseo' }).waitFor();
  await preview.getByRole('button', { name: 'Ruotsiksi' }).click();
  await preview.getByRole('heading', { level: 1, name: 'Rovmuseet' }).waitFor();
  await expectDrawn(preview.getByRole('img', { name: 'Nauris pellolla' }));
  expect(await faultsOf(page)).toEqual([]);
  await preview.getByRole('link', { name: 'Museer', exact: true }).click();
  await preview.getByRole('button', { name: 'Sulje esikatselu' }).click();
  await expect.poll(() => show.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Katso muutokset' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lisää museo' });
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByText('ma 10.00–17.00').waitFor();
  await dialog.getByLabel('Miksi?').fill('Liittyy tänään');
  await dialog.getByRole('button', { name: 'Lisää museo' }).click();
  await page.getByRole('status').filter({ hasText: 'Museo on lisätty' }).waitFor();
  await page.getByRole('link', { name: 'Avaa museon sivu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Naurismuseo' }).waitFor();
  await expectDrawn(page.getByRole('img', { name: 'Nauris pellolla' }).first());
  await page.getByRole('region', { name: 'Aukioloajat' }).getByText('10–17').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await opened.close();
});
