import { createHash } from 'node:crypto';
import { museumFacts } from '../../../../contract/office/actions/museum.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { plainCell } from '../../../../domain/museum/museum-columns.ts';
import type { Exhibition, MuseumFacts } from '../../../../domain/museum/museum-facts.ts';
import { museumFaults } from '../../../../domain/museum/museum-faults.ts';
import {
  type PartRow,
  partColumnOf,
  partOfRows,
  readPartRow,
  type TablePart,
} from '../../../../domain/museum/part-tables.ts';
import { tidyMuseum } from '../../../../domain/museum/tidy-museum.ts';
import {
  type MuseumTable,
  type TableFault,
  type TableRow,
  wrong,
  wrongCells,
} from './museum-table-fault.ts';

/** The rows of one museum with their line numbers; `line` is reported when no single row is at fault. */
type Group = { line: number; rows: PartRow[]; lines: number[] };
type Groups = Map<string, Group>;
/** Museum of each exhibition; null once a line has used it. */
type Owners = Map<string, string | null>;
type Table = { head: string[]; lines: string[][] };
type Held = { held: Map<string, MuseumFacts>; today: LocalDate };

/** Reads a table with many rows per museum: they replace the museum's list; museums without a row are unchanged. */
export function readPartTable(part: TablePart, table: Table, given: Held): MuseumTable {
  const { groups, faults } = readLines(part, table, given);
  const rows: TableRow[] = [];
  for (const [slug, group] of groups) {
    const was = given.held.get(slug);
    if (!was) continue;
    const read = museumOf(part, { slug, group, was, today: given.today });
    faults.push(...read.faults);
    if (read.facts) rows.push({ slug, facts: read.facts });
  }
  return { rows, faults: faults.toSorted((one, other) => one.line - other.line) };
}

/** Rows by museum, and unreadable lines. */
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
    const group = groups.get(slug) ?? { line, rows: [], lines: [] };
    groups.set(slug, group);
    if (!held.has(slug)) faults.push({ line, column: 'slug', fault: wrong('noMuseum', slug) });
    const read = readPart(part, named, { owners, line });
    faults.push(...read.faults);
    if (!read.row) continue;
    group.rows.push(read.row);
    group.lines.push(line);
  }
  return { groups, faults };
}

const idOfRow = (row: PartRow): string => ('id' in row ? row.id : '');

/** An exhibition belongs to one museum and appears once; a new one has an empty id. */
function isTaken(row: PartRow, slug: string, owners: Owners): boolean {
  const id = idOfRow(row);
  if (id === '') return false;
  const isFree = (owners.get(id) ?? slug) === slug && owners.get(id) !== null;
  owners.set(id, null);
  return !isFree;
}

type Read = { row: PartRow | null; faults: TableFault[] };

function readPart(
  part: TablePart,
  cells: Record<string, string>,
  { owners, line }: { owners: Owners; line: number },
): Read {
  const read = readPartRow(part, cells);
  if ('badCells' in read) return { row: null, faults: wrongCells(line, read.badCells) };
  if (!read.row || !isTaken(read.row, cells.slug ?? '', owners)) return { ...read, faults: [] };
  const fault = wrong('exhibitionTwice', idOfRow(read.row));
  return { row: null, faults: [{ line, column: 'exhibition_id', fault }] };
}

type OfMuseum = { slug: string; group: Group; was: MuseumFacts; today: LocalDate };

function museumOf(
  part: TablePart,
  { slug, group, was, today }: OfMuseum,
): { facts: MuseumFacts | null; faults: TableFault[] } {
  const { line, rows, lines } = group;
  const own = part === 'exhibitions' ? named(slug, rows, was) : rows;
  const twice = own.map(idOfRow).find((id, index, all) => id !== '' && all.indexOf(id) < index);
  if (twice) return { facts: null, faults: [{ line, fault: wrong('exhibitionTwice', twice) }] };
  const value = partOfRows(part, own, was);
  const parsed = museumFacts.shape[part].safeParse(value);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? part;
    return { facts: null, faults: [{ line, fault: wrong('badColumns', path) }] };
  }
  // Keeps file order, since faults refer to rows.
  const found = museumFaults({ now: { [part]: parsed.data }, was, today });
  const faults = found.map((fault) => {
    const [, index, key] = fault.at;
    const row = typeof index === 'number' ? own[index] : undefined;
    const column = row && partColumnOf(part, key === undefined ? key : String(key), row);
    return { line: lines[Number(index)] ?? line, ...(column && { column }), fault };
  });
  return { facts: { ...was, ...tidyMuseum({ [part]: parsed.data }) }, faults };
}

/** Without an id: matched by day and name, else a new id derived from them, the same on every read. */
function named(slug: string, rows: PartRow[], was: MuseumFacts): PartRow[] {
  return (rows as Exhibition[]).map((row) => {
    if (row.id !== '') return row;
    const same = was.exhibitions.find(
      ({ beginsOn, name }) => beginsOn === row.beginsOn && name.fi === row.name.fi,
    );
    return { ...row, id: same?.id ?? idOf(`${slug} ${row.beginsOn} ${JSON.stringify(row.name)}`) };
  });
}

/** UUID version 8 from a hash. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
