import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

export type OpenedPage = { page: Page; complaints: string[]; close: () => Promise<void> };

/** A window of its own. Anything its browser complains of, the security policy included, fails the test at close. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return {
    page,
    complaints,
    close: async () => {
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}

/** The browser has taken the page over from the server: links now open in place. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react')),
  );
}
