import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import {
  button,
  clearToasts,
  expectToasts,
  hydrated,
  labelsOf,
  openControls,
  toastsOf,
} from './controls-page.ts';

let portal: TestPortal;
let browser: Browser;
let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  // Without animation an element is at its final place at once.
  const still = { reducedMotion: 'reduce' } as const;
  ({ page, close } = await openControls(browser, portal.url, still));
});
afterAll(async () => {
  await close?.();
  await browser?.close();
  await portal?.stop();
});
beforeEach(() => clearToasts(page));

const focused = () =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '');

describe('position of toasts', () => {
  test.each([
    [1280, 600],
    [632, 600],
    [631, 599],
    [481, 449],
    [480, 460],
    [320, 300],
  ])(
    'in a window of %i px they are %i px wide, centred below the navigation',
    async (width, expected) => {
      await page.setViewportSize({ width, height: 800 });
      await button(page, 'Ilman muunnelmaa').click();
      await page.evaluate(() => window.scrollTo(0, 0));

      const box = await toastsOf(page).boundingBox();
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect(box?.width).toBe(expected);
      expect(box && box.x + box.width / 2).toBe(room / 2);
      const header = await page.getByRole('banner').boundingBox();
      expect(box?.y).toBe(header && header.y + header.height);
      await page.evaluate(() => window.scrollTo(0, 600));
      expect((await toastsOf(page).boundingBox())?.y).toBe(width <= 480 ? 10 : 20);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  );

  test('above an open dialog they are visible, announced and closable', async () => {
    await button(page, 'Avaa valintaikkuna').click();
    await button(page, 'Näytä ilmoitus ikkunan päällä').click();
    await expectToasts(page, 1);

    const layers = await page.evaluate(() => {
      const zIndex = (selector: string) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).zIndex;
      };
      return [zIndex('dialog[open]'), zIndex('section[aria-live]')];
    });
    expect(layers).toEqual(['9000', '10000']);
    await toastsOf(page).getByRole('button', { name: 'Sulje' }).click();
    await expectToasts(page, 0);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  test('a toast shown in a dialog outlives the dialog', async () => {
    await button(page, 'Avaa valintaikkuna').click();
    await button(page, 'Näytä ilmoitus ikkunan päällä').click();

    await page.locator('dialog [data-autofocus]').click();

    await expectToasts(page, 1);
    expect(await page.locator('dialog section[aria-live]').count()).toBe(0);
  });

  test('a toast outlives the page that showed it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    await button(page, 'Pysyvä: Virhe').click();

    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${portal.url}/`);

    await expectToasts(page, 1);
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
  });
});

describe('a toast requested by the URL', () => {
  test('is shown after a full load, and not again after a reload', async () => {
    const path = '/dev/controls?toast=session&x=1';
    await page.goto(portal.url + path);
    await hydrated(page);

    expect(await labelsOf(toastsOf(page))).toEqual([
      'Kirjautumisesi vanheni, koska sivua ei käytetty. Yritä uudelleen.',
    ]);
    expect(page.url()).toBe(`${portal.url}/dev/controls?x=1`);
    await page.reload();
    await hydrated(page);
    expect(await toastsOf(page).count()).toBe(0);
  });

  test.each(['unknown', 'toString', '<b>x</b>', ''])('must be known: "%s" is not', async (name) => {
    const path = `/dev/controls?toast=${encodeURIComponent(name)}`;
    await page.goto(portal.url + path);
    await hydrated(page);

    expect(await toastsOf(page).count()).toBe(0);
    expect(page.url()).toBe(`${portal.url}/dev/controls`);
  });
});

describe('toasts by keyboard', () => {
  test('F6 moves to the newest and back', async () => {
    await button(page, 'Pysyvä: Tiedoksi').press('Enter');
    await button(page, 'Pysyvä: Virhe').press('Enter');

    await page.keyboard.press('F6');
    expect(await focused()).toContain('Rekisteröinnissä tapahtui virhe');
    await page.keyboard.press('F6');
    await expect.poll(focused).toBe('Pysyvä: Virhe');
  });

  test('Esc closes the focused toast, moves to the next and then back', async () => {
    await button(page, 'Pysyvä: Tiedoksi').press('Enter');
    await button(page, 'Pysyvä: Virhe').press('Enter');

    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    await expectToasts(page, 1);
    expect(await focused()).toContain('Muovikortti on matkalla');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToasts(page, 0);
    await expect.poll(focused).toBe('Pysyvä: Virhe');
  });

  test('Esc in a toast keeps the surrounding dialog open', async () => {
    await button(page, 'Avaa valintaikkuna').press('Enter');
    await button(page, 'Näytä ilmoitus ikkunan päällä').press('Enter');

    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');

    await expectToasts(page, 0);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expect.poll(focused).toBe('Näytä ilmoitus ikkunan päällä');
    await page.keyboard.press('Escape');
  });

  test('a toast does not steal the focus, and F6 does nothing without toasts', async () => {
    await button(page, 'Ilman otsikkoa').focus();
    await page.keyboard.press('F6');
    await expect.poll(focused).toBe('Ilman otsikkoa');

    await button(page, 'Pysyvä: Virhe').press('Enter');
    await expectToasts(page, 1);
    await expect.poll(focused).toBe('Pysyvä: Virhe');
  });

  test('closing one with the pointer restores the focus at once', async () => {
    await button(page, 'Pysyvä: Tiedoksi').click();
    await button(page, 'Pysyvä: Virhe').click();

    await toastsOf(page).first().getByRole('button').click();

    await expectToasts(page, 1);
    await expect.poll(focused).toBe('Pysyvä: Virhe');
  });
});
