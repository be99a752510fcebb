import { isLocalDate } from '../base/local-date.ts';
import { hoursCell, pricesCell, pricesIn, seasonsIn } from './hours/hours-cell.ts';
import type { MuseumFacts, MuseumPart, SomeFacts } from './museum-facts.ts';
import type { FaultPlace } from './museum-fault.ts';

type Column = {
  name: string;
  part: MuseumPart;
  /** Fields of the part that the column holds; omitted: all of them. */
  key?: string;
  /** Numbers have a decimal part, with a point in our files and a comma for people; both are accepted. */
  hasDecimals?: true;
  write: (facts: MuseumFacts) => string;
  /** The part with this cell's value; null: the cell is invalid. */
  read: (facts: MuseumFacts, cell: string) => MuseumFacts[MuseumPart] | null;
};

type TextPart = 'name' | 'town' | 'description' | 'address' | 'contact';

/** Maximum text length, the same as in the form. */
const MOST: Record<TextPart, number> = {
  name: 120,
  town: 60,
  description: 1_000,
  address: 120,
  contact: 254,
};

function textColumn(name: string, part: TextPart, key: string): Column {
  return {
    name,
    part,
    key,
    write: (facts) => (facts[part] as Record<string, string>)[key] ?? '',
    read: (facts, cell) =>
      cell.length > MOST[part] ? null : ({ ...facts[part], [key]: cell } as MuseumFacts[TextPart]),
  };
}

const inLanguages = (part: 'name' | 'town' | 'description') =>
  (['fi', 'sv', 'en'] as const).map((language) =>
    textColumn(`${part}_${language}`, part, language),
  );

function placeColumn(name: 'latitude' | 'longitude'): Column {
  return {
    name,
    part: 'place',
    key: name,
    hasDecimals: true,
    write: (facts) => String(facts.place[name]),
    read(facts, cell) {
      const isNumber = /^-?\d{1,3}([.,]\d{1,10})?$/.test(cell);
      return isNumber ? { ...facts.place, [name]: Number(cell.replace(',', '.')) } : null;
    },
  };
}

const bare = (phone: string) => phone.replaceAll(/\s/g, '');

/** Spreadsheets regroup digits: the same number counts as unchanged. */
const phoneColumn: Column = {
  ...textColumn('phone', 'contact', 'phone'),
  read: ({ contact }, cell) => {
    if (cell.length > MOST.contact) return null;
    return bare(cell) === bare(contact.phone) ? contact : { ...contact, phone: cell };
  },
};

/** All columns of the museum table. Repeated facts have separate tables; pictures are edited on the page. */
const MUSEUM_COLUMNS: readonly Column[] = [
  ...inLanguages('name'),
  ...inLanguages('town'),
  ...inLanguages('description'),
  textColumn('street_address', 'address', 'street'),
  textColumn('zip_code', 'address', 'zipCode'),
  placeColumn('latitude'),
  placeColumn('longitude'),
  textColumn('website', 'contact', 'website'),
  phoneColumn,
  textColumn('email_address', 'contact', 'emailAddress'),
  {
    name: 'for_children',
    part: 'visit',
    key: 'forChildren',
    write: ({ visit }) => (visit.forChildren ? '1' : '0'),
    read: ({ visit }, cell) =>
      /^[01]$/.test(cell) ? { ...visit, forChildren: cell === '1' } : null,
  },
  {
    name: 'last_entry_minutes',
    part: 'visit',
    key: 'lastEntryMinutes',
    write: ({ visit }) => String(visit.lastEntryMinutes ?? ''),
    read({ visit }, cell) {
      const minutes = cell === '' ? null : Number(cell);
      const isSound =
        minutes === null || (Number.isInteger(minutes) && minutes >= 5 && minutes <= 240);
      return isSound ? { ...visit, lastEntryMinutes: minutes } : null;
    },
  },
  {
    name: 'joined_on',
    part: 'membership',
    key: 'joinedOn',
    write: ({ membership }) => membership.joinedOn,
    read: ({ membership }, cell) => (isLocalDate(cell) ? { ...membership, joinedOn: cell } : null),
  },
  {
    name: 'left_on',
    part: 'membership',
    key: 'leftOn',
    write: ({ membership }) => membership.leftOn ?? '',
    read: ({ membership }, cell) =>
      cell === '' || isLocalDate(cell) ? { ...membership, leftOn: cell || null } : null,
  },
  {
    name: 'ticket_prices',
    part: 'prices',
    hasDecimals: true,
    write: ({ prices }) => pricesCell(prices),
    read: (_, cell) => pricesIn(cell),
  },
  {
    name: 'hours',
    part: 'seasons',
    write: ({ seasons }) => hoursCell(seasons),
    read: (_, cell) => seasonsIn(cell),
  },
];

export const COLUMN_PARTS: MuseumPart[] = [...new Set(MUSEUM_COLUMNS.map(({ part }) => part))];

export const columnNames = (): string[] => ['slug', ...MUSEUM_COLUMNS.map(({ name }) => name)];

export const museumRow = (
  slug: string,
  facts: MuseumFacts,
  decimals: (cell: string) => string = (cell) => cell,
): string[] => [
  slug,
  ...MUSEUM_COLUMNS.map(({ write, hasDecimals }) =>
    hasDecimals ? decimals(write(facts)) : write(facts),
  ),
];

/** An invalid cell and its column. */
export type BadCell = { column: string; cell: string };
/** `unread`: parts that are unknown because of an invalid cell. */
export type ReadRow = { facts: MuseumFacts; badCells: BadCell[]; unread: MuseumPart[] };

/** The museum with the row's values; columns missing from the file are unchanged. */
export function readMuseumRow(head: string[], cells: string[], held: MuseumFacts): ReadRow {
  const badCells: BadCell[] = [];
  const unread: MuseumPart[] = [];
  let facts = held;
  for (const { name, part, read } of MUSEUM_COLUMNS) {
    const at = head.indexOf(name);
    if (at < 0) continue;
    const cell = plainCell(cells[at] ?? '');
    const value = read(facts, cell);
    if (value !== null) facts = { ...facts, [part]: value };
    else {
      badCells.push({ column: name, cell });
      unread.push(part);
    }
  }
  return { facts, badCells, unread };
}

/** The column of a fault; for translated texts the first empty language. */
export function columnOf([part, key]: FaultPlace, facts: SomeFacts): string {
  const own = MUSEUM_COLUMNS.filter((column) => column.part === part);
  const held = new Map<string, unknown>(Object.entries(facts[part] ?? {}));
  const found =
    key === undefined
      ? own.find((column) => column.key !== undefined && held.get(column.key) === '')
      : own.find((column) => column.key === key);
  return (found ?? own[0])?.name ?? part;
}

/** Without the prefix that keeps a spreadsheet from evaluating “+358”. */
export const plainCell = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@|%])/, '');
