import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../contract/page/page-table.ts';
import { openPages, type PageName, pageNames, pathTo } from '../contract/page/pages.ts';
import { acceptedViolationsOn, REVIEW } from '../domain/accessibility/review.ts';
import { LANGUAGES, type Language } from '../domain/base/language.ts';
import { addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { manifestKeys } from '../web/platform/load-page.ts';
import { routeOf } from '../web/routes.ts';
import { colourFaultsOf, faultsOf } from './accessible.ts';
import { giveSession } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { type OpenedPage, openPage } from './open-page.ts';
import { spilled, squeezed, tornWords } from './text-fit.ts';
import { isWholeWalk } from './walks.ts';

/** All rules in a wide and the narrowest window, each in one theme. */
const LOOKS = [
  { width: 1280, colorScheme: 'light', faults: faultsOf },
  { width: 320, colorScheme: 'dark', faults: faultsOf },
] as const;
/** The other theme only for colours. */
const OTHER_THEME = [
  { width: 1280, colorScheme: 'dark', faults: colourFaultsOf },
  { width: 320, colorScheme: 'light', faults: colourFaultsOf },
] as const;
const SEEN = isWholeWalk ? [...LOOKS, ...OTHER_THEME] : LOOKS;

const FIT_WIDTH = 390;

/** Pages that redirect after storing something, or exist only before the opening. */
const LEADING_ON: PageName[] = ['Buy_Monthly', 'Opening_Soon'];

/** Every public screen, once; pages that need a login are tested with their screens, except the office's. */
const OPEN_PAGES = onePerScreen(
  pageNames().filter((name) => !('needsLogin' in PAGES[name]) && !LEADING_ON.includes(name)),
);

/** Pages of a signed-in card holder; the desk shows its refusal. */
const OWN_PAGES = onePerScreen(
  pageNames().filter((name) => 'needsLogin' in PAGES[name] && !name.startsWith('Office_')),
);

function onePerScreen(names: PageName[]): PageName[] {
  const byFiles = new Map(names.toReversed().map((name) => [filesOf(name), name]));
  return names.filter((name) => byFiles.get(filesOf(name)) === name);
}

function filesOf(name: PageName): string {
  return manifestKeys(routeOf(name), 'fi').join();
}

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;

/** Violations not listed in the accessibility statement. */
async function unknown(name: PageName, faults: Promise<string[]>): Promise<string[]> {
  const known = acceptedViolationsOn(name);
  return (await faults).filter((fault) => !known.some((rule) => fault.startsWith(`${rule}:`)));
}

/** A page that is missing on purpose answers 404, which the browser logs. */
function closeQuietly({ complaints, close }: OpenedPage): Promise<void> {
  const real = complaints.filter((text) => !text.includes('status of 404'));
  complaints.splice(0, complaints.length, ...real);
  return close();
}

async function expectOwnTitle(page: Page, name: PageName, language: Language): Promise<void> {
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  // The front page has the title of its SEO record, without the product.
  const shape = name === 'Home' ? /muse/ : /^.{3,} – Muse(okortti|ikort|um Card)$/;
  expect(await page.title()).toMatch(shape);
}

describe('every page', () => {
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await openPage(browser, { reducedMotion: 'reduce' });
  });
  afterAll(() => closeQuietly(opened));

  test.each(OPEN_PAGES.filter((name) => name !== 'Dev_Controls'))(
    // The page of all controls, by far the slowest, is tested in another file.
    '%s is accessible in both themes and fits every width',
    async (name) => {
      const { page } = opened;

      await page.goto(
        portal.url +
          pathTo(name, 'fi', {
            slug: 'amos-rex',
            orderNumber: 'MK1',
            id: '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d',
          }),
      );

      for (const { width, colorScheme, faults } of SEEN) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const look = { width, colorScheme };
        expect({ look, faults: await unknown(name, faults(page)) }).toEqual({ look, faults: [] });
      }
      await page.setViewportSize({ width: FIT_WIDTH, height: 900 });
      expect(await page.evaluate(isTooWide)).toBe(false);
      expect(await page.locator('h1').count()).toBe(1);
      await expectOwnTitle(page, name, 'fi');
    },
    180_000,
  );
});

