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

test('the list follows what is typed, and a museum has a page of its own', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Hae museota').fill('SARESTO');
  await page.getByText('Löytyneitä museoita: 1.').waitFor();
  await page.getByRole('button', { name: 'Näytä kaikki' }).click();
  await page.getByLabel('Paikkakunta').selectOption('Inari');
  await page.waitForURL(/paikkakunta=Inari$/);
  await page.getByRole('link', { name: 'Saamelaismuseo Siida' }).click();
  await page.getByRole('heading', { level: 1, name: 'Saamelaismuseo Siida' }).waitFor();
  expect(await page.title()).toBe('Saamelaismuseo Siida, Inari – Museokortti');
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await page.getByText(/^Löytyneitä museoita: \d\.$/).waitFor();
  await close();
});

test('search and museum can be read without scripts', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${portal.url}/sv/museer`);
  await page.getByLabel('Sök museum').fill('siida');
  await page.getByRole('button', { name: 'Sök museum' }).click();
  expect(new URL(page.url()).searchParams.get('haku')).toBe('siida');
  await page.getByRole('link', { name: 'Samemuseet Siida' }).click();
  await page.getByText('Närmaste museer').waitFor();
  await close();
});

test('the map chooses a town, also before anything was searched for, and the list follows', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  const all = await page.locator('#museum-list > li').count();
  expect(all).toBeGreaterThan(10);
  await page.locator('[data-town="Inari"]').dispatchEvent('click');
  await page.getByText(/^Löytyneitä museoita: \d\.$/).waitFor();
  expect(await page.locator('#museum-list > li').count()).toBe(1);
  expect(await page.getByLabel('Paikkakunta').inputValue()).toBe('Inari');
  await page.getByRole('button', { name: 'Näytä kaikki' }).click();
  await expect.poll(() => page.locator('#museum-list > li').count()).toBe(all);
  await close();
});

test('the list is not gone through when the page comes alive: it is as the server sent it', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${portal.url}/museot`);
  await alive(page);
  // React marks every element that it has taken over.
  const taken = (selector: string) =>
    page.evaluate(
      (which) =>
        [...document.querySelectorAll(which)].filter((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber')),
        ).length,
      selector,
    );
  expect(await taken('#museum-list *')).toBe(0);
  expect(await taken('#museum-lights *')).toBe(0);
  expect(await taken('#haku')).toBe(1);
  await page.getByLabel('Hae museota').fill('siida');
  await page.getByText('Löytyneitä museoita: 1.').waitFor();
  expect(await page.getByRole('link', { name: 'Saamelaismuseo Siida' }).isVisible()).toBe(true);
  await close();
});
