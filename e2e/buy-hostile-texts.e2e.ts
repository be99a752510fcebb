import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { HOSTILE_TAGS, HOSTILE_TEXTS } from '../test/hostile-texts.ts';
import type { TestPortal } from '../test/portal.ts';
import { continueButton, heading, openBuyPage, visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'yearOfBirth',
  'streetAddress',
  'zipCode',
  'city',
] as const;

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

async function keptCity(accountId: string): Promise<string | undefined> {
  const { rows } = await portal.pool.query(
    `select form ->> 'city' as city from purchase_draft where account_id = $1`,
    [accountId],
  );
  return rows[0]?.city;
}

test('forty hostile texts are kept, shown in the form and rejected as plain texts', async () => {
  const opened = await openBuyPage(browser, portal);
  const { page } = opened;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (let from = 0; from < HOSTILE_TEXTS.length; from += FIELDS.length) {
    const texts = FIELDS.map((field, place) => [field, HOSTILE_TEXTS[from + place] ?? ''] as const);
    for (const [field, text] of texts) await page.locator(`#${field}`).fill(text);
    await expect
      .poll(() => keptCity(opened.accountId), { timeout: 20_000 })
      .toBe(texts.at(-1)?.[1]);

    // From the server: in the page data and in the fields.
    await visit(page, `${portal.url}/osta/itselle?x=${encodeURIComponent(texts[0]?.[1] ?? '')}`);

    for (const [field, text] of texts) {
      // A text field strips line breaks.
      const kept = text.replace(/[\r\n]/g, '');
      expect(await page.locator(`#${field}`).inputValue()).toBe(kept);
    }
    await continueButton(page).click();
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(2);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  }
  await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
  expect(dialogs).toEqual([]);
  await opened.close();
});

test.each(HOSTILE_TAGS.slice(0, 4))('a hostile URL is treated as plain text: %s', async (text) => {
  const opened = await openBuyPage(browser, portal, {
    path: `/osta/itselle/${encodeURIComponent(text)}?c__step=${encodeURIComponent(text)}`,
  });

  expect(await opened.page.evaluate(() => 'hacked' in window)).toBe(false);
  // An unknown record is reported in the console at some point, and nothing else is.
  await expect.poll(() => opened.complaints.join()).toContain('404');
  expect(opened.complaints.filter((complaint) => !/404/.test(complaint))).toEqual([]);
  opened.complaints.length = 0;
  await opened.close();
});
