import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import type { DatedFact } from '../scheme/fact-topics.ts';
import { incidentsOn } from './incidents.ts';

type Row = [from: string, until: string | null, kind: 'fault' | 'news' | null, words?: string];

const wordsOf = (fi: string) => ({ fi, sv: fi, en: fi });
const facts = (...rows: Row[]): DatedFact[] =>
  rows.map(([from, until, kind, words = 'x']) => ({
    topic: 'banner',
    from: localDate(from),
    until: until === null ? null : localDate(until),
    value: { banner: kind && { kind, isClosable: false, words: wordsOf(words) } },
  }));
const on = (day: string, ...rows: Row[]) => {
  const { now, coming, past } = incidentsOn(facts(...rows), localDate(day));
  const short = ({ from, until, words }: NonNullable<typeof now>) => [from, until, words.fi];
  return { now: now && short(now), coming: coming.map(short), past: past.map(short) };
};

test('incident is current from its first to its last day, coming before and past after it', () => {
  const fault: Row = ['2026-11-10', '2026-11-12', 'fault'];
  const shown = ['2026-11-10', '2026-11-12', 'x'];

  expect(on('2026-11-09', fault)).toEqual({ now: null, coming: [shown], past: [] });
  expect(on('2026-11-10', fault)).toEqual({ now: shown, coming: [], past: [] });
  expect(on('2026-11-12', fault)).toEqual({ now: shown, coming: [], past: [] });
  expect(on('2026-11-13', fault)).toEqual({ now: null, coming: [], past: [shown] });
  expect(on('2027-02-10', fault).past).toEqual([shown]);
  expect(on('2027-02-11', fault).past).toEqual([]);
});

test('incident without a last day ends when a newer notice starts', () => {
  const rows: Row[] = [
    ['2026-11-10', null, 'fault', 'a'],
    ['2026-11-12', null, null],
  ];

  expect(on('2026-11-11', ...rows).now).toEqual(['2026-11-10', null, 'a']);
  expect(on('2026-11-12', ...rows)).toEqual({
    now: null,
    coming: [],
    past: [['2026-11-10', '2026-11-11', 'a']],
  });
});

test('incidents exclude news, and past ones are newest first', () => {
  const rows: Row[] = [
    ['2026-11-01', '2026-11-02', 'fault', 'a'],
    ['2026-11-03', '2026-11-04', 'news', 'b'],
    ['2026-11-05', '2026-11-06', 'fault', 'c'],
  ];

  expect(on('2026-11-07', ...rows).past.map(([, , words]) => words)).toEqual(['c', 'a']);
});