test('the accessibility statement gives the widths and pages of this test', () => {
  const walked = new Set<number>([...LOOKS.map(({ width }) => width), FIT_WIDTH]);
  const files = new Set(OPEN_PAGES.map(filesOf));
  const missed = openPages().filter(
    (name) => !LEADING_ON.includes(name) && !files.has(filesOf(name)),
  );

  expect([...walked].toSorted()).toEqual(REVIEW.widths.toSorted());
  expect(missed).toEqual([]);
});

test('office pages are accessible, fit wide and narrow windows and link to each other', async () => {
  await portal.pool.query(
    `insert into funnel_count (day, step, kind, billing, count)
     -- not today: there the pages that other tests open are counted
     values (current_date - 1, 'formOpened', 'companyOrder', 'undecided', 1234),
            (current_date - 1, 'checkAccepted', 'companyOrder', 'annually', 1000)
     on conflict do nothing`,
  );
  const opened = await openPage(browser, { reducedMotion: 'reduce' });
  const { page } = opened;
  await giveSession(page, portal, await givenAccount(portal.pool, { role: 'staff' }));
  await page.goto(portal.url + pathTo('Office_Refunds', 'fi'));

  for (const name of ['Etusivu', 'Oikeudet', 'Lahjakuoret', 'Palautukset', 'Myynti']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('navigation', { name: 'Hallinnan sivut' }).getByText(name).click();
    await page.locator('nav [aria-current=page]', { hasText: name }).waitFor();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ name, width, faults: await faultsOf(page) }).toEqual({ name, width, faults: [] });
    }
  }
  await page.getByLabel('Jakso').selectOption('Päivä');
  await expect.poll(() => page.getByRole('row').count()).toBe(31);
  await page.getByRole('cell', { name: /^1.234$/ }).waitFor();
  await page.getByRole('combobox', { name: 'Mitä ostetaan' }).selectOption('Lahjakortit');
  await expect.poll(() => page.getByRole('cell', { name: /^1.234$/ }).count()).toBe(0);
  await opened.close();
}, 180_000);

/** Browser font size doubled. */
test('every page fits its text at 200 %, wide and narrow', async () => {
  const opened = await openPage(browser, { reducedMotion: 'reduce' });
  const { page } = opened;
  const fonts = await page.context().newCDPSession(page);
  await fonts.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const accountId = await givenAccount(portal.pool);
  const validUntil = addMonths(helsinkiDay(portal.clock.now()), 7);
  const { cardId } = await givenCard(portal.pool, { accountId, validUntil });
  // A card in use shows its number and codes on the first page.
  await portal.pool.query(
    `insert into visit (id, card_id, museum_id, visited_on)
     select gen_random_uuid(), $1, id, $2 from museum where slug = 'amos-rex'`,
    [cardId, helsinkiDay(portal.clock.now())],
  );
  await giveSession(page, portal, accountId);
  const found: object[] = [];

  for (const name of [...OPEN_PAGES, ...OWN_PAGES]) {
    await page.goto(portal.url + pathTo(name, 'fi', { slug: 'amos-rex', orderNumber: 'MK1' }));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = [spilled, tornWords, squeezed].map((look) => page.evaluate(look));
      const all = (await Promise.all(wrong)).flat();
      if (all.length > 0) found.push({ name, width, all });
    }
  }

  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  expect(found).toEqual([]);
  await closeQuietly(opened);
}, 180_000);

// Finnish is tested above.
test.each(LANGUAGES.filter((language) => language !== 'fi'))(
  'every page fits 320 pixels in %s, with its title',
  async (language) => {
    const opened = await openPage(browser, { viewport: { width: 320, height: 700 } });
    const { page } = opened;

    for (const name of OPEN_PAGES) {
      await page.goto(
        portal.url +
          pathTo(name, language, {
            slug: 'amos-rex',
            orderNumber: 'MK1',
            id: '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d',
          }),
      );
      expect({ name, tooWide: await page.evaluate(isTooWide) }).toEqual({ name, tooWide: false });
      await expectOwnTitle(page, name, language);
    }
    await closeQuietly(opened);
  },
  180_000,
);
