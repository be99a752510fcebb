import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

const tiles = '#museum-list > li';

test('the list follows typing, and each museum has a page', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Hae museota, näyttelyä tai paikkakuntaa').fill('SARESTO');
  await page.getByRole('heading', { level: 2, name: '1 museo', exact: true }).waitFor();
  await page.getByLabel('Hae museota, näyttelyä tai paikkakuntaa').fill('');
  await page.getByLabel('Paikkakunta', { exact: true }).selectOption('Inari');
  await page.waitForURL(/paikkakunta=Inari$/);
  await page.getByRole('link', { name: 'Saamelaismuseo Siida' }).click();
  await page.getByRole('heading', { level: 1, name: 'Saamelaismuseo Siida' }).waitFor();
  expect(await page.title()).toBe('Saamelaismuseo Siida, Inari – Museokortti');
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await page.waitForURL(/paikkakunta=Inari$/);
  await expect.poll(() => page.locator(tiles).count()).toBeLessThan(5);
  await close();
});

test('search and museum pages work without scripts', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${portal.url}/sv/museer`);
  await page.getByLabel('Sök museum, utställning eller ort').fill('siida');
  await page.getByRole('button', { name: 'Sök' }).click();
  expect(new URL(page.url()).searchParams.get('haku')).toBe('siida');
  await page.getByRole('link', { name: 'Samemuseet Siida' }).first().click();
  await page.getByText('På samma resa').waitFor();
  await close();
});

test('map, index and buttons narrow the list, and an empty result says why', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  expect(await page.locator(tiles).count()).toBe(12);
  await page.getByRole('link', { name: 'Näytä 24 lisää' }).click();
  await expect.poll(() => page.locator(tiles).count()).toBe(36);
  await page.getByRole('link', { name: /^Turku ja ympäristö, \d+ museota$/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/alue=Turku$/);
  await expect.poll(() => page.locator(tiles).count()).toBeLessThan(13);
  await page.getByRole('link', { name: 'Koko maa' }).click();
  await page.locator('[data-town="Inari"]').click();
  await expect.poll(() => page.locator(tiles).count()).toBeLessThan(5);
  await page.getByLabel('Hae museota, näyttelyä tai paikkakuntaa').fill('ei sellaista');
  await page.getByRole('button', { name: 'Poista hakusana' }).click();
  await page.getByRole('button', { name: 'Lapsille' }).click();
  await page.waitForURL(/lapsille=1$/);
  await close();
});

test('nearest museums are computed in the browser after a click', async () => {
  const { page, close } = await openPage(browser, {
    geolocation: { latitude: 60.17, longitude: 24.94 },
    permissions: ['geolocation'],
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  await page.getByRole('button', { name: 'Lähellä' }).click();
  await page.getByRole('heading', { level: 2, name: /museota lähelläsi$/ }).waitFor();
  expect(await page.locator(`${tiles} >> text=/^\\d+ m$/`).count()).toBeGreaterThan(0);
  expect(sent.filter((each) => each.includes('60.17') || each.includes('24.94'))).toEqual([]);
  await close();
});

test('on a phone of 320 px each count on the map has a touch target of 24 px', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  const targets = await page.locator('#kartta a').evaluateAll((links) =>
    links.map((link) => {
      link.scrollIntoView({ block: 'center' });
      const box = link.querySelector('circle + circle')?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // Centre and edges of a circle 24 px across, as touched.
      const points = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);
      const others = [
        [x, y],
        ...points.map((at) => [x + 11.9 * Math.cos(at), y + 11.9 * Math.sin(at)]),
      ]
        .map(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('a'))
        .filter((touched) => touched !== link)
        .map((touched) => touched?.getAttribute('aria-label') ?? 'nothing');
      return { name: link.getAttribute('aria-label'), width: box.width, others };
    }),
  );
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.filter(({ width, others }) => width < 24 || others.length > 0)).toEqual([]);
  await close();
});

test.each(['/museot', '/museot/amos-rex', '/'])(
  'pictures of museums at %s are offered in several widths',
  async (path) => {
    const { page, close } = await openPage(browser);
    await page.goto(portal.url + path);
    const pictures = await page
      .locator('img[src^="/museum-"]')
      .evaluateAll((all) =>
        all.map((img) => [img.getAttribute('srcset'), img.getAttribute('sizes')]),
      );
    for (const [srcset, sizes] of pictures) {
      expect(srcset).toMatch(/ 480w, .* 800w/);
      expect(sizes).toMatch(/px|vw/);
    }
    if (path !== '/') expect(pictures.length).toBeGreaterThan(0);
    await close();
  },
);
