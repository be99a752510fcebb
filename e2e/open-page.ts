import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findUnknownStored } from './browser-storage.ts';

export type OpenedPage = { page: Page; complaints: string[]; close: () => Promise<void> };

/**
 * A new window, without motion by default: animation frames took a fifth of the run. Any browser error, including
 * security policy violations, fails the test on close; so does any stored entry missing from the cookies page.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
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
      const unknown = await findUnknownStored(page);
      await context.close();
      expect({ complaints, unknown }).toEqual({ complaints: [], unknown: [] });
    },
  };
}

/** Fully hydrated: links now navigate on the client. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('app') as unknown as Record<string, ReactRoot> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    return key !== undefined && root?.[key]?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** React's internal marker of a root element. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Delays the entry script, as on a slow connection, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}
