import { slug as slugSchema } from '../../../../contract/office/actions/museum.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import {
  COLUMN_PARTS,
  columnNames,
  columnOf,
  readMuseumRow,
} from '../../../../domain/museum/museum-columns.ts';
import {
  emptyMuseum,
  MUSEUM_PARTS,
  type MuseumFacts,
  type MuseumPart,
  type SomeFacts,
} from '../../../../domain/museum/museum-facts.ts';
import { museumFaults } from '../../../../domain/museum/museum-faults.ts';
import { partColumns, partOfHead, type TablePart } from '../../../../domain/museum/part-tables.ts';
import { tidyMuseum } from '../../../../domain/museum/tidy-museum.ts';
import { readTable } from '../../../csv/read-csv.ts';
import { readPartTable } from './museum-part-table.ts';
import {
  type MuseumTable,
  type TableFault,
  type TableWrong,
  wrong,
  wrongCells,
} from './museum-table-fault.ts';

/** The slugs in the file, whatever else is wrong with it. */
export function slugsIn(csv: string): string[] {
  const [head = [], ...rows] = readTable(csv);
  const at = head.map((name) => name.trim()).indexOf('slug');
  const slugs = rows.map((cells) => cells[at]?.trim() ?? '');
  return [...new Set(slugs.filter((slug) => slugSchema.safeParse(slug).success))];
}

/** The parts a table can change: its own, or those of the museum table. */
export function partsIn(csv: string): MuseumPart[] {
  const part = partOfHead((readTable(csv)[0] ?? []).map((name) => name.trim()));
  return part ? [part] : COLUMN_PARTS;
}

export function readMuseumTable(
  csv: string,
  held: Map<string, MuseumFacts>,
  today: LocalDate,
): MuseumTable {
  const [first = [], ...lines] = readTable(csv);
  const head = first.map((name) => name.trim());
  const part = partOfHead(head);
  const faults = headFaults(head, part);
  // Without a slug no row can be matched, and missing columns of a part would clear data.
  if (faults.length > 0 && (part || !head.includes('slug'))) return { rows: [], faults };
  const given = { held, today };
  const read = part
    ? readPartTable(part, { head, lines }, given)
    : readMuseums({ head, lines }, given);
  return { rows: read.rows, faults: [...faults, ...read.faults] };
}

type Table = { head: string[]; lines: string[][] };
type Held = { held: Map<string, MuseumFacts>; today: LocalDate };

function readMuseums({ head, lines }: Table, { held, today }: Held): MuseumTable {
  const table: MuseumTable = { rows: [], faults: [] };
  const seen = new Set<string>();
  for (const [index, cells] of lines.entries()) {
    const line = index + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const slug = cells[head.indexOf('slug')]?.trim() ?? '';
    const { facts, faults } = readRow({ head, cells, line }, held.get(slug) ?? null, today);
    const address = slugFault(slug, seen);
    if (address) table.faults.push({ line, column: 'slug', fault: address });
    table.faults.push(...faults);
    table.rows.push({ slug, facts });
    seen.add(slug);
  }
  return table;
}

function headFaults(head: string[], part: TablePart | null): TableFault[] {
  const known = part ? partColumns(part) : columnNames();
  const unknown = head.filter((name) => name !== '' && !known.includes(name));
  // Part rows replace data, so a missing column would clear it.
  const lacking = part ? known.filter((name) => name !== 'slug' && !head.includes(name)) : [];
  return [
    ...(head.includes('slug') ? [] : [wrong('noSlug')]),
    ...(unknown.length > 0 ? [wrong('badColumns', unknown.join(', '))] : []),
    ...(lacking.length > 0 ? [wrong('noColumns', lacking.join(', '))] : []),
  ].map((fault) => ({ line: 1, fault }));
}

function slugFault(slug: string, seen: Set<string>): TableWrong | null {
  if (!slugSchema.safeParse(slug).success) return wrong('badSlug', slug);
  return seen.has(slug) ? wrong('slugTwice', slug) : null;
}

/** All faults of a row, by column. */
function readRow(
  { head, cells, line }: { head: string[]; cells: string[]; line: number },
  was: MuseumFacts | null,
  today: LocalDate,
): { facts: MuseumFacts; faults: TableFault[] } {
  const { facts: read, badCells, unread } = readMuseumRow(head, cells, was ?? emptyMuseum(today));
  const facts = tidyMuseum(read);
  const readParts = MUSEUM_PARTS.filter((part) => !unread.includes(part));
  const now: SomeFacts = Object.fromEntries(readParts.map((part) => [part, facts[part]]));
  const found = museumFaults({ now, was, today }).map((fault) => ({
    line,
    column: columnOf(fault.at, facts),
    fault,
  }));
  return { facts, faults: [...wrongCells(line, badCells), ...found] };
}
