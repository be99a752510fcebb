import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpeningField, ROOM_FIELDS } from '../domain/scheme/opening-fields.ts';
import { openBrowser } from '../test/browser.ts';
import { givenAccount } from '../test/given.ts';
import { OPENING_FACTS } from '../test/opening-facts.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { giveSession, openBuyPage, pay, visit } from './buy-page.ts';
import { openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { holds: 'bare', mode: 'production' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const FORMS: readonly OpeningField[] = ROOM_FIELDS.name.filter(
  (field) => field.startsWith('fi') && field !== 'fiNominative',
);

async function fillRoom(page: Page, room: RegExp, fields: readonly OpeningField[]) {
  await page
    .getByRole('navigation', { name: 'Avauksen vaiheet' })
    .getByRole('button', { name: room })
    .click();
  const facts: Partial<Record<OpeningField, string>> = OPENING_FACTS;
  for (const field of fields) {
    // Ticked choices stay as they are.
    const typed = facts[field];
    if (typed !== undefined) await page.locator(`#${field}`).fill(typed);
  }
}

test.each(['/', '/osta/itselle', '/sv/museer', '/en/help', '/ei-mitaan', '/dev/controls'])(
  'before the opening %s says that it opens soon, and asks not to be indexed',
  async (path) => {
    const answer = await fetch(portal.url + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toMatch(/Avaamme pian|Vi öppnar snart|We open soon/);
  },
);

test('a scheme is opened on an empty database without SQL, and a card is sold', async () => {
  const opened = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  const { page } = opened;
  await page.goto(portal.url);
  await page.getByRole('heading', { name: 'Avaamme pian' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // The browser logs the status itself.
  opened.complaints.length = 0;
  const administrator = await givenAccount(portal.pool, {
    role: 'staff',
    staffRoles: ['administrator', 'rightsKeeper'],
  });
  await giveSession(page, portal, administrator);
  await visit(page, `${portal.url}/hallinta`);
  await page.waitForURL('**/hallinta/avaus');
  const open = page.getByRole('button', { name: 'Avaa myynti' });
  expect(await open.getAttribute('aria-disabled')).toBe('true');

  await fillRoom(page, /Ylläpitäjä/, ROOM_FIELDS.operator);
  await fillRoom(page, /Tuotteen nimi/, ['fiNominative', 'svNominative', 'enNominative']);
  for (const form of FORMS) {
    expect(await page.locator(`#${form}`).inputValue()).toBe(
      OPENING_FACTS[form as keyof typeof OPENING_FACTS],
    );
  }
  await page.locator('#fiIll').fill('');
  await page.getByRole('link', { name: /Tuotteen nimi: Illatiivi/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Käytä ehdotusta: Saaristokorttiin' }).click();

  await fillRoom(page, /Hinnat/, ROOM_FIELDS.prices);
  await page.getByRole('status').filter({ hasText: 'Tallennettu' }).waitFor();
  await page.reload();
  const typed = ROOM_FIELDS.museum.filter((field) => !/itude$/.test(field));
  await fillRoom(page, /Ensimmäinen museo/, typed);
  await page.getByLabel('Etsi paikka').fill('Parainen');
  await expect.poll(() => page.locator('#latitude').inputValue()).toMatch(/^60\.3/);
  // A step half below the top bar would count as a small button.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await faultsOf(page)).toEqual([]);
  await fillRoom(page, /Maksutavat/, []);
  await page.getByRole('button', { name: 'Testaa yhteys Paytrailiin' }).click();
  await page.getByText('Paytrail vastasi').waitFor();
  await fillRoom(page, /Sähköposti/, []);
  await page.getByRole('button', { name: /Lähetä koeviesti/ }).click();
  await page.getByText('Palvelin otti viestin vastaan').waitFor();
  expect((await portal.mails())[0]?.subject).toBe('Saaristokortti: koeviesti');
  await page.getByLabel('Koeviesti tuli perille').setChecked(true);
  await fillRoom(page, /Ehdot/, []);
  await page.getByLabel(/Olemme lukeneet ehdot/).setChecked(true);
  await page.getByRole('heading', { name: 'Kaikki on valmista.' }).waitFor();
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Avaa myynti' });
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByText('Saaristomuseot ry, 0112038-9').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Miksi?').fill('Hallitus päätti avata');
  await dialog.getByRole('button', { name: 'Avaa myynti' }).click();
  await page.getByRole('heading', { name: 'Myynti on auki' }).waitFor();
  await opened.close();

  const buyer = await openBuyPage(browser, portal);
  await buyer.page.locator('#order').getByText('49,00').first().waitFor();
  await pay({ page: buyer.page, portal }, 'Nordea', /^Maksa/);
  await buyer.page.getByRole('heading', { name: 'Tervetuloa sisään, Aino.' }).waitFor();
  buyer.complaints.length = 0;
  await buyer.close();
});
