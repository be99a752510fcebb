import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../test/browser.ts';
import type { TestPortal } from '../test/portal.ts';
import { axeOn } from './accessible.ts';
import { givenBrowser } from './given-browser.ts';
import { alive } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let context: BrowserContext;
let page: Page;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { SESSION_IDLE_SECONDS: '60' },
);
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});
afterEach(() => context.close());

let people = 0;
const warning = (tab: Page) => tab.getByRole('alertdialog', { name: 'Oletko vielä paikalla?' });
const secondsLeft = async () => {
  const answer = await page.request.get(
    `${portal.url}/lwr/apex/v65.0/AccountController/getSession`,
  );
  return ((await answer.json()) as { secondsLeft: number }).secondsLeft;
};

async function openSignedIn(path: string): Promise<void> {
  await signIn(page, portal, { emailAddress: `istuja-${++people}@example.fi` });
  await openTab(page, path);
}

/** Open and watching, with its initial requests done: later ones would count as activity. */
async function openTab(tab: Page, path: string): Promise<void> {
  const asked = tab.waitForResponse((response) => response.url().includes('getSession'));
  await tab.goto(portal.url + path);
  await alive(tab);
  await asked;
  await tab.waitForLoadState('networkidle');
}

/** Time passes on the server, and the tabs check it as when they become visible. */
async function letPass(seconds: number, ...tabs: Page[]): Promise<void> {
  portal.clock.advance(seconds * 1000);
  for (const tab of tabs) {
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
}

describe('the session warning', () => {
  test('appears half a minute before the end with a countdown, and continuing keeps the form', async () => {
    await openSignedIn('/');
    await customerNumber().fill('2741 0963');
    expect(await warning(page).count()).toBe(0);

    await letPass(28, page);
    await warning(page).waitFor();
    const { left } = await shownTime();
    expect(left).toBeLessThanOrEqual(30);
    await expect.poll(async () => (await shownTime()).left).toBeLessThan(left);
    await focusOnContinue();

    await page.keyboard.press('Enter');
    await warning(page).waitFor({ state: 'hidden' });
    expect(await secondsLeft()).toBeGreaterThan(50);
    expect(await customerNumber().inputValue()).toBe('2741 0963');
  });

  const customerNumber = () => page.getByRole('textbox', { name: 'Aktivointikoodi' });

  const focusOnContinue = () =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Jatka istuntoa');

  async function shownTime() {
    const text = (await warning(page).textContent()) ?? '';
    return { left: Number(/0:(\d\d)/.exec(text)?.[1]), text };
  }

  test('announces the time at certain marks only', async () => {
    await openSignedIn('/');
    await letPass(31, page);
    await warning(page).waitFor();
    const spoken = () => warning(page).locator('[aria-live=assertive]').textContent();
    expect(await spoken()).toBe('Istuntosi päättyy 30 sekunnin kuluttua.');
    await letPass(8, page);
    await expect.poll(spoken, { timeout: 20_000 }).toBe('Istuntosi päättyy 20 sekunnin kuluttua.');
  });

  test('has no axe violations in both themes', async () => {
    await openSignedIn('/');
    await letPass(31, page);
    await warning(page).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await (await axeOn(page)).include('[role=alertdialog]').analyze();
      expect(violations).toEqual([]);
    }
  });

  test('offers sign-out, which ends the session on the server', async () => {
    await openSignedIn('/oma');
    const cookies = await context.cookies();
    await letPass(31, page);
    await warning(page).getByRole('button', { name: 'Kirjaudu ulos' }).click();
    await page.getByText('Olet kirjautunut ulos').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await context.addCookies(cookies);
    expect(await secondsLeft()).toBe(0);
  });

  test('stays and says so when extending fails', async () => {
    await openSignedIn('/');
    await letPass(31, page);
    await warning(page).waitFor();
    await page.route('**/extendSession', (route) => route.abort());
    await focusOnContinue();
    await page.keyboard.press('Enter');
    await warning(page).getByText('Yhteys palvelimeen ei toiminut. Yritä uudelleen.').waitFor();
    await page.unroute('**/extendSession');
    await page.keyboard.press('Enter');
    await warning(page).waitFor({ state: 'hidden' });
  });
});

describe('two tabs', () => {
  let other: Page;
  beforeEach(async () => {
    await openSignedIn('/oma');
    other = await context.newPage();
    await openTab(other, '/');
  });

  test('warn together, and continuing in one continues both, repeatedly', async () => {
    for (let round = 0; round < 3; round += 1) {
      await letPass(31, page, other);
      await Promise.all([warning(page).waitFor(), warning(other).waitFor()]);
      const [tab, second] = round % 2 === 0 ? [page, other] : [other, page];
      await tab.bringToFront();
      await tab.keyboard.press('Escape');
      await warning(second).waitFor({ state: 'hidden' });
      await warning(tab).waitFor({ state: 'hidden' });
      expect(await secondsLeft()).toBeGreaterThan(50);
    }
  });

  test('activity in one removes the warning of the other', async () => {
    await letPass(31, page);
    await warning(page).waitFor();
    await other.reload();
    await warning(page).waitFor({ state: 'hidden', timeout: 10_000 });
  });

  test('signing out in one leads the other, which warns too, to sign-in', async () => {
    await letPass(31, page, other);
    await warning(page).waitFor();
    await warning(other).getByRole('button', { name: 'Kirjaudu ulos' }).click();
    await page.waitForURL(`${portal.url}/kirjaudu?retUrl=%2Foma`);
  });
});

describe('the end of a session', () => {
  const TOAST = 'Kirjautumisesi vanheni, koska sivua ei käytetty. Yritä uudelleen.';

  test('leads to the login page with a sticky toast, and from there back', async () => {
    await openSignedIn('/oma?a=1');
    await letPass(45, page);
    await warning(page).waitFor();
    await letPass(14, page);
    await page.waitForURL(/\/kirjaudu\?retUrl=%2Foma%3Fa%3D1/);
    await page.getByText(TOAST).waitFor();
    expect(await page.getByLabel('Sähköpostiosoite').count()).toBe(1);
    // Shown once: a reload does not show it again.
    await expect.poll(() => page.url()).toBe(`${portal.url}/kirjaudu?retUrl=%2Foma%3Fa%3D1`);
  });

  test('after a sleep comes without a warning', async () => {
    await openSignedIn('/oma');
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('dialog[open]')) localStorage.setItem('warned', 'yes');
      });
      seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await letPass(3600, page);
    await page.waitForURL(/\/kirjaudu\?retUrl=%2Foma/);
    await page.getByText(TOAST).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('warned'))).toBeNull();
  });

  test('on an open page leads to the login page as well', async () => {
    await openSignedIn('/en/gift');
    await letPass(3600, page);
    await page.waitForURL(/\/en\/sign-in\?retUrl=%2Fen%2Fgift/);
    await page.getByText('Your session timed out. Try again.').waitFor();
  });
});

test('an anonymous visitor makes no session requests and sees no warning', async () => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('getSession')) asked += 1;
  });
  await page.goto(portal.url);
  await alive(page);
  await letPass(3600, page);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  expect(await warning(page).count()).toBe(0);
});
