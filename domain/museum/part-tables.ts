import { toDecimal } from '../base/cents.ts';
import { LANGUAGES } from '../base/language.ts';
import { isLocalDate } from '../base/local-date.ts';
import type { BadCell } from './museum-columns.ts';
import { ACCESS_FACTS, MEASURED, type MuseumFacts, WAY_KINDS, type Words } from './museum-facts.ts';

/** Repeated facts of a museum: a separate table with one row for each. */
export const TABLE_PARTS = ['exceptions', 'exhibitions', 'charges', 'access', 'ways'] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

type Cells = Record<string, string>;
type Column<Row> = {
  name: string;
  /** Fields of the row that the column holds. */
  key: string;
  hasDecimals?: true;
  write: (row: Row) => string;
  /** The cell's value; null: the cell is invalid. */
  read: (cell: string) => Partial<Row> | null;
};
type Columns<Row> = Column<Row>[];

function column<Row, Key extends keyof Row & string>(
  name: string,
  key: Key,
  rule: { write?: (value: Row[Key]) => string; read: (cell: string) => Row[Key] | undefined },
): Column<Row> {
  return {
    name,
    key,
    write: (row) => (rule.write ?? String)(row[key]),
    read(cell) {
      const value = rule.read(cell);
      if (value === undefined) return null;
      const held: Partial<Row> = {};
      held[key] = value;
      return held;
    },
  };
}

const DAY = { read: (cell: string) => (isLocalDate(cell) ? (cell as string) : undefined) };
const orEmpty = <Value>(read: (cell: string) => Value | undefined) => ({
  write: (value: Value | null) => (value === null ? '' : String(value)),
  read: (cell: string) => (cell === '' ? null : read(cell)),
});
const timeIn = (pattern: RegExp) => (cell: string) => (pattern.test(cell) ? cell : undefined);
const OPENS = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOSES = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (cell: string) =>
    values.find((value) => value === cell);
const wholeNumber = (cell: string) => (/^\d{1,4}$/.test(cell) ? Number(cell) : undefined);

/** `name_fi`, `name_sv`, `name_en`. */
function inLanguages<Row>(name: string, key: keyof Row & string, most: number): Columns<Row> {
  return LANGUAGES.map((language) => ({
    name: `${name}_${language}`,
    key: `${key}.${language}`,
    write: (row) => (row[key] as Words)[language],
    read: (cell) =>
      cell.length > most ? null : ({ [`${key}.${language}`]: cell } as Partial<Row>),
  }));
}

