import { afterAll, beforeAll, expect, test } from 'vitest';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { type Dirt, dirtOf } from '../../../test/move-in/dirt.ts';
import {
  FORMS,
  type Form,
  GENERATED_KINDS,
  generatedFile,
} from '../../../test/move-in/generated-files.ts';
import { generatedPerson, generatedVisits } from '../../../test/move-in/generated-person.ts';
import { checkedImport, type SchemeFiles } from '../../../test/moved-scheme.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';

const COUNT = 600;
/** Valid rows that refer to an invalid or missing one. */
const OF_ANOTHER = ['referenceRefused', 'unknownReference'];

let running: TestApp;
let member: OfficeMember;
let museums: string[];
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  member = await officeMember(running, ['administrator']);
  const { rows } = await running.pool.query<{ slug: string }>('select slug from museum limit 5');
  museums = rows.map(({ slug }) => slug);
});
afterAll(() => running.stop());

const given = () => ({ seed: 3, today: helsinkiDay(running.clock.now()), museums });

/** Rows invalid by themselves; rows that refer to them are refused too. */
function expectedDirt(): string[] {
  const rows = Array.from({ length: COUNT }, (_, row) => ({
    row,
    dirt: dirtOf(row, given().seed),
  }));
  return rows
    .filter((one): one is { row: number; dirt: Dirt } => one.dirt !== null)
    .filter(({ row, dirt }) => dirt.kind !== 'visits' || hasVisits(row))
    .filter(({ dirt }) => !OF_ANOTHER.includes(dirt.why))
    .map(({ dirt: { kind, column, why } }) => `${kind} ${column} ${why}`)
    .toSorted();
}

const hasVisits = (row: number) =>
  generatedVisits(generatedPerson(row, given()), given()).length > 0;

async function refusedRows(importId: string) {
  const refused: { kind: string; why: string | null; columns: string[] }[] = [];
  let after: string | null = null;
  do {
    const asked = { importId, verdict: 'refused' as const, ...(after && { after }) };
    const page: Awaited<ReturnType<typeof ask>> = await ask(asked);
    refused.push(...page.rows);
    after = page.next;
  } while (after);
  return refused;
}

const ask = (asked: { importId: string; verdict: 'refused'; after?: string }) =>
  member.ask('getDataImportRows', asked, 'GET');

test.each(FORMS)(
  'of generated people, %s, exactly the invalid rows are refused',
  async (form: Form) => {
    const files: SchemeFiles = Object.fromEntries(
      GENERATED_KINDS.map((kind) => [
        kind,
        [...generatedFile(kind, { ...given(), form, count: COUNT })].join(''),
      ]),
    );
    const checked = await checkedImport(running, member, files, form);
    const refused = await refusedRows(checked.id);

    const itself = refused.filter(({ why }) => !OF_ANOTHER.includes(why ?? ''));
    expect(
      itself.map(({ kind, why, columns }) => `${kind} ${columns[0]} ${why}`).toSorted(),
    ).toEqual(expectedDirt());
    expect(expectedDirt().length).toBeGreaterThan(5);
    expect(checked.counts.find(({ kind }) => kind === 'people')?.create).toBeGreaterThan(550);
  },
);
