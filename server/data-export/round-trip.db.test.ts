import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedGifts } from '../../db/seed/seed-gifts.ts';
import { seed } from '../../db/seed.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { EXPORT_SECRETS } from '../../domain/data-export/export-secret.ts';
import { givenHardCards } from '../../test/move-in/hard-cards.ts';
import { committedImport, type SchemeFiles } from '../../test/moved-scheme.ts';
import { officeMember } from '../../test/office-member.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { readCsv } from '../csv/read-csv.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { makeLogger } from '../platform/logger.ts';
import { exportData, type Manifest } from './export-data.ts';
import { EXPORTED_FILES } from './export-queries.ts';

const SOURCE = 'the-other-portal';

let old: TestApp;
let next: TestApp;
let parent: string;
beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'round-trip-'));
  old = await startApp({ SECRET_KEY: 'the key of the old portal, long enough' });
  // An empty portal with another secret key, as in a real migration.
  next = await startApp({ SECRET_KEY: 'the key of the next portal, long enough' });
  await seed(old.pool, old.clock, old.settings);
  await seedGifts({ ...old, log: makeLogger('silent') });
  await givenHardCards(old.pool, helsinkiDay(old.clock.now()));
});
afterAll(async () => {
  await old.stop();
  await next.stop();
  rmSync(parent, { recursive: true, force: true });
});

async function take({ pool, settings, clock }: TestApp, idsOf = '') {
  const folder = path.join(parent, `${idsOf || 'ours'}-export`);
  const databaseUrl = (pool as pg.Pool).options.connectionString ?? '';
  const manifest = await exportData(
    { pool, databaseUrl, secretKey: settings.secretKey },
    { folder, by: 'Testi', secrets: EXPORT_SECRETS, idsOf, now: clock.now() },
  );
  return { manifest, files: filesIn(folder) };
}

function filesIn(folder: string): SchemeFiles {
  return Object.fromEntries(
    EXPORTED_FILES.map(({ kind, name }) => [kind, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

test('an export, imported and exported again, gives the same files', async () => {
  const first = await take(old);
  // A column that is never filled would prove nothing.
  for (const { kind } of EXPORTED_FILES) {
    expect(emptyColumns(String(first.files[kind])), kind).toEqual([]);
  }
  // From an order, stored nowhere else.
  expect(first.files.people).toMatch(/,\+358407654321,Storgatan 2,114 55,Stockholm,SE,/);
  expect(first.files.companyOrders).toMatch(/,Kungsgatan 9,111 43,Malmö,SE,/);
  expect(first.manifest.leftOut).toMatchObject({
    cardsWithoutTime: 1,
    envelopesToPost: 1,
    giftsToMail: 1,
  });
  // A year and fourteen days round up to thirteen months.
  expect(first.files.cards).toMatch(/,,,13,/);
  const staff = {
    admin: await officeMember(next, ['administrator']),
    finance: await officeMember(next, ['finance']),
  };
  const done = await committedImport(next, staff, first.files, SOURCE);

  expect(done.counts.filter(({ refused, skipped }) => refused + skipped > 0)).toEqual([]);
  expect(done.signed?.figures).toEqual(first.manifest.totals);
  expect(done.landed).toEqual(first.manifest.totals);
  expect(await checkInvariants(next.pool)).toEqual([]);

  const second = await take(next, SOURCE);
  for (const { kind } of EXPORTED_FILES) {
    expect(second.files[kind], kind).toBe(first.files[kind]);
  }
  expect(shared(second.manifest)).toEqual(shared(first.manifest));
});

function emptyColumns(file: string): string[] {
  const [header = [], ...rows] = readCsv(file, [',']);
  return header.filter((_, at) => rows.every((cells) => (cells[at] ?? '') === ''));
}

/** What the two portals share: not the time, nor the museums, which are imported by the office. */
const shared = ({ totals, files }: Manifest) => ({
  totals,
  files: files.filter(({ name }) => name !== 'museums.csv'),
});
