import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMuseum } from '../../../test/given.ts';
import {
  bringFiles,
  checkedImport,
  committedImport,
  runImports,
  type SchemeFiles,
  schemeOf,
} from '../../../test/moved-scheme.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { openClient } from '../../db/database.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';
import { lockSource } from './import-lock-queries.ts';

let running: TestApp;
let admin: OfficeMember;
let finance: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' }, { distFolder: '/nowhere' });
  admin = await officeMember(running, ['administrator']);
  finance = await officeMember(running, ['finance']);
});
afterAll(() => running.stop());

const shown = (importId: string) => admin.ask('getDataImport', { importId }, 'GET');
const campaign = (mark: number): SchemeFiles => ({
  campaigns: String(schemeOf(mark, 'none').campaigns),
});

test('an import that fails keeps no other waiting, and goes on when somebody presses again', async () => {
  const { id: failing } = await committedImport(running, { admin, finance }, campaign(1), 'first');
  const other = await bringFiles(running, admin, campaign(2), 'second');
  await running.pool.query(
    `create function broken() returns trigger language plpgsql as $$
       begin raise exception 'broken' using errcode = 'XX000'; end $$;
     create trigger broken before delete on campaign for each row execute function broken()`,
  );
  await admin.ask('undoDataImport', { importId: failing, reason: 'Väärä tiedosto' });
  running.clock.advance(1000);
  await admin.ask('checkDataImport', { importId: other });
  await expect(runImports(running)).rejects.toThrow('broken');
  expect(await shown(other)).toMatchObject({ state: 'checked' });
  expect(await shown(failing)).toMatchObject({ state: 'undoing', fault: 'failed' });

  await running.pool.query('drop trigger broken on campaign');
  await runImports(running);
  expect(await shown(failing)).toMatchObject({ state: 'undoing', fault: 'failed' });
  await admin.ask('undoDataImport', { importId: failing, reason: 'Nyt se onnistuu' });
  await runImports(running);
  expect(await shown(failing)).toMatchObject({ state: 'undone' });
});

test('imports of one source are worked on one after the other, those of others meanwhile', async () => {
  const first = await bringFiles(running, admin, campaign(3), 'taken');
  const other = await bringFiles(running, admin, campaign(4), 'free');
  const client = openClient((running.pool as pg.Pool).options.connectionString ?? '');
  await client.connect();
  expect(await lockSource(client, 'taken')).toBe(true);
  await admin.ask('checkDataImport', { importId: first });
  running.clock.advance(1000);
  await admin.ask('checkDataImport', { importId: other });
  await runImports(running);
  expect(await shown(first)).toMatchObject({ state: 'checking' });
  expect(await shown(other)).toMatchObject({ state: 'checked' });
  await client.end();
  await runImports(running);
  expect(await shown(first)).toMatchObject({ state: 'checked' });
});

describe('what another import of the source has brought since one was stopped', () => {
  let museum: string;
  beforeAll(async () => {
    const id = await givenMuseum(running.pool);
    museum = (await running.pool.query('select slug from museum where id = $1', [id])).rows[0].slug;
  });
  const countOf = async (table: string) =>
    (await running.pool.query(`select from ${table}`)).rowCount;

  async function stopped(files: SchemeFiles, looks: number): Promise<string> {
    const { id: importId, totals } = await checkedImport(running, admin, files);
    await finance.ask('signDataImport', { importId, ...(totals ?? ({} as never)) });
    await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
    let left = looks;
    await runImports(running, () => left-- > 0);
    await admin.ask('stopDataImport', { importId });
    return importId;
  }
  async function undo(importId: string) {
    await admin.ask('undoDataImport', { importId, reason: 'Väärä tiedosto' });
    await runImports(running);
  }

  test.each([
    ['where it was', 5],
    ['after it has gone on', 6],
  ])('outlives its undo %s', async (when, mark) => {
    const { contracts: _, ...files } = schemeOf(mark, museum);
    const goesOn = when === 'after it has gone on';
    // Behind a first kind without rows it has begun, and is not judged again.
    if (goesOn) delete files.campaigns;
    const counted = ['visit', 'campaign', 'company_order', 'company_seat', 'museum_card'];
    const before = await Promise.all(counted.map(countOf));
    const older = await stopped(files, goesOn ? 2 : 1);
    expect(await Promise.all(counted.map(countOf))).toEqual(before);
    await committedImport(running, { admin, finance }, files);
    const brought = await Promise.all(counted.map(countOf));
    expect(brought.map((count, at) => (count ?? 0) - (before[at] ?? 0))).toEqual([
      3,
      goesOn ? 0 : 1,
      1,
      2,
      5,
    ]);
    if (goesOn) {
      await admin.ask('resumeDataImport', { importId: older });
      await runImports(running);
      const { counts } = await shown(older);
      expect(counts.filter(({ create, skipped }) => skipped !== create)).toEqual([]);
    }
    await undo(older);
    expect(await shown(older)).toMatchObject({ state: 'undone' });
    expect(await Promise.all(counted.map(countOf))).toEqual(brought);
    expect(await checkInvariants(running.pool)).toEqual([]);
  });
});
