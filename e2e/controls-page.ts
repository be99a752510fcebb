import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Options = BrowserContextOptions & { path?: string };

/** /dev/controls in a window of its own, ready to be used. Anything the browser complains of fails the test. */
export async function openControls(browser: Browser, url: string, options: Options = {}) {
  const { path = '/dev/controls', ...context } = options;
  const window = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...context });
  const page = await window.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    // The page has a button that makes this very fault.
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

/** Time stands from here on and moves only when a test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

export function toastsOf(page: Page): Locator {
  return page.locator('section[aria-live] article');
}

export async function labelsOf(toasts: Locator): Promise<string[]> {
  return toasts.locator('strong').allTextContents();
}

/** How many toasts there are once the page has drawn what the clock brought. */
export async function expectToasts(page: Page, count: number): Promise<void> {
  await expect.poll(() => toastsOf(page).count()).toBe(count);
}

/** Closes what an earlier test has left, waiting ones included, and takes the pointer away. */
export async function clearToasts(page: Page): Promise<void> {
  const closeButtons = toastsOf(page).getByRole('button');
  while ((await closeButtons.count()) > 0) await closeButtons.first().click();
  await page.mouse.move(0, 0);
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The countries arrive right after the page has come alive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#phone-country option').nth(200).waitFor({ state: 'attached' });
}
