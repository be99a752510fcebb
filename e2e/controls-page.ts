import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Options = BrowserContextOptions & { path?: string };

/** /dev/controls in a new window, hydrated. Any browser error fails the test. */
export async function openControls(browser: Browser, url: string, options: Options = {}) {
  const { path = '/dev/controls', ...context } = options;
  const window = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...context });
  const page = await window.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    // A button of the page makes this error on purpose.
    if (message !== 'A toast needs a label') complaints.push(message);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.clock.install();
  await page.goto(url + path);
  await hydrated(page);
  return {
    page,
    close: async () => {
      await window.close();
      expect(complaints).toEqual([]);
    },
  };
}

/** Freezes the clock; it moves only when a test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

export function toastsOf(page: Page): Locator {
  return page.locator('section[aria-live] article');
}

export async function labelsOf(toasts: Locator): Promise<string[]> {
  return toasts.locator('strong').allTextContents();
}

/** Number of toasts after the page has rendered. */
export async function expectToasts(page: Page, count: number): Promise<void> {
  await expect.poll(() => toastsOf(page).count()).toBe(count);
}

/** Closes toasts of an earlier test, queued ones included, and moves the pointer away. */
export async function clearToasts(page: Page): Promise<void> {
  const closeButtons = toastsOf(page).getByRole('button');
  while ((await closeButtons.count()) > 0) await closeButtons.first().click();
  await page.mouse.move(0, 0);
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The country list loads right after hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#phone-country option').nth(200).waitFor({ state: 'attached' });
}
