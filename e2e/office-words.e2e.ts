import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathTo } from '../contract/page/pages.ts';
import { LANGUAGES, type Language } from '../domain/base/language.ts';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import { dayBegins } from '../domain/scheme/day-begins.ts';
import { inTransaction } from '../server/db/database.ts';
import { letters } from '../server/letter/letters.ts';
import { queueMail } from '../server/letter/queue-mail.ts';
import { yearAddedTexts } from '../server/letter/texts/card/year-added.ts';
import { givenAccount, givenCard } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { colourFaultsOf, faultsOf } from './accessible.ts';
import { giveSession, openBuyPage, visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { openOfficePage } from './office-page.ts';
import { openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

const openOffice = (path: string, width = 1280) =>
  openOfficePage({ browser, portal }, { role: 'administrator', path, width });

/** Opens the target of a link that opens a new tab, in the same window. */
async function lookAt(page: Page, name: string): Promise<Page> {
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name }).first().click(),
  ]);
  await beside.waitForLoadState();
  return beside;
}

type Words = Record<'Suomeksi' | 'Ruotsiksi' | 'Englanniksi', string>;

/** Types into the fields labelled only by their language. */
async function type(place: Page | Locator, words: Words) {
  for (const [label, text] of Object.entries(words)) {
    await place.getByLabel(new RegExp(`^${label}`)).fill(text);
  }
}

test('terms are drafted, previewed, published, in force from their day and accepted again', async () => {
  const today = helsinkiDay(portal.clock.now());
  const from = addDays(today, 36);
  const holder = await givenAccount(portal.pool);
  await givenCard(portal.pool, { accountId: holder, validUntil: addDays(today, 300) });
  await portal.pool.query("update account set created_at = '2026-01-01' where id = $1", [holder]);

  const opened = await openOffice('/hallinta/ehdot');
  const { page } = opened;
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Kirjoita uusi versio' }).first().click();
  const lead = page.getByLabel('Johdanto, suomeksi');
  const shipped = await lead.inputValue();
  await lead.fill('{phone}');
  await page.getByRole('status').getByText('{inForceOn}').waitFor();
  await lead.fill(`${shipped} Narikka on maksuton.`);
  await page.getByRole('button', { name: 'Tallenna luonnos' }).click();
  await page.getByText('Luonnos on valmis julkaistavaksi.').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  const drafted = await lookAt(page, 'Katso sivu suomeksi');
  await drafted.getByText('Narikka on maksuton.').waitFor();
  await drafted.close();

  await page.getByRole('button', { name: 'Julkaise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Julkaise uusi versio' });
  await dialog.getByLabel('Haltijoita pyydetään hyväksymään uusi versio').check();
  await dialog.getByLabel('Voimaan').fill(from);
  await type(dialog, {
    Suomeksi: 'Narikka on maksuton.',
    Ruotsiksi: 'Garderoben är avgiftsfri.',
    Englanniksi: 'The cloakroom is free.',
  });
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByLabel('Miksi?').fill('Hallitus päätti');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ajasta julkaisu' }).click();
  await page.getByRole('row', { name: /Tulossa/ }).waitFor();
  expect(await colourFaultsOf(page)).toEqual([]);
  await opened.close();

  const reader = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await visit(reader.page, `${portal.url}/ehdot`);
  expect(await reader.page.getByText('Narikka on maksuton.').count()).toBe(0);
  portal.clock.advance(dayBegins(from) - portal.clock.now());
  await expect
    .poll(async () => {
      await visit(reader.page, `${portal.url}/ehdot`);
      return reader.page.getByText('Narikka on maksuton.').count();
    })
    .toBe(1);
  expect(await faultsOf(reader.page)).toEqual([]);

  await giveSession(reader.page, portal, holder);
  await visit(reader.page, `${portal.url}/oma`);
  await reader.page.getByText('Narikka on maksuton.').waitFor();
  expect(await faultsOf(reader.page)).toEqual([]);
  await reader.page.getByRole('button', { name: 'Hyväksyn' }).click();
  await reader.page.getByText('hyväksyntäsi on tallennettu').waitFor();
  await visit(reader.page, `${portal.url}/oma`);
  expect(await reader.page.getByRole('button', { name: 'Hyväksyn' }).count()).toBe(0);
  await reader.close();
});

const WORDS = {
  Suomeksi: 'Maksu tulee vasta lopuksi.',
  Ruotsiksi: 'Betalningen kommer sist.',
  Englanniksi: 'Payment comes last.',
};

