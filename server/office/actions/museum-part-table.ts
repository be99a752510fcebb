import { createHash } from 'node:crypto';
import { museumFacts } from '../../../contract/office-actions/museum.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { plainCell } from '../../../domain/museum/museum-columns.ts';
import type { Exhibition, MuseumFacts } from '../../../domain/museum/museum-facts.ts';
import { museumFaults } from '../../../domain/museum/museum-faults.ts';
import {
  type PartRow,
  partOfRows,
  readPartRow,
  type TablePart,
} from '../../../domain/museum/part-tables.ts';
import { tidyMuseum } from '../../../domain/museum/tidy-museum.ts';
import { type MuseumTable, type TableFault, type TableRow, wrong } from './museum-table-fault.ts';

type Groups = Map<string, { line: number; rows: PartRow[] }>;
/** Whose each exhibition is; null once a line has named it. */
type Owners = Map<string, string | null>;
type Table = { head: string[]; lines: string[][] };
type Held = { held: Map<string, MuseumFacts>; today: LocalDate };

/** A table of what museums have many of: the rows of a museum are all that it has; a museum without a row stays as it is. */
export function readPartTable(part: TablePart, table: Table, given: Held): MuseumTable {
  const { groups, faults } = readLines(part, table, given);
  const rows: TableRow[] = [];
  for (const [slug, { line, rows: own }] of groups) {
    const was = given.held.get(slug);
    const read = was && museumOf(part, { slug, rows: own, was, today: given.today });
    if (!read) continue;
    if ('fault' in read) faults.push({ line, fault: read });
    else rows.push({ slug, facts: read });
  }
  return { rows, faults };
}

/** The rows of each museum, and what cannot be read. */
function readLines(part: TablePart, { head, lines }: Table, { held }: Held) {
  const groups: Groups = new Map();
  const faults: TableFault[] = [];
  const owners: Owners = new Map(
    [...held].flatMap(([slug, { exhibitions }]) =>
      exhibitions.map(({ id }) => [id, slug] as const),
    ),
  );
  for (const [index, cells] of lines.entries()) {
    if (cells.join('').trim() === '') continue;
    const line = index + 2;
    const named = Object.fromEntries(head.map((name, at) => [name, plainCell(cells[at] ?? '')]));
    const slug = named.slug ?? '';
    const read = held.has(slug) ? readPart(part, named, owners) : wrong('noMuseum', slug);
    const group = groups.get(slug) ?? { line, rows: [] };
    groups.set(slug, group);
    if ('fault' in read) faults.push({ line, fault: read });
    else group.rows.push(...read.rows);
  }
  return { groups, faults };
}

const idOfRow = (row: PartRow): string => ('id' in row ? row.id : '');

/** An exhibition is one museum's, and stands once. Whoever writes a second one leaves its id empty. */
function isTaken(row: PartRow, slug: string, owners: Owners): boolean {
  const id = idOfRow(row);
  if (id === '') return false;
  const isFree = (owners.get(id) ?? slug) === slug && owners.get(id) !== null;
  owners.set(id, null);
  return !isFree;
}

function readPart(part: TablePart, cells: Record<string, string>, owners: Owners) {
  const read = readPartRow(part, cells);
  if ('badColumns' in read) return wrong('badColumns', read.badColumns.join(', '));
  if (!read.row) return { rows: [] };
  const isOther = isTaken(read.row, cells.slug ?? '', owners);
  return isOther ? wrong('exhibitionTwice', idOfRow(read.row)) : { rows: [read.row] };
}

type OfMuseum = { slug: string; rows: PartRow[]; was: MuseumFacts; today: LocalDate };

function museumOf(part: TablePart, { slug, rows, was, today }: OfMuseum) {
  const own = part === 'exhibitions' ? named(slug, rows, was) : rows;
  const twice = own.map(idOfRow).find((id, index, all) => id !== '' && all.indexOf(id) < index);
  if (twice) return wrong('exhibitionTwice', twice);
  const value = partOfRows(part, own, was);
  const parsed = museumFacts.shape[part].safeParse(value);
  if (!parsed.success) return wrong('badColumns', parsed.error.issues[0]?.path.join('.') ?? part);
  const now = tidyMuseum({ [part]: parsed.data });
  return museumFaults({ now, was, today })[0] ?? { ...was, ...now };
}

/** An exhibition without an id is the one of that day and name, or a new one that is called alike whenever the file is read. */
function named(slug: string, rows: PartRow[], was: MuseumFacts): PartRow[] {
  return (rows as Exhibition[]).map((row) => {
    if (row.id !== '') return row;
    const same = was.exhibitions.find(
      ({ beginsOn, name }) => beginsOn === row.beginsOn && name.fi === row.name.fi,
    );
    return { ...row, id: same?.id ?? idOf(`${slug} ${row.beginsOn} ${JSON.stringify(row.name)}`) };
  });
}

/** A UUID of version 8: made of a hash. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
