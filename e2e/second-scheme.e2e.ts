import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPages, type PageName, pathTo } from '../contract/page/pages.ts';
import { SECOND_SCHEME } from '../db/seed/second-scheme.ts';
import { groupInFours } from '../domain/base/format.ts';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import {
  atProvider,
  bought,
  continueButton,
  fillForm,
  openBuyPage,
  tile,
  visit,
} from './buy-page.ts';

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { holds: 'second' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** Names, price, places and language of the first scheme, and the monthly plan that the second does not offer. */
const OTHERS = [
  /museokort|museikort|museum card/i,
  /\bsuome|\bkort(ti|in|illa)\b|\bvoit\b|\bosta\b|\blahja|kirjaudu|käyttöehdot|etusivu/i,
  /79,00|74,00|13,5/,
  /månadsbetal|månadsrat|monthly|instalment/i,
];
/** Pages about stored data and retention mention monthly plans that an operator may have had. */
const TELL_OF_PLANS: PageName[] = [
  'Privacy',
  'Privacy_Version',
  'Cookies',
  'Withdrawal',
  'Buy_Monthly',
];
const PARAMS = { slug: SECOND_SCHEME.museums()[0]?.slug ?? '', version: '2026-11' };
const walked = openPages().filter((name) => name !== 'Opening_Soon');

/** Text of a page for people and search engines; record names of the platform stay. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<style.*?<\/style>|<script(?![^>]*ld\+json).*?<\/script>/gs, '')
    .replaceAll(/\b(?:href|src|id|class|for|name|data-[\w-]+|aria-\w+by)="[^"]*"/g, '');
}

describe.each(['sv', 'en'] as const)('every page in %s', (language) => {
  test.each(walked)('%s does not mention another scheme', async (name) => {
    const answer = await fetch(portal.url + pathTo(name, language, PARAMS), { redirect: 'manual' });
    const words = wordsOf(await answer.text());
    const forbidden = TELL_OF_PLANS.includes(name) ? OTHERS.slice(0, 3) : OTHERS;
    for (const other of forbidden) expect(words.match(other)?.[0] ?? null).toBeNull();
    expect(words).not.toContain('hreflang="fi"');
  });
});

test.each(walked.filter((name) => name !== 'Not_Found'))(
  '%s in Finnish redirects to Swedish',
  async (name) => {
    const finnish = pathTo(name, 'fi', PARAMS);
    const answer = await fetch(`${portal.url}${finnish}?a=1`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`${pathTo(name, 'sv', PARAMS)}?a=1`);
  },
);

test('the buy page has the menu and price of the scheme, and no instalments', async () => {
  const path = pathTo('Buy_Museum_Card', 'sv');
  const { page, close } = await openBuyPage(browser, portal, { path });
  // Once for wide and once for narrow windows.
  const menu = await page.locator('nav a[hreflang][title]').allInnerTexts();
  expect([...new Set(menu)]).toEqual(['SV', 'EN']);
  expect(await faultsOf(page)).toEqual([]);
  const order = await page.locator('#order').innerText();
  expect(order).toContain('45,00');
  expect(order).not.toMatch(/månadsrat|per månad/);
  await close();
});

test('a card is bought, paid and shown, and its letter mentions only this scheme', async () => {
  const path = pathTo('Buy_Museum_Card', 'sv');
  const { page, emailAddress, accountId, close } = await openBuyPage(browser, portal, { path });
  await fillForm(page);
  await continueButton(page).click();
  await page.getByRole('heading', { name: 'Välj betalningssätt', level: 1 }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await tile(page, 'Nordea').click();
  await atProvider(page, portal);
  await page
    .getByRole('button', { name: /^Betala/ })
    .first()
    .click();
  await page.waitForURL(`${portal.url}/**`);
  await page.getByRole('heading', { name: 'Välkommen in, Aino.' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [card] = await bought(portal, accountId).rows(
    'select customer_number from museum_card where holder_account_id = $1',
  );
  await visit(page, portal.url + pathTo('My_Museum_Card', 'sv'));
  const own = page.locator('main');
  await own
    .getByText(groupInFours(card.customer_number.slice(0, 8)))
    .first()
    .waitFor();
  for (const other of OTHERS) expect((await own.innerText()).match(other)?.[0] ?? null).toBeNull();
  expect(await faultsOf(page)).toEqual([]);
  await close();

  const ownMails = async () =>
    (await portal.mails()).filter(({ to }) => to.some((one) => one.includes(emailAddress)));
  await expect.poll(async () => (await ownMails()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await ownMails();
  const words = `${mail?.subject} ${mail?.text}`;
  expect(words).toContain('Kustkort');
  expect(words).toContain('45,00');
  for (const other of OTHERS) expect(words.match(other)?.[0] ?? null).toBeNull();
});