test('a sentence of the buy page is reworded in three languages, previewed, and reset', async () => {
  const opened = await openOffice('/hallinta/tekstit');
  const { page } = opened;
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Etsi tekstiä').fill('Maksat vasta seuraavassa vaiheessa');
  await page.getByRole('button', { name: 'Etsi', exact: true }).click();
  await page.getByRole('link', { name: 'Maksat vasta seuraavassa vaiheessa.' }).click();
  await type(page, { ...WORDS, Suomeksi: 'Maksu {0} <b>' });
  await page.getByText('HTML-merkintöjä').waitFor();
  await type(page, { ...WORDS, Suomeksi: 'Maksu {0}' });
  await page.getByText('FI: tässä tekstissä ei ole tietoa {0}.').waitFor();
  const draft = page.getByRole('button', { name: 'Tallenna luonnos' });
  expect(await draft.isDisabled()).toBe(true);
  expect(await page.getByLabel(/^Ruotsiksi/).inputValue()).toBe(WORDS.Ruotsiksi);
  await type(page, WORDS);
  await page.keyboard.press('Control+s');
  await page.getByText('Vain sinä näet sen.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  for (const [language, words] of Object.entries(WORDS)) {
    const seen = await lookAt(page, `Katso: ${language}`);
    await seen.getByText(words).waitFor();
    await seen.close();
  }
  await useText(page);
  await buyPageSays(WORDS.Suomeksi);
  await buyPageSays(WORDS.Ruotsiksi, 'sv');
  await buyPageSays(WORDS.Englanniksi, 'en');

  await page.getByRole('button', { name: 'Palauta palvelun oma teksti' }).click();
  await confirmText(page);
  const restore = page.getByRole('button', { name: 'Palauta palvelun oma teksti' });
  await restore.waitFor({ state: 'detached' });
  await buyPageSays('Maksat vasta seuraavassa vaiheessa.');
  await opened.close();
});

async function useText(page: Page) {
  await page.getByRole('button', { name: 'Ota käyttöön' }).click();
  await confirmText(page);
}

async function confirmText(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Ota teksti käyttöön/ });
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByLabel('Miksi?').fill('Selkeämpi');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ota käyttöön' }).click();
  await page.getByRole('status').filter({ hasText: 'Teksti on vaihdettu.' }).waitFor();
}

async function buyPageSays(words: string, language: Language = 'fi') {
  const buyer = await openBuyPage(browser, portal);
  await expect
    .poll(async () => {
      await visit(buyer.page, portal.url + pathTo('Buy_Museum_Card', language));
      return buyer.page.getByText(words).count();
    })
    .toBeGreaterThan(0);
  await buyer.close();
}

test('a letter is previewed in three languages before its wording is changed, and is sent with it', async () => {
  const key = encodeURIComponent('letter/year-added:title');
  const opened = await openOffice(`/hallinta/tekstit/muokkaa?avain=${key}`, 390);
  const { page } = opened;
  await type(page, WORDS);
  await page.getByRole('button', { name: 'Tallenna luonnos' }).click();
  await page.getByText('ovat esimerkkejä').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  for (const [language, words] of Object.entries(WORDS)) {
    const letter = await lookAt(page, `Katso: ${language}`);
    await letter.getByText(words).first().waitFor();
    await letter.close();
  }
  await useText(page);
  await opened.close();

  // A process reloads its texts every two seconds.
  const title = async () => {
    await fetch(portal.url);
    return yearAddedTexts.fi.title;
  };
  await expect.poll(title, { timeout: 20_000 }).toBe(WORDS.Suomeksi);
  for (const language of LANGUAGES) {
    await inTransaction(portal.pool, (tx) =>
      queueMail(tx, {
        ...{ to: `${language}@kirje.example`, language, letter: 'year-added', key: randomUUID() },
        data: letters['year-added'].example,
      }),
    );
  }
  const sent = async (language: Language) =>
    (await portal.mails()).find(({ to }) =>
      to.some((one) => one.includes(`${language}@kirje.example`)),
    )?.text ?? '';
  await expect.poll(() => sent('fi'), { timeout: 20_000 }).toContain(WORDS.Suomeksi);
  await expect.poll(() => sent('sv'), { timeout: 20_000 }).toContain(WORDS.Ruotsiksi);
  await expect.poll(() => sent('en'), { timeout: 20_000 }).toContain(WORDS.Englanniksi);
});
