import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { builtFile } from './built-file.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let opened: OpenedPage;
let page: Page;
givenBrowser((given) => {
  ({ portal, browser } = given);
});
beforeEach(async () => {
  // With motion, as for most users: pages change in a transition.
  opened = await openPage(browser, { reducedMotion: 'no-preference' });
  page = opened.page;
  await page.goto(portal.url);
  await alive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
});
afterEach(() => opened.close());

const footLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
/** As read: without soft hyphens. */
const headingOf = async (of: Page) =>
  (await of.locator('main h1').textContent())?.replaceAll('\u00ad', '');
const heading = () => headingOf(page);

describe('following a link', () => {
  test('shows the page without a reload, with its title, focus on its heading, scrolled to the top', async () => {
    await footLink('Tietosuoja').click();

    await expect.poll(() => page.title()).toBe('Tietosuoja – Museokortti');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await scrollY()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/tietosuoja');
    expect(await isSameDocument()).toBe(true);
  });

  test('to the front page sets the title of its record, as the server does', async () => {
    await footLink('Tietosuoja').click();
    await expect.poll(() => page.title()).toBe('Tietosuoja – Museokortti');
    await page.evaluate(() => window.location.assign('/'));

    await expect.poll(() => page.title()).toBe('Yksi kortti, koko Suomen museot');
    expect(await isSameDocument()).toBe(true);
  });

  test('marks the page as busy until the next one is shown', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(builtFile('web/texts/fi/privacy.ts'), async (route) => {
      await held;
      await route.continue();
    });

    await footLink('Tietosuoja').click();

    await page.waitForSelector('body[aria-busy=true]');
    expect(await heading()).toBe('Kävelesisään.');
    release();
    await expect.poll(heading).toBe('Tietosuoja');
    expect(await page.getAttribute('body', 'aria-busy')).toBeNull();
  });

  test('lets the last of two quick clicks win', async () => {
    await page.route(builtFile('web/texts/fi/privacy.ts'), async (route) => {
      await page.waitForFunction(() => document.title.startsWith('Evästeet'));
      await route.continue();
    });

    await footLink('Tietosuoja').click();
    await footLink('Evästeet').click();

    await expect.poll(heading).toBe('Evästeet');
    await page.waitForLoadState('networkidle');
    expect(await heading()).toBe('Evästeet');
    expect(new URL(page.url()).pathname).toBe('/evasteet');
  });

  test('to a section of another page scrolls to it', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/ohjeet#validity';
      document.body.append(link);
      link.click();
    });

    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('validity');
    expect(await scrollY()).toBeGreaterThan(500);
    expect(await isSameDocument()).toBe(true);
  });

  test('can carry a customer number that is not in the URL', async () => {
    await page.getByRole('textbox', { name: 'Aktivointikoodi' }).fill('2741 0812 0047 2007');
    await page.getByRole('button', { name: 'Aktivoi' }).click();

    await page.waitForURL((url) => url.pathname === '/aktivoi' && url.search === '');
    await expect.poll(() => page.title()).not.toContain('Yksi kortti');
    expect(await page.evaluate(() => window.navigation?.currentEntry?.getState())).toEqual({
      passedState: { customerNumber: '2741 0812 0047 2007' },
    });
    expect(await isSameDocument()).toBe(true);
  });

  test('to a page that needs a login asks the server, which redirects to sign-in and back', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Oma Museokortti' }).click();

    await page.waitForURL(/\/kirjaudu\?/);
    expect(new URL(page.url()).searchParams.get('retUrl')).toBe('/oma');
  });
});

describe('back and forward', () => {
  test('restore the scroll position of each page', async () => {
    // Where the link was clicked: loading fonts move it, and the click scrolls to it again.
    const pressedAt = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true }),
        ),
    );
    await footLink('Evästeet').click();
    const atHome = await pressedAt;
    expect(atHome).toBeGreaterThan(500);
    await expect.poll(heading).toBe('Evästeet');
    await page.evaluate(() => window.scrollTo(0, 300));

    await page.goBack();
    await expect.poll(heading).toBe('Kävelesisään.');
    await expect.poll(scrollY).toBe(atHome);

    await page.goForward();
    await expect.poll(heading).toBe('Evästeet');
    await expect.poll(scrollY).toBe(300);
    expect(await isSameDocument()).toBe(true);
  });
});

describe('failures in the browser', () => {
  test('code that a new release has removed is replaced by a full load', async () => {
    let isLost = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLost = false;
    });
    await page.route(builtFile('web/screens/document/document-screen.tsx'), (route) =>
      isLost ? route.abort() : route.continue(),
    );

    await footLink('Tietosuoja').click();

    await expect.poll(heading).toBe('Tietosuoja');
    expect(await isSameDocument()).toBe(false);
    opened.complaints.length = 0;
  });

  test('a screen that throws leaves the header in place and says what to do', async () => {
    await page.route(builtFile('web/screens/document/document-screen.tsx'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Screen() { throw new Error("broken on purpose"); }',
      }),
    );

    await footLink('Tietosuoja').click();

    await expect.poll(heading).toBe('Sivua ei voitu näyttää');
    expect(await page.getByRole('link', { name: 'Lataa uudelleen' }).count()).toBe(1);
    expect(await page.getByRole('banner').count()).toBe(1);
    opened.complaints.length = 0;
  });

  test('without the Navigation API links load their pages', async () => {
    const other = await openPage(browser);
    await other.page.addInitScript(() =>
      Object.defineProperty(window, 'navigation', { value: undefined }),
    );
    await other.page.goto(portal.url);
    await alive(other.page);

    await other.page.getByRole('contentinfo').getByRole('link', { name: 'Tietosuoja' }).click();

    await other.page.waitForURL(/\/tietosuoja$/);
    expect(await headingOf(other.page)).toBe('Tietosuoja');
    await other.close();
  });
});

test('hovering a link prefetches the code of its page', async () => {
  const code = page.waitForRequest(builtFile('web/texts/fi/cookies.ts'));

  await footLink('Evästeet').hover();

  await code;
  expect(new URL(page.url()).pathname).toBe('/');
});
