import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ShownImport } from '../contract/data-import/data-import.ts';
import type { ImportKind } from '../domain/data-import/import-kinds.ts';
import { workDataImports } from '../server/office/data-import/work-imports.ts';
import { givenMuseum } from './given.ts';
import { type OfficeMember, officeMember } from './office-member.ts';
import { startApp, type TestApp } from './test-app.ts';

export type SchemeFiles = Partial<Record<ImportKind, string | Buffer>>;

/** A portal with staff who import and sign, and a museum for visits. */
export async function givenImportOffice() {
  const running = await startApp({ CALLS_PER_MINUTE: '0' });
  const id = await givenMuseum(running.pool);
  const { rows } = await running.pool.query('select slug from museum where id = $1', [id]);
  const museum: string = rows[0].slug;
  return { running, museum, ...(await importMembers(running)) };
}

export async function importMembers(running: TestApp) {
  const admin = await officeMember(running, ['administrator']);
  return { admin, finance: await officeMember(running, ['finance']) };
}

/** Runs all pending import jobs. */
export function runImports(running: TestApp, mayContinue?: () => boolean): Promise<void> {
  const { clock, settings, pool } = running;
  const databaseUrl = (pool as pg.Pool).options.connectionString ?? '';
  return workDataImports({ clock, settings: { ...settings, databaseUrl } }, mayContinue);
}

/** Uploads files in chunks by the calls of the page. */
export async function bringFiles(
  running: TestApp,
  member: OfficeMember,
  files: SchemeFiles,
  source = 'old-scheme',
): Promise<string> {
  const importId = randomUUID();
  await member.ask('openDataImport', { importId, name: 'Siirto', source });
  for (const [kind, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const fileId = randomUUID();
    const file = { importId, fileId, kind: kind as ImportKind, name: `${kind}.csv` };
    await member.ask('startDataImportFile', { ...file, bytes: content.length });
    const half = Math.ceil(content.length / 2);
    for (const [place, piece] of [content.subarray(0, half), content.subarray(half)].entries()) {
      if (piece.length === 0) continue;
      const sent = await running.app.inject({
        method: 'POST',
        url: `/office/imports/${importId}/files/${fileId}/chunks/${place}`,
        headers: {
          cookie: member.cookie,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/octet-stream',
        },
        payload: piece,
      });
      if (sent.statusCode !== 204) throw new Error(`a piece was not taken: ${sent.body}`);
    }
    await member.ask('finishDataImportFile', { importId, fileId });
  }
  await runImports(running);
  return importId;
}

/** Signs the totals of a check. */
export function signImport(
  finance: OfficeMember,
  importId: string,
  totals: ShownImport['totals'],
): Promise<ShownImport> {
  if (!totals) throw new Error('the check has ended without totals');
  return finance.ask('signDataImport', { importId, ...totals });
}

/** Uploaded and checked; nothing is written yet. */
export async function checkedImport(
  running: TestApp,
  member: OfficeMember,
  files: SchemeFiles,
  source?: string,
) {
  const importId = await bringFiles(running, member, files, source);
  await member.ask('checkDataImport', { importId });
  await runImports(running);
  return member.ask('getDataImport', { importId }, 'GET');
}

/** Committed by two people with the rights. */
export async function committedImport(
  running: TestApp,
  { admin, finance }: { admin: OfficeMember; finance: OfficeMember },
  files: SchemeFiles,
  source?: string,
) {
  const { id: importId, totals } = await checkedImport(running, admin, files, source);
  await signImport(finance, importId, totals);
  await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
  await runImports(running);
  return admin.ask('getDataImport', { importId }, 'GET');
}

/** Undone as far as possible. */
export async function undoneImport(running: TestApp, member: OfficeMember, importId: string) {
  await member.ask('undoDataImport', { importId, reason: 'Väärä tiedosto' });
  await runImports(running);
  return member.ask('getDataImport', { importId }, 'GET');
}

/** A small scheme with one of everything; `mark` keeps its ids apart from those of other tests. */
export function schemeOf(mark: number, museum: string): SchemeFiles {
  const id = (name: string, number: number) => `${name}${mark}-${number}`;
  const number = (at: number) => String(100_000_000_000 + mark * 1_000 + at);
  return {
    people: `person_id,email,first_name,last_name,year_of_birth,language,phone,street_address,zip_code,city,newsletter
${id('p', 1)},aino${mark}@old.example,Aino,Lahtinen,1980,fi,040 123 4567,Katu 1,00100,Helsinki,yes
${id('p', 2)},olli${mark}@old.example,Olli,Virtanen,1971,fi,,,,,no
${id('p', 3)},,Erik,Öhman,1950,sv,,,,,no
`,
    cards: `card_id,person_id,customer_number,starts_on,valid_until,waiting_months,blocked
${id('c', 1)},${id('p', 1)},${number(1)},2026-10-01,2027-10-01,,no
${id('c', 2)},${id('p', 2)},${number(2)},2025-01-15,2026-01-15,,no
${id('c', 3)},${id('p', 3)},${number(3)},,,12,no
`,
    companyOrders: `company_order_id,company_name,business_id,contact_first_name,contact_last_name,email,unit_price,ordered_on
${id('o', 1)},Kahvila Oy,1234567-8,Kaisa,Kahvi,kaisa${mark}@kahvila.example,79.00,2026-12-01
`,
    seats: `seat_id,company_order_id,number,card_id,customer_number,activation_code,email
${id('s', 1)},${id('o', 1)},1,,${number(11)},SEAT${mark}ABCD1,
${id('s', 2)},${id('o', 1)},2,${id('c', 2)},,,
`,
    gifts: `gift_id,customer_number,activation_code,bought_on
${id('g', 1)},${number(21)},GIFT${mark}ABCD,2026-12-20
`,
    contracts: `contract_id,card_id,starts_on,paid_instalments,next_due_on,instalment_amount,token,payment_card_expires
${id('m', 1)},${id('c', 1)},2026-10-01,5,2027-03-15,6.90,secret-token-${mark},08/28
`,
    visits: `visit_id,card_id,museum,visited_on
${id('v', 1)},${id('c', 1)},${museum},2026-11-02
${id('v', 2)},${id('c', 1)},${museum},2026-11-02
${id('v', 3)},${id('c', 2)},${museum},2025-05-05
`,
    campaigns: `campaign_id,name,code,effect,value,valid_from,valid_until
${id('k', 1)},Kevät,KEVAT${mark},percentOff,10,2027-01-01,2027-12-31
`,
  };
}
