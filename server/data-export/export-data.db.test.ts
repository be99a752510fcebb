import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_GIFT_CODE } from '../../db/seed/demo-cards.ts';
import { seed } from '../../db/seed.ts';
import type { ExportSecret } from '../../domain/data-export/export-secret.ts';
import { IMPORT_COLUMNS } from '../../domain/data-import/import-columns.ts';
import type { ImportKind } from '../../domain/data-import/import-kinds.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { systemClock } from '../base/clock.ts';
import { secretKeyOf } from '../base/secret-key.ts';
import { readCsv } from '../csv/read-csv.ts';
import { exportData, type Manifest } from './export-data.ts';

const secretKey = secretKeyOf('the key of this export, long enough');

let database: FreshDatabase;
let parent: string;
beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'export-'));
  database = await freshDatabase();
  await seed(database.pool, systemClock, { secretKey, publicUrl: 'http://localhost' });
});
afterAll(async () => {
  await database.drop();
  rmSync(parent, { recursive: true, force: true });
});

const SECRETS: ExportSecret[] = ['paymentTokens', 'activationCodes'];
let taken = 0;

async function taking(
  secrets: ExportSecret[] = [],
  { key = secretKey, folder = path.join(parent, String(++taken)) } = {},
): Promise<{ folder: string; manifest: Manifest }> {
  const deps = { pool: database.pool, databaseUrl: database.url, secretKey: key };
  const asked = { folder, by: 'Testi', secrets, idsOf: '', now: Date.now() };
  return { folder, manifest: await exportData(deps, asked) };
}

type Row = Record<string, string>;

function rowsOf(folder: string, name: string): Row[] {
  const [header = [], ...rows] = readCsv(readFileSync(path.join(folder, name), 'utf8'), [',']);
  return rows.map((cells) =>
    Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])),
  );
}

const FILES: [string, ImportKind][] = [
  ['campaigns.csv', 'campaigns'],
  ['people.csv', 'people'],
  ['cards.csv', 'cards'],
  ['company-orders.csv', 'companyOrders'],
  ['seats.csv', 'seats'],
  ['gifts.csv', 'gifts'],
  ['contracts.csv', 'contracts'],
  ['visits.csv', 'visits'],
];

test('writes every file with its columns and some rows, and a manifest with the counts', async () => {
  const { folder, manifest } = await taking();

  for (const [name, kind] of FILES) {
    const [header, ...rows] = readCsv(readFileSync(path.join(folder, name), 'utf8'), [',']);
    expect(header).toEqual(IMPORT_COLUMNS[kind].map((column) => column.name));
    expect(rows.length, name).toBeGreaterThan(0);
    expect(manifest.files).toContainEqual(expect.objectContaining({ name, rows: rows.length }));
  }
  const told = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  expect(told).toEqual(manifest);
  expect(manifest.totals.people).toBe(rowsOf(folder, 'people.csv').length);
  expect(manifest.totals.visits).toBe(rowsOf(folder, 'visits.csv').length);
});

test('writes only references to rows of the same export', async () => {
  const { folder } = await taking();
  const idsOf = (name: string, column: string) =>
    new Set(rowsOf(folder, name).map((row) => row[column]));
  const people = idsOf('people.csv', 'person_id');
  const cards = idsOf('cards.csv', 'card_id');
  const companies = idsOf('company-orders.csv', 'company_order_id');

  const strays = [
    ...rowsOf(folder, 'cards.csv').filter((row) => !people.has(row.person_id)),
    ...rowsOf(folder, 'visits.csv').filter((row) => !cards.has(row.card_id)),
    ...rowsOf(folder, 'contracts.csv').filter((row) => !cards.has(row.card_id)),
    ...rowsOf(folder, 'seats.csv').filter((row) => !companies.has(row.company_order_id)),
    ...rowsOf(folder, 'seats.csv').filter((row) => row.card_id && !cards.has(row.card_id)),
  ];
  expect(strays).toEqual([]);
});

test('writes secrets only at the operator’s explicit request', async () => {
  const quiet = (await taking()).folder;
  const told = (await taking(SECRETS)).folder;
  const all = (folder: string) =>
    FILES.map(([name]) => readFileSync(path.join(folder, name), 'utf8')).join('');

  expect(all(quiet)).not.toContain(DEMO_GIFT_CODE);
  expect(rowsOf(quiet, 'contracts.csv').map((row) => row.token)).not.toContainEqual(
    expect.stringMatching(/./),
  );
  expect(rowsOf(quiet, 'contracts.csv')[0]?.payment_card_last_four).toBe('');
  expect(rowsOf(told, 'gifts.csv').map((row) => row.activation_code)).toContain(DEMO_GIFT_CODE);
  expect(rowsOf(told, 'contracts.csv').every((row) => row.token !== '')).toBe(true);
  expect(rowsOf(told, 'seats.csv').some((row) => row.activation_code !== '')).toBe(true);
});

test('is recorded before it begins, and nobody else can read it', async () => {
  const { folder } = await taking(SECRETS);
  const { rows } = await database.pool.query(
    `select succeeded, detail from operation_run where kind = 'export' order by ended_at desc limit 1`,
  );

  expect(rows[0]).toEqual({
    succeeded: true,
    detail: expect.stringMatching(
      /^\{"by":"Testi","secrets":\["paymentTokens","activationCodes"\]/,
    ),
  });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'people.csv')).mode & 0o777).toBe(0o600);
});

test('deletes its files after a failure and keeps a row about it', async () => {
  const failing = taking(SECRETS, { key: secretKeyOf('another key altogether') });

  await expect(failing).rejects.toThrow('no key opens this');
  expect(() => statSync(path.join(parent, String(taken)))).toThrow();
  expect(() => statSync(path.join(parent, `${taken}.unfinished`))).toThrow();
  const { rows } = await database.pool.query(
    `select succeeded, detail from operation_run where kind = 'export' order by ended_at desc limit 1`,
  );
  expect(rows[0]).toMatchObject({
    succeeded: false,
    detail: expect.stringContaining('"counts":null'),
  });
});

test('never writes into an existing folder', async () => {
  const { folder } = await taking();
  const again = taking([], { folder });

  await expect(again).rejects.toThrow('is there already');
});
