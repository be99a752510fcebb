import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

const PHONE = { viewport: { width: 390, height: 844 } };

describe('the language switch', () => {
  test('keeps the page and its query and changes the language', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${portal.url}/ohjeet?utm_source=kirje`);
    await alive(page);

    await page.getByRole('navigation', { name: 'Kieli' }).getByText('SV').click();

    await page.waitForURL('**/sv/hjalp?utm_source=kirje');
    expect(await page.getAttribute('html', 'lang')).toBe('sv');
    expect(await page.title()).toBe('Hjälp och kundtjänst – Museikort');
    expect(await page.getByRole('link', { name: 'Mitt Museikort' }).first().isVisible()).toBe(true);
    await close();
  });

  test('marks the current language', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${portal.url}/en`);

    const current = page.getByRole('navigation', { name: 'Language' }).locator('[aria-current]');

    expect(await current.allTextContents()).toEqual(['EN']);
    await close();
  });
});

describe('the theme', () => {
  const wall = () => getComputedStyle(document.body).backgroundColor;

  test('follows the system until one is chosen', async () => {
    const light = await openPage(browser, { colorScheme: 'light' });
    const dark = await openPage(browser, { colorScheme: 'dark' });
    await light.page.goto(portal.url);
    await dark.page.goto(portal.url);

    expect(await light.page.evaluate(wall)).toBe('rgb(241, 243, 243)');
    expect(await dark.page.evaluate(wall)).toBe('rgb(16, 19, 31)');
    await light.close();
    await dark.close();
  });

  test('chosen in the footer applies at once and to the next server-rendered page', async () => {
    const { page, close } = await openPage(browser, { colorScheme: 'light' });
    await page.goto(portal.url);
    await alive(page);

    await page.getByRole('radio', { name: 'Tumma' }).check();
    expect(await page.evaluate(wall)).toBe('rgb(16, 19, 31)');

    const next = await page.reload();
    expect(await next?.text()).toContain('<html lang="fi" data-theme="dark">');
    expect(await page.getByRole('radio', { name: 'Tumma' }).isChecked()).toBe(true);

    await alive(page);
    await page.getByRole('radio', { name: 'Laitteen mukaan' }).check();
    expect(await page.evaluate(wall)).toBe('rgb(241, 243, 243)');
    await close();
  });
});

describe('by keyboard', () => {
  test('the first stop is a skip link', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(portal.url);

    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Siirry sisältöön');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');

    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true);
    await close();
  });

  test('the menu opens, closes with Escape and restores the focus', async () => {
    const { page, close } = await openPage(browser, PHONE);
    await page.goto(portal.url);
    await alive(page);
    const menu = page.locator('header details');

    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await menu.getByRole('link', { name: 'Yrityksille' }).isVisible()).toBe(true);
    // Tab cycles inside.
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('EN');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Museot');
    await page.keyboard.press('Escape');

    expect(await menu.getByRole('link', { name: 'Yrityksille' }).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await close();
  });

  test('the menu opened before hydration closes with Escape and traps Tab', async () => {
    const { page, close } = await openPage(browser, PHONE);
    // Scripts never load.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(portal.url);
    const menu = page.locator('header details');

    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('EN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBe(null);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');

    await menu.locator('summary').click();
    expect(await menu.getAttribute('open')).toBe('');
    await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
    expect(await menu.getAttribute('open')).toBe(null);
    await close();
  });

  test('the menu is closed after navigation', async () => {
    const { page, close } = await openPage(browser, PHONE);
    await page.goto(portal.url);
    await alive(page);

    await page.locator('header summary').click();
    await page.locator('header details').getByRole('link', { name: 'Yrityksille' }).click();

    await page.waitForURL('**/yrityksille');
    await expect.poll(() => page.locator('header details[open]').count()).toBe(0);
    await close();
  });
});

describe('without scripts', () => {
  test('pages are readable, with their prices, and links work', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    // The first answer of a new server may come before its prices have loaded.
    await page.goto(portal.url);
    await page.goto(portal.url);

    expect(await page.locator('h1').textContent()).toBe('Kävelesisään.');
    expect(await page.getByText('79,00\u00a0€').isVisible()).toBe(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Saavutettavuusseloste' })
      .click();
    await page.getByRole('heading', { name: 'Saavutettavuusseloste', level: 1 }).waitFor();
    await close();
  });

  test('the menu opens, and script-only controls are hidden', async () => {
    const { page, close } = await openPage(browser, { ...PHONE, javaScriptEnabled: false });
    await page.goto(portal.url);

    await page.locator('header summary').click();

    expect(await page.locator('header details').getByText('Oma Museokortti').isVisible()).toBe(
      true,
    );
    expect(await page.getByText('Tumma').isVisible()).toBe(false);
    await close();
  });
});
