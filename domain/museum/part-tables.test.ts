import { describe, expect, test } from 'vitest';
import { museumFacts } from '../../test/given-museum-facts.ts';
import { emptyMuseum } from './museum-facts.ts';
import {
  type PartRow,
  partColumnOf,
  partColumns,
  partOfHead,
  partOfRows,
  partRows,
  readPartRow,
  TABLE_PARTS,
  type TablePart,
} from './part-tables.ts';

const words = (fi: string) => ({ fi, sv: `${fi} sv`, en: `${fi} en` });
const facts = museumFacts({
  exceptions: [
    { day: '2027-04-01', opens: null, closes: null, reason: words('Pitkäperjantai') },
    { day: '2027-04-02', opens: '12:00', closes: '24:00', reason: words('') },
  ],
  exhibitions: [
    {
      id: '5b0e8c1a-6d1f-4e0e-9a53-0d9f3a1c7d11',
      name: words('Pöytä'),
      text: words('Sata vuotta'),
      beginsOn: '2027-02-01',
      endsOn: null,
    },
  ],
  charges: [{ name: words('Opastus'), amount: 550 }],
  access: {
    checkedOn: '2027-01-01',
    facts: [
      { fact: 'stepFree', works: false, measure: null },
      { fact: 'doorWidth', works: true, measure: 82 },
    ],
  },
  ways: [{ kind: 'bus', text: words('Bussi 1') }],
});
const comma = (cell: string) => cell.replace('.', ',');
const same = (cell: string) => cell;

function cellsOf(part: TablePart, row: readonly string[]): Record<string, string> {
  return Object.fromEntries(partColumns(part).map((name, at) => [name, row[at] ?? '']));
}

/** A valid row of the part with other cells. */
function readWith(part: TablePart, cells: Record<string, string>) {
  const [row = []] = partRows('kotimuseo', facts, { part, decimals: same });
  return readPartRow(part, { ...cellsOf(part, row), ...cells });
}

