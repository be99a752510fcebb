import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, addMonths, helsinkiDay } from '../domain/base/local-date.ts';
import { bringFile } from '../server/office/data-import/file/bring-file.ts';
import { givenMuseum } from '../test/given.ts';
import { officeMember } from '../test/office-member.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { visit } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { openOfficePage } from './office-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

const windows = (text: string) => Buffer.from(text, 'latin1');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

/** The cell of a report or table row that begins with these words. */
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test('an invalid file is corrected, checked, signed by another person, imported and undone', async () => {
  const { pool, clock } = portal;
  const today = helsinkiDay(clock.now());
  await givenMuseum(pool, { slug: 'tuontimuseo' });
  const finnish = (day: string) => day.split('-').reverse().map(Number).join('.');
  const start = addDays(today, -100);
  // As a spreadsheet exports it: semicolons, Windows encoding, Finnish dates, headers of its own.
  const people = windows(
    [
      'Nro;Sukunimi;Etunimi;Sposti;Synt;Kieli;Muistiinpano',
      '1;Mäkinen;Äijä;aija@example.fi;1961;suomi;x',
      '2;Öhman;Åsa;asa.example.fi;1972;ruotsi;',
      '3;Lahtinen;Aino;aino.tuonti@example.fi;1980;suomi;',
      '',
    ].join('\r\n'),
  );
  const cards = windows(
    [
      'card_id;person_id;customer_number;starts_on;valid_until',
      `k1;1;123456789012;${finnish(start)};${finnish(addMonths(start, 12))}`,
      `k2;2;123456789013;${finnish(start)};${finnish(addMonths(start, 12))}`,
      `k3;3;123456789014;${finnish(start)};31.2.2027`,
      '',
    ].join('\r\n'),
  );

  const mover = await openOfficePage(
    { browser, portal },
    { role: 'administrator', path: '/hallinta/tuonti' },
  );
  const { page } = mover;
  await page.getByRole('button', { name: 'Aloita tuonti' }).click();
  await page.getByText('Anna nimi, 2–80 merkkiä.').waitFor();
  await page.getByLabel('Nimi').fill('Kevään siirto');
  await page.getByLabel('Lähde').fill('taulukko');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aloita tuonti' }).click();

  // Files, one of them interrupted.
  await page.getByText('Lähetä ensin tiedostot').waitFor();
  await page.route('**/chunks/0', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Valitse tiedosto').setInputFiles(file('henkilöt.csv', people));
  await page.getByText('Yhteys katkesi. Perille tullut osa on tallessa.').waitFor();
  expect(mover.complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  await page.getByRole('button', { name: 'Jatka lähetystä' }).click();
  await row(page, /^Henkilöt henkilöt\.csv .* 3 Luettu/).waitFor();
  await page.getByLabel('Valitse tiedosto').setInputFiles(file('kortit.csv', cards));
  await row(page, /^Kortit kortit\.csv .* 3 Luettu/).waitFor();

  // The guess is shown, and columns without a preset are mapped by hand.
  const columns = page.locator('details', { hasText: 'henkilöt.csv' });
  await columns.getByText('Päätelty tiedostosta: Windows-1252').waitFor();
  await columns.getByText('Päätelty tiedostosta: Puolipiste').waitFor();
  for (const [column, header] of [
    ['Henkilön tunniste', 'Nro'],
    ['Sähköposti', 'Sposti'],
    ['Etunimi', 'Etunimi'],
    ['Sukunimi', 'Sukunimi'],
    ['Syntymävuosi', 'Synt'],
    ['Kieli', 'Kieli'],
  ] as const) {
    await columns.getByLabel(`${column}: mistä`).selectOption(header);
  }
  // Personal values are shown truncated, with their length.
  await columns.getByText(/^Mäk.+\(7\)/).waitFor();
  await columns.getByText('1 sarake jää lukematta').waitFor();
  await columns.getByLabel('Tallenna myös nimellä').fill('Oma taulukko');
  await columns.getByRole('button', { name: 'Tallenna sarakkeet' }).click();
  await page.getByText('Sarakkeet on tallennettu.').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // The dry run gives reasons with line numbers; it is still there after a reload.
  await page.getByRole('button', { name: 'Tee koetuonti' }).click();
  await page.getByText('Koetuonti on tehty.').waitFor();
  await visit(page, page.url());
  await row(page, /^3 henkilöt\.csv 2 Hylätty Sähköposti: ei kelpaa: säännöt ovat samat/).waitFor();
  await row(
    page,
    /^4 kortit\.csv k3 Hylätty Viimeinen päivä ”31\.2\.2027”: ei ole päivämäärä/,
  ).waitFor();
  await page.getByRole('button', { name: /^Uusi 3/ }).click();
  await row(page, /^2 henkilöt\.csv 1 Uusi/).waitFor();
  const report = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Lataa raportti (CSV)' }).click();
  expect((await report).suggestedFilename()).toMatch(/^tuonti-.+\.csv$/);

  // The corrected file replaces the invalid one.
  await page.getByRole('button', { name: 'Poista kortit.csv' }).click();
  await row(page, /^Kortit kortit\.csv/).waitFor({ state: 'detached' });
  const mended = Buffer.from(cards.toString('latin1').replace('31.2.2027', '28.2.2027'), 'latin1');
  await page.getByLabel('Valitse tiedosto').setInputFiles(file('kortit.csv', mended));
  await row(page, /^Kortit kortit\.csv .* 3 Luettu/).waitFor();
  await page.getByRole('button', { name: 'Tee koetuonti' }).click();
  await page.getByText('Koetuonti on tehty.').waitFor();
  await row(page, /^Voimassa olevia kortteja 2/).waitFor();
  await page.getByText('Allekirjoittajalla täytyy olla oikeus').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // Another person signs, on a phone.
  const path = new URL(page.url()).pathname;
  const signer = await openOfficePage({ browser, portal }, { role: 'finance', path, width: 390 });
  await signer.page.getByRole('button', { name: 'Allekirjoita loppusummat' }).click();
  await signer.page.getByText('Allekirjoitit loppusummat itse').waitFor();
  expect(await faultsOf(signer.page)).toEqual([]);

  // The first tab refreshes when its window gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByLabel('Miksi?').fill('Siirto taulukosta');
  await page.getByRole('button', { name: 'Siirrä tiedot palveluun' }).click();
  await page.getByText('Tiedot ovat palvelussa.').waitFor();
  await row(page, /^Voimassa olevia kortteja 2 2 sama/).waitFor();
  expect(await countCards()).toBe(2);
  expect(await portal.mails()).toEqual([]);

  await page.getByRole('button', { name: 'Peru tuonti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Perutaanko tuonti?' });
  await dialog.getByLabel('Miksi?').fill('Väärä tiedosto');
  await dialog.getByRole('button', { name: 'Peru tuonti' }).click();
  await page.getByText('riviä on kuin tuontia ei olisi ollut.').waitFor();
  await page.getByText('Alla näkyy, mitkä rivit peruttiin ja mitkä jäivät.').waitFor();
  expect(await countCards()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await mover.close();
  await signer.close();

  async function countCards(): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from museum_card where customer_number like '12345678901%'`,
    );
    return rows[0]?.count ?? 0;
  }
});

test('a monthly plan missing from a later file is listed before signing, with a link to its payer', async () => {
  const { pool, clock } = portal;
  const today = helsinkiDay(clock.now());
  const start = addMonths(today, -5);
  const files = {
    people:
      'person_id,email,first_name,last_name,year_of_birth\np1,jaana@example.fi,Jaana,Laine,1980\n',
    cards: `card_id,person_id,customer_number,starts_on,valid_until\nc1,p1,223456789012,${start},${addMonths(start, 12)}\n`,
    contracts: `contract_id,card_id,starts_on,paid_instalments,next_due_on,instalment_amount\nsop-1,c1,${start},5,${addDays(today, 10)},6.90\n`,
  };
  const [admin, finance] = [
    await officeMember(portal, ['administrator']),
    await officeMember(portal, ['finance']),
  ];
  const shown = (importId: string) => admin.ask('getDataImport', { importId }, 'GET');
  const until = (importId: string, state: string) =>
    expect.poll(() => shown(importId), { timeout: 60_000 }).toMatchObject({ state });
  async function checked(given: Partial<typeof files>): Promise<string> {
    const importId = randomUUID();
    await admin.ask('openDataImport', { importId, name: 'Sopimukset', source: 'sopimukset' });
    for (const [kind, text] of Object.entries(given)) {
      const content = Buffer.from(text);
      await bringFile(
        { pool, clock, language: 'fi', user: null },
        {
          ...{ importId, kind: kind as keyof typeof files, name: `${kind}.csv` },
          ...{ bytes: content.length, content: Readable.from([content]) },
        },
      );
    }
    await expect
      .poll(async () => (await shown(importId)).files, { timeout: 60_000 })
      .toEqual(Object.keys(given).map(() => expect.objectContaining({ state: 'read' })));
    await admin.ask('checkDataImport', { importId });
    await until(importId, 'checked');
    return importId;
  }
  const importId = await checked(files);
  const { totals } = await shown(importId);
  await finance.ask('signDataImport', { importId, ...(totals ?? ({} as never)) });
  await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
  await until(importId, 'done');
  const later = await checked({ contracts: files.contracts.replace(/\n.*\n/, '\n') });

  const opened = await openOfficePage(
    { browser, portal },
    { role: 'administrator', path: `/hallinta/tuonti/${later}`, width: 390 },
  );
  const { page } = opened;
  await page.getByText('1 kuukausimaksu on tuotu aiemmin samasta lähteestä').waitFor();
  await row(page, /sop-1.*6,90\s€.*7/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Avaa maksajan sivu (sop-1)' }).click();
  await page.getByRole('heading', { name: 'Jaana Laine' }).waitFor();
  await opened.close();
});
