import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { givenMuseum } from '../../../test/given.ts';
import {
  bringFiles,
  checkedImport,
  committedImport,
  runImports,
  type SchemeFiles,
  schemeOf,
  signImport,
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
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  admin = await officeMember(running, ['administrator']);
  finance = await officeMember(running, ['finance']);
});
afterAll(() => running.stop());

const shown = (importId: string) => admin.ask('getDataImport', { importId }, 'GET');
const campaign = (mark: number): SchemeFiles => ({
  campaigns: String(schemeOf(mark, 'none').campaigns),
});

test('a failing import does not block others and resumes on request', async () => {
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

describe('a batch in conflict with another transaction', () => {
  /** Fails this many batches with PostgreSQL's error; a sequence survives their rollback. */
  async function meet(times: number, code: string) {
    await running.pool.query(
      `create sequence met;
       create function meet() returns trigger language plpgsql as $$
         begin
           if nextval('met') <= ${times} then raise exception 'met' using errcode = '${code}'; end if;
           return null;
         end $$;
       create trigger meet after insert or delete on campaign for each row execute function meet()`,
    );
    onTestFinished(async () => {
      await running.pool.query(
        'drop trigger meet on campaign; drop function meet; drop sequence met',
      );
    });
  }

  test.each([
    ['40P01', 11],
    ['40001', 12],
  ])('is retried automatically (%s), on commit and on undo', async (code, mark) => {
    await meet(2, code);
    const { id: importId, ...done } = await committedImport(
      running,
      { admin, finance },
      campaign(mark),
      'met',
    );
    expect(done).toMatchObject({ state: 'done', fault: null, counts: [{ create: 1, skipped: 0 }] });
    await running.pool.query(`select setval('met', 1)`);
    await admin.ask('undoDataImport', { importId, reason: 'Väärä tiedosto' });
    await runImports(running);
    expect(await shown(importId)).toMatchObject({ state: 'undone', fault: null });
  });

  test('waits for a person after repeated conflicts', async () => {
    await meet(1_000, '40P01');
    await expect(committedImport(running, { admin, finance }, campaign(13), 'met')).rejects.toThrow(
      'met',
    );
    const { rows } = await running.pool.query(
      `select id from data_import where source = 'met' and state = 'stopped'`,
    );
    expect(await shown(rows[0].id)).toMatchObject({ fault: 'failed', progress: { done: 0 } });
    expect((await running.pool.query(`select last_value::int from met`)).rows).toEqual([
      { last_value: 5 },
    ]);
  });
});

test('imports of one source run one after the other, other sources in parallel', async () => {
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

describe('rows from another import of the source, written after this one was stopped', () => {
  let museum: string;
  beforeAll(async () => {
    const id = await givenMuseum(running.pool);
    museum = (await running.pool.query('select slug from museum where id = $1', [id])).rows[0].slug;
  });
  const countOf = async (table: string) =>
    (await running.pool.query(`select from ${table}`)).rowCount;

  async function stopped(files: SchemeFiles, looks: number): Promise<string> {
    const { id: importId, totals } = await checkedImport(running, admin, files);
    await signImport(finance, importId, totals);
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
  ])('survive the undo %s', async (when, mark) => {
    const { contracts: _, ...files } = schemeOf(mark, museum);
    const goesOn = when === 'after it has gone on';
    // Starts after an empty first kind, and is not checked again.
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

  describe('a moved visit', () => {
    /** Polls of the job before visits: people and cards come first. */
    const BEFORE_VISITS = 10;
    const moved = (mark: number, day: string): SchemeFiles => {
      const { people, cards, visits } = schemeOf(mark, museum);
      return { people, cards, visits: String(visits).replace('2025-05-05', day) } as SchemeFiles;
    };
    const commit = async (files: SchemeFiles) => {
      running.clock.advance(1000);
      return (await committedImport(running, { admin, finance }, files)).id;
    };
    const dayOf = async (mark: number) =>
      (
        await running.pool.query(
          `select visited_on::text as day from visit join museum_card card on card.id = card_id
            where customer_number = $1`,
          [String(100_000_000_000 + mark * 1_000 + 2)],
        )
      ).rows.map(({ day }) => day);

    test('is not moved back by an older import that resumes', async () => {
      await commit(moved(7, '2025-05-05'));
      running.clock.advance(1000);
      const older = await stopped(moved(7, '2025-06-06'), BEFORE_VISITS);
      const newer = await commit(moved(7, '2025-07-07'));
      await admin.ask('resumeDataImport', { importId: older });
      await runImports(running);
      expect(await dayOf(7)).toEqual(['2025-07-07']);
      const { rows } = await admin.ask(
        'getDataImportRows',
        { importId: older, outcome: 'skipped' },
        'GET',
      );
      expect(rows).toMatchObject([{ kind: 'visits', line: 4, why: 'changedMeanwhile' }]);

      await undo(newer);
      expect(await dayOf(7)).toEqual(['2025-05-05']);
      const later = await commit(moved(7, '2025-08-08'));
      await undo(later);
      expect(await dayOf(7)).toEqual(['2025-05-05']);
    });

    test('survives the undo of an older import that had the same visit', async () => {
      await commit(moved(8, '2025-05-05'));
      const older = await commit(moved(8, '2025-06-06'));
      const between = await commit(moved(8, '2025-07-07'));
      const newest = await commit(moved(8, '2025-06-06'));
      await undo(older);
      expect(await dayOf(8)).toEqual(['2025-06-06']);

      await undo(newest);
      expect(await dayOf(8)).toEqual(['2025-07-07']);
      await undo(between);
      expect(await dayOf(8)).toEqual(['2025-06-06']);
    });
  });
});
