import { describe, expect, test } from 'vitest';
import { localDate } from '../../domain/base/local-date.ts';
import { readCsv } from '../../server/csv/read-csv.ts';
import { DIRTY_SHARE, dirtOf } from './dirt.ts';
import { FORMS, GENERATED_KINDS, generatedFile } from './generated-files.ts';
import { salesforceId } from './salesforce-id.ts';

const given = {
  seed: 7,
  today: localDate('2026-11-18'),
  museums: ['ateneum', 'kiasma', 'amos-rex'],
  count: 300,
};
const fileOf = (...asked: Parameters<typeof generatedFile>) =>
  [...generatedFile(...asked)].join('');

describe.each(FORMS)('generated files, %s', (form) => {
  test.each(GENERATED_KINDS)(
    '%s are the same in every run, and different for another seed',
    (kind) => {
      const file = fileOf(kind, { ...given, form });

      expect(file).toBe(fileOf(kind, { ...given, form }));
      expect(file).not.toBe(fileOf(kind, { ...given, form, seed: 8 }));
    },
  );

  test('no two rows of a clean file share an id, address or number', () => {
    const clean = { ...given, form, isClean: true };
    for (const [kind, columns] of [
      ['people', [0, 1]],
      ['cards', [0, 2]],
    ] as const) {
      const [, ...rows] = readCsv(fileOf(kind, clean), [',']);
      for (const column of columns) {
        expect(new Set(rows.map((row) => row[column])).size).toBe(rows.length);
      }
    }
  });
});

test('two rows in a hundred are invalid, each in a different way', () => {
  const dirts = Array.from({ length: 100_000 }, (_, row) => dirtOf(row, 7)).filter(Boolean);

  expect(dirts.length / 100_000).toBeCloseTo(DIRTY_SHARE, 2);
  expect(new Set(dirts.map((dirt) => `${dirt?.kind} ${dirt?.column} ${dirt?.cell}`)).size).toBe(12);
});

test('an id of Salesforce has eighteen characters, the last three computed', () => {
  expect(salesforceId('001', 0)).toBe('001AAAAAAAAAAAAY55');
});
