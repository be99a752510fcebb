import { expect, test } from 'vitest';
import { comingChanges } from './coming-changes.ts';
import { emptyMuseum } from './museum-facts.ts';

const today = '2026-11-18';
const words = (text: string) => ({ fi: text, sv: text, en: text });

test('upcoming changes leave out what has begun and are sorted by day', () => {
  const facts = {
    ...emptyMuseum(today),
    membership: { joinedOn: '2015-05-05', leftOn: '2027-12-31', leftReason: '' },
    prices: [
      { validFrom: '2015-05-05', amount: 2000 },
      { validFrom: today, amount: 2200 },
      { validFrom: '2026-12-01', amount: 2500 },
    ],
    seasons: [
      { beginsOn: '2026-01-01', endsOn: '2027-04-30', hours: [] },
      { beginsOn: '2027-05-01', endsOn: null, hours: [] },
    ],
    exhibitions: [
      { id: 'x', name: words('Villa'), text: words(''), beginsOn: '2027-01-15', endsOn: null },
    ],
  };
  expect(comingChanges(facts, today).map(({ day, what }) => `${day} ${what}`)).toEqual([
    '2026-12-01 price',
    '2027-01-15 exhibition',
    '2027-05-01 season',
    '2027-12-31 leaves',
  ]);
});

test('upcoming changes include a museum that joins tomorrow or leaves today', () => {
  const at = (joinedOn: string, leftOn: string | null) =>
    comingChanges(
      { ...emptyMuseum(today), membership: { joinedOn, leftOn, leftReason: '' } },
      today,
    ).map(({ what }) => what);
  expect(at('2026-11-19', null)).toEqual(['joins']);
  expect(at(today, null)).toEqual([]);
  expect(at('2015-05-05', today)).toEqual(['leaves']);
  expect(at('2015-05-05', '2026-11-17')).toEqual([]);
});
