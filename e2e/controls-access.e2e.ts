import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { axeOn, colourFaultsOf, faultsOf } from './accessible.ts';
import { button, expectToasts, openControls, toastsOf } from './controls-page.ts';
import { givenBrowser } from './given-browser.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

async function violations(page: Page): Promise<string[]> {
  // Five lists of 245 countries take half of axe's time and add nothing.
  const { violations } = await (await axeOn(page)).exclude('option').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target}`));
}

const SLOW = { timeout: 180_000 };

test.each([
  { width: 1280, colorScheme: 'light', faults: faultsOf },
  { width: 1280, colorScheme: 'dark', faults: colourFaultsOf },
  { width: 390, colorScheme: 'dark', faults: colourFaultsOf },
  { width: 320, colorScheme: 'dark', faults: faultsOf },
  { width: 320, colorScheme: 'light', faults: colourFaultsOf },
] as const)(
  'axe finds no violations at $width px in the $colorScheme theme, and the page does not scroll sideways',
  SLOW,
  async ({ width, colorScheme, faults }) => {
    const { page, close } = await openControls(browser, portal.url, {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });

    expect(await faults(page)).toEqual([]);
    await close();
  },
);

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test('axe finds no violations when toasts are over a dialog', SLOW, async () => {
    const still = { colorScheme, reducedMotion: 'reduce' } as const;
    const { page, close } = await openControls(browser, portal.url, still);
    await button(page, 'Pysyvä: Varoitus').click();
    await button(page, 'Pysyvä: Onnistui').click();
    await button(page, 'Avaa istunnon varoitus').click();
    await expectToasts(page, 2);

    expect(await violations(page)).toEqual([]);
    await close();
  });
});

test.each([
  ['/sv/dev/controls', 'sv', ['Information', 'Klart', 'Varning', 'Fel'], 'Stannar kvar', 'Stäng'],
  ['/en/dev/controls', 'en', ['Info', 'Success', 'Warning', 'Error'], 'Stays', 'Close'],
])('%s is in its language', async (path, language, variants, stays, closeName) => {
  const { page, close } = await openControls(browser, portal.url, { path });

  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  for (const variant of variants) {
    await button(page, `${stays}: ${variant}`).click();
    expect(await toastsOf(page).first().textContent()).toContain(`${variant}: `);
    await toastsOf(page).first().getByRole('button', { name: closeName }).click();
  }
  await close();
});