type Rows = {
  exceptions: MuseumFacts['exceptions'][number];
  exhibitions: MuseumFacts['exhibitions'][number];
  charges: MuseumFacts['charges'][number];
  access: MuseumFacts['access']['facts'][number] & { checkedOn: string | null };
  ways: MuseumFacts['ways'][number];
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const COLUMNS: { [Part in TablePart]: Columns<Rows[Part]> } = {
  exceptions: [
    column('exception_day', 'day', DAY),
    column('opens', 'opens', orEmpty(timeIn(OPENS))),
    column('closes', 'closes', orEmpty(timeIn(CLOSES))),
    ...inLanguages<Rows['exceptions']>('reason', 'reason', 200),
  ],
  exhibitions: [
    column('begins_on', 'beginsOn', DAY),
    column('ends_on', 'endsOn', orEmpty(DAY.read)),
    ...inLanguages<Rows['exhibitions']>('name', 'name', 200),
    ...inLanguages<Rows['exhibitions']>('text', 'text', 600),
    column('exhibition_id', 'id', {
      read: (cell) => (cell === '' || UUID.test(cell) ? cell : undefined),
    }),
  ],
  charges: [
    ...inLanguages<Rows['charges']>('charge', 'name', 120),
    {
      hasDecimals: true,
      ...column('amount', 'amount', {
        write: toDecimal,
        read(cell) {
          const [, euros = '', hundredths = ''] = /^(\d{1,3})(?:[.,](\d{2}))?$/.exec(cell) ?? [];
          return euros === '' ? undefined : Number(euros) * 100 + Number(hundredths);
        },
      }),
    },
  ],
  access: [
    column('access_fact', 'fact', { read: oneOf(ACCESS_FACTS) }),
    column('works', 'works', {
      write: (works) => (works ? '1' : '0'),
      read: (cell) => (/^[01]$/.test(cell) ? cell === '1' : undefined),
    }),
    column('measure', 'measure', orEmpty(wholeNumber)),
    column('checked_on', 'checkedOn', orEmpty(DAY.read)),
  ],
  ways: [
    column('way', 'kind', { read: oneOf(WAY_KINDS) }),
    ...inLanguages<Rows['ways']>('way', 'text', 400),
  ],
};

export const partColumns = (part: TablePart): string[] => [
  'slug',
  ...COLUMNS[part].map(({ name }) => name),
];

/** The part whose first column is in the header; null: the table of museums. */
export function partOfHead(head: readonly string[]): TablePart | null {
  return TABLE_PARTS.find((part) => head.includes(COLUMNS[part][0]?.name ?? '')) ?? null;
}

/** One row for each; a museum without any has one row with only its slug. */
export function partRows(
  slug: string,
  facts: MuseumFacts,
  { part, decimals }: { part: TablePart; decimals: (cell: string) => string },
): string[][] {
  const columns = COLUMNS[part] as Columns<unknown>;
  const rows: unknown[] = part === 'access' ? accessRows(facts) : facts[part];
  if (rows.length === 0) return [[slug, ...columns.map(() => '')]];
  return rows.map((row) => [
    slug,
    ...columns.map(({ write, hasDecimals }) => (hasDecimals ? decimals(write(row)) : write(row))),
  ]);
}

const accessRows = ({ access }: MuseumFacts): Rows['access'][] =>
  access.facts.map((fact) => ({ ...fact, checkedOn: access.checkedOn }));

export type PartRow<Part extends TablePart = TablePart> = Rows[Part];

/** Null: only the slug, which means that the museum has none. */
export function readPartRow(
  part: TablePart,
  cells: Cells,
): { row: PartRow | null } | { badCells: BadCell[] } {
  const columns = COLUMNS[part] as Columns<Record<string, unknown>>;
  if (columns.every(({ name }) => !cells[name])) return { row: null };
  const row: Record<string, unknown> = {};
  const unread = columns.filter(({ name, read }) => {
    const value = read(cells[name] ?? '');
    for (const [path, each] of Object.entries(value ?? {})) put(row, path, each);
    return value === null;
  });
  const badColumns = new Set([...unread.map(({ name }) => name), ...conflictingCell(part, row)]);
  const badCells = Array.from(badColumns, (name) => ({ column: name, cell: cells[name] ?? '' }));
  return badCells.length > 0 ? { badCells } : { row: row as PartRow };
}

/** The column of a fault in a row; for translated texts the first empty language. */
export function partColumnOf(part: TablePart, key: string | undefined, row: PartRow): string {
  const columns = COLUMNS[part] as Columns<PartRow>;
  const own = columns.filter((each) => each.key === key || each.key.startsWith(`${key}.`));
  const found = own.find(({ write }) => write(row) === '') ?? own[0] ?? columns[0];
  return found?.name ?? part;
}

/** Cells that are valid alone, but not together. */
function conflictingCell(part: TablePart, row: Record<string, unknown>): string[] {
  if (part === 'exceptions' && (row.opens === null) !== (row.closes === null)) {
    return [row.opens === null ? 'opens' : 'closes'];
  }
  const isMeasured = MEASURED.some((fact) => fact === row.fact);
  return part === 'access' && row.measure !== null && !isMeasured ? ['measure'] : [];
}

function put(row: Record<string, unknown>, path: string, value: unknown) {
  const [key = '', language] = path.split('.');
  row[key] = language ? { ...(row[key] as object), [language]: value } : value;
}

/** The part built from the rows of one museum. */
export function partOfRows(
  part: TablePart,
  rows: PartRow[],
  was: MuseumFacts,
): MuseumFacts[TablePart] {
  if (part !== 'access') return rows as MuseumFacts[Exclude<TablePart, 'access'>];
  const facts = rows as Rows['access'][];
  // Without a row there is no cell for the review day: it is unchanged.
  const checkedOn =
    facts.length === 0 ? was.access.checkedOn : facts.find((fact) => fact.checkedOn)?.checkedOn;
  return {
    checkedOn: checkedOn ?? null,
    facts: facts.map(({ fact, works, measure }) => ({ fact, works, measure })),
  };
}
