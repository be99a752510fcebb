import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import {
  button,
  clearToasts,
  expectToasts,
  labelsOf,
  openControls,
  stopClock,
  toastsOf,
} from './controls-page.ts';

let portal: TestPortal;
let browser: Browser;
let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  ({ page, close } = await openControls(browser, portal.url));
  await stopClock(page);
});
afterAll(async () => {
  await close?.();
  await browser?.close();
  await portal?.stop();
});
beforeEach(() => clearToasts(page));

async function press(name: string): Promise<void> {
  await button(page, name).click();
}

async function leaveToasts(): Promise<void> {
  await page.mouse.move(5, 880);
}

describe('duration of a toast', () => {
  test.each([
    ['success without a link', 'Tiedot tallennettu', 4800],
    ['success with a link that is to close', 'Onnistui, linkki ja aika', 9600],
    ['a warning that is to close', 'Sulkeutuu itse: Varoitus', 4800],
    ['information that is to close', 'Sulkeutuu itse: Tiedoksi', 4800],
    ['an error that is to close', 'Sulkeutuu itse: Virhe', 4800],
  ])('%s is shown a millisecond before its end and gone at it', async (_, name, time) => {
    await press(name);
    await expectToasts(page, 1);

    await page.clock.runFor(time - 1);
    expect(await toastsOf(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expectToasts(page, 0);
  });

  test.each(['Ilman muunnelmaa', 'Onnistui, linkki', 'Pysyvä: Onnistui', 'Pysyvä: Virhe'])(
    '"%s" stays until it is closed',
    async (name) => {
      await press(name);
      await page.clock.runFor(60_000);

      await expectToasts(page, 1);
    },
  );
});

describe('semantics of a toast', () => {
  test.each([
    ['Tiedoksi', 'status'],
    ['Onnistui', 'status'],
    ['Varoitus', 'alert'],
    ['Virhe', 'alert'],
  ] as const)('%s is named, and is a(n) %s', async (name, role) => {
    await press(`Pysyvä: ${name}`);

    const words = toastsOf(page).getByRole(role);
    expect(await words.textContent()).toContain(`${name}: `);
    expect(await toastsOf(page).getByRole('button', { name: 'Sulje' }).count()).toBe(1);
  });

  test('its link is inside the sentence', async () => {
    await press('Onnistui, linkki');

    expect(await toastsOf(page).locator('p').textContent()).toBe('Kuitti löytyy etusivun alta.');
    const link = toastsOf(page).getByRole('link', { name: 'etusivun alta' });
    expect(await link.getAttribute('href')).toBe('/');
  });

  test('the region is in the server-rendered page, before any script runs', async () => {
    const html = await (await fetch(`${portal.url}/dev/controls`)).text();

    expect(html).toMatch(/<section[^>]*aria-label="Ilmoitukset"[^>]*aria-live="polite"/);
  });

  test('one without a label is logged and not shown', async () => {
    const logged = page.waitForRequest(/LoggerController\/publishLog/);
    await press('Ilman otsikkoa');

    expect((await logged).postData()).toContain('A toast needs a label');
    expect(await toastsOf(page).count()).toBe(0);
  });
});

describe('many toasts', () => {
  test('three are visible, the newest on top, and the next appears when one is closed', async () => {
    await press('Viisi kerralla');
    await expectToasts(page, 3);
    expect(await labelsOf(toastsOf(page))).toEqual(['Ilmoitus 3', 'Ilmoitus 2', 'Ilmoitus 1']);

    await page.clock.runFor(4000);
    await toastsOf(page).nth(2).getByRole('button').click();
    await leaveToasts();

    const shown = await labelsOf(toastsOf(page));
    expect(shown).toEqual(['Ilmoitus 4', 'Ilmoitus 3', 'Ilmoitus 2']);
    // The two old ones had 800 ms left and got 2 s after hovering; the new one has its full duration.
    await page.clock.runFor(2000);
    await expect.poll(() => labelsOf(toastsOf(page))).toEqual(['Ilmoitus 5', 'Ilmoitus 4']);
    await page.clock.runFor(2799);
    expect(await labelsOf(toastsOf(page))).toEqual(['Ilmoitus 5', 'Ilmoitus 4']);
    await page.clock.runFor(1);
    await expect.poll(() => labelsOf(toastsOf(page))).toEqual(['Ilmoitus 5']);
  });

  test('a repeated one is shown once and restarts its timer', async () => {
    await press('Sama kahdesti');
    await expectToasts(page, 1);

    await page.clock.runFor(4000);
    await press('Sama kahdesti');
    await page.clock.runFor(4799);
    expect(await toastsOf(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expectToasts(page, 0);
  });
});

describe('timers are paused', () => {
  async function showAndWait(time: number): Promise<void> {
    await press('Tiedot tallennettu');
    await leaveToasts();
    await page.clock.runFor(time);
  }

  async function expectLeft(time: number): Promise<void> {
    await page.clock.runFor(time - 1);
    expect(await toastsOf(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expectToasts(page, 0);
  }

  test.each([
    [1000, 3800],
    [4000, 2000],
  ])('under the pointer: after %i ms there are %i ms left', async (waited, left) => {
    await showAndWait(waited);
    await toastsOf(page).hover();
    await page.clock.runFor(60_000);
    expect(await toastsOf(page).count()).toBe(1);

    await leaveToasts();
    await expectLeft(left);
  });

  test('while the focus is inside', async () => {
    await showAndWait(4000);
    await page.keyboard.press('F6');
    await page.clock.runFor(60_000);
    expect(await toastsOf(page).count()).toBe(1);

    await page.keyboard.press('F6');
    await expectLeft(2000);
  });

  test('while the tab is hidden', async () => {
    await showAndWait(4000);
    await setHidden(true);
    await page.clock.runFor(60_000);
    expect(await toastsOf(page).count()).toBe(1);

    await setHidden(false);
    await expectLeft(2000);
  });

  test('while a dialog is open', async () => {
    await showAndWait(1000);
    await press('Avaa valintaikkuna');
    await page.clock.runFor(60_000);
    expect(await toastsOf(page).count()).toBe(1);

    await page.keyboard.press('Escape');
    await expectLeft(3800);
  });

  async function setHidden(hidden: boolean): Promise<void> {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }
});