describe('table of repeated museum facts', () => {
  test('has the documented columns', () => {
    expect(Object.fromEntries(TABLE_PARTS.map((part) => [part, partColumns(part).join()]))).toEqual(
      {
        exceptions: 'slug,exception_day,opens,closes,reason_fi,reason_sv,reason_en',
        exhibitions:
          'slug,begins_on,ends_on,name_fi,name_sv,name_en,text_fi,text_sv,text_en,exhibition_id',
        charges: 'slug,charge_fi,charge_sv,charge_en,amount',
        access: 'slug,access_fact,works,measure,checked_on',
        ways: 'slug,way,way_fi,way_sv,way_en',
      },
    );
  });

  test.each(TABLE_PARTS)(
    'of %s is recognised by its header and reads back as it was written',
    (part) => {
      expect(partOfHead(partColumns(part))).toBe(part);
      for (const decimals of [same, comma]) {
        const rows = partRows('kotimuseo', facts, { part, decimals });
        const read = rows.map((row) => readPartRow(part, cellsOf(part, row)));
        expect(rows.map(([slug]) => slug)).toEqual(rows.map(() => 'kotimuseo'));
        const found = read.map((each) => ('row' in each ? each.row : null)) as PartRow[];
        expect(partOfRows(part, found, emptyMuseum('2027-01-01'))).toEqual(facts[part]);
      }
    },
  );

  test('is not confused with the table of museums', () => {
    expect(partOfHead(['slug', 'name_fi', 'latitude'])).toBeNull();
  });

  test('writes empty times, sums, facts and measures', () => {
    const row = (part: TablePart, decimals = same) => partRows('k', facts, { part, decimals })[0];
    expect(row('exceptions')?.slice(1, 4)).toEqual(['2027-04-01', '', '']);
    expect(row('charges', comma)).toEqual(['k', 'Opastus', 'Opastus sv', 'Opastus en', '5,50']);
    expect(row('access')).toEqual(['k', 'stepFree', '0', '', '2027-01-01']);
    const bus = partRows('k', facts, { part: 'access', decimals: same })[1];
    expect(bus).toEqual(['k', 'doorWidth', '1', '82', '2027-01-01']);
  });

  test.each(TABLE_PARTS)('of %s has a row with only the slug for a museum without any', (part) => {
    const none = emptyMuseum('2027-01-01');
    const [row = [], ...more] = partRows('kotimuseo', none, { part, decimals: same });
    expect(more).toEqual([]);
    expect(row).toEqual([
      'kotimuseo',
      ...partColumns(part)
        .slice(1)
        .map(() => ''),
    ]);
    expect(readPartRow(part, cellsOf(part, row))).toEqual({ row: null });
  });

  test.each<[TablePart, string, string]>([
    ['exceptions', 'exception_day', '1.4.2027'],
    ['exceptions', 'exception_day', ''],
    ['exceptions', 'reason_sv', 'a'.repeat(201)],
    ['exhibitions', 'begins_on', '2027-02-30'],
    ['exhibitions', 'ends_on', 'kesä'],
    ['exhibitions', 'name_fi', 'a'.repeat(201)],
    ['exhibitions', 'text_en', 'a'.repeat(601)],
    ['exhibitions', 'exhibition_id', '5B0e8c1a-6d1f-4e0e-9a53-0d9f3a1c7d11'],
    ['exhibitions', 'exhibition_id', '5b0e8c1a-6d1f-4e0e-9a53-0d9f3a1c7d11x'],
    ['exhibitions', 'exhibition_id', 'x5b0e8c1a-6d1f-4e0e-9a53-0d9f3a1c7d11'],
    ['charges', 'amount', '1000'],
    ['charges', 'amount', '5.5'],
    ['charges', 'amount', '5.500'],
    ['charges', 'amount', '-5'],
    ['charges', 'amount', ''],
    ['charges', 'charge_fi', 'a'.repeat(121)],
    ['access', 'access_fact', 'sauna'],
    ['access', 'works', 'yes'],
    ['access', 'works', '11'],
    ['access', 'measure', '82 cm'],
    ['access', 'measure', '12345'],
    ['access', 'measure', 'x82'],
    // Only some facts can be measured.
    ['access', 'measure', '82'],
    ['access', 'checked_on', '2027'],
    ['ways', 'way', 'balloon'],
    ['ways', 'way_sv', 'a'.repeat(401)],
  ])('of %s reports the invalid cell %s %j', (part, column, cell) => {
    expect(readWith(part, { [column]: cell })).toEqual({ badCells: [{ column, cell }] });
  });

  test.each<[TablePart, string, string, object]>([
    ['exceptions', 'reason_sv', 'a'.repeat(200), { day: '2027-04-01' }],
    ['exhibitions', 'exhibition_id', '', { id: '' }],
    ['exhibitions', 'ends_on', '2027-03-01', { endsOn: '2027-03-01' }],
    ['exhibitions', 'name_fi', 'a'.repeat(200), { endsOn: null }],
    ['exhibitions', 'text_fi', 'a'.repeat(600), { endsOn: null }],
    ['charges', 'amount', '999', { amount: 99_900 }],
    ['charges', 'amount', '5,05', { amount: 505 }],
    ['charges', 'charge_fi', 'a'.repeat(120), { amount: 550 }],
    ['access', 'works', '1', { works: true, measure: null }],
    ['access', 'checked_on', '', { checkedOn: null }],
    ['ways', 'way_fi', 'a'.repeat(400), { kind: 'bus' }],
  ])('of %s reads the cell %s %j', (part, column, cell, row) => {
    expect(readWith(part, { [column]: cell })).toMatchObject({ row });
  });

  test('requires both times of an open day, or none', () => {
    const read = (opens: string, closes: string) => readWith('exceptions', { opens, closes });
    expect(read('00:00', '24:00')).toMatchObject({ row: { opens: '00:00', closes: '24:00' } });
    expect(read('23:59', '')).toEqual({ badCells: [{ column: 'closes', cell: '' }] });
    expect(read('', '12:00')).toEqual({ badCells: [{ column: 'opens', cell: '' }] });
    expect(read('9:00', '')).toEqual({
      badCells: [
        { column: 'opens', cell: '9:00' },
        { column: 'closes', cell: '' },
      ],
    });
    for (const wrong of ['24:00', '9:00', '12:60', '12:000', 'x12:00']) {
      expect(read(wrong, '23:00')).toMatchObject({ badCells: [{ column: 'opens' }] });
    }
    for (const wrong of ['24:01', '9:00', '12:60', '12:000', 'x12:00', 'x24:00', '24:000']) {
      expect(read('08:00', wrong)).toMatchObject({ badCells: [{ column: 'closes' }] });
    }
  });

  test("reports a fault's column, for translated texts the first empty language", () => {
    const [way] = facts.ways as PartRow[];
    const [exception] = facts.exceptions as PartRow[];
    expect(partColumnOf('ways', 'text', way as PartRow)).toBe('way_fi');
    const half = { kind: 'bus' as const, text: { fi: 'Bussi', sv: '', en: '' } };
    expect(partColumnOf('ways', 'text', half)).toBe('way_sv');
    expect(partColumnOf('ways', 'kind', half)).toBe('way');
    expect(partColumnOf('exceptions', undefined, exception as PartRow)).toBe('exception_day');
    expect(partColumnOf('exceptions', 'closes', exception as PartRow)).toBe('closes');
  });

  test('keeps the review day in a table without a row for it', () => {
    expect(partOfRows('access', [], facts)).toEqual({ checkedOn: '2027-01-01', facts: [] });
    const row = { fact: 'lift' as const, works: true, measure: null, checkedOn: null };
    expect(partOfRows('access', [row], facts)).toEqual({
      checkedOn: null,
      facts: [{ fact: 'lift', works: true, measure: null }],
    });
    const other = { ...row, fact: 'seats' as const, checkedOn: '2027-02-02' };
    expect(partOfRows('access', [row, other], facts)).toMatchObject({ checkedOn: '2027-02-02' });
  });
});
