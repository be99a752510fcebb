import { slug as slugSchema } from '../../../contract/office-actions/museum.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { COLUMN_PARTS, columnNames, readMuseumRow } from '../../../domain/museum/museum-columns.ts';
import {
  emptyMuseum,
  type MuseumFacts,
  type MuseumPart,
} from '../../../domain/museum/museum-facts.ts';
import type { MuseumFault } from '../../../domain/museum/museum-fault.ts';
import { museumFaults } from '../../../domain/museum/museum-faults.ts';
import { partColumns, partOfHead, type TablePart } from '../../../domain/museum/part-tables.ts';
import { tidyMuseum } from '../../../domain/museum/tidy-museum.ts';
import { readTable } from '../../csv/read-csv.ts';
import { readPartTable } from './museum-part-table.ts';
import { type MuseumTable, type TableFault, type TableWrong, wrong } from './museum-table-fault.ts';

/** The addresses in the file, whatever else is wrong with it. */
export function slugsIn(csv: string): string[] {
  const [head = [], ...rows] = readTable(csv);
  const at = head.map((name) => name.trim()).indexOf('slug');
  const slugs = rows.map((cells) => cells[at]?.trim() ?? '');
  return [...new Set(slugs.filter((slug) => slugSchema.safeParse(slug).success))];
}

/** What a table can change: its own part, or all that the table of museums has. */
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
  if (faults.length > 0) return { rows: [], faults };
  const given = { held, today };
  return part ? readPartTable(part, { head, lines }, given) : readMuseums({ head, lines }, given);
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
    const read = seen.has(slug)
      ? wrong('slugTwice', slug)
      : readRow({ head, cells, slug }, held.get(slug) ?? null, today);
    if ('fault' in read) table.faults.push({ line, fault: read });
    else table.rows.push({ slug, facts: read });
    seen.add(slug);
  }
  return table;
}

function headFaults(head: string[], part: TablePart | null): TableFault[] {
  const known = part ? partColumns(part) : columnNames();
  const unknown = head.filter((name) => name !== '' && !known.includes(name));
  // The rows of a part replace what a museum has: a column that is not there would empty it.
  const lacking = part ? known.filter((name) => name !== 'slug' && !head.includes(name)) : [];
  return [
    ...(head.includes('slug') ? [] : [wrong('noSlug')]),
    ...(unknown.length > 0 ? [wrong('badColumns', unknown.join(', '))] : []),
    ...(lacking.length > 0 ? [wrong('noColumns', lacking.join(', '))] : []),
  ].map((fault) => ({ line: 1, fault }));
}

function readRow(
  { head, cells, slug }: { head: string[]; cells: string[]; slug: string },
  was: MuseumFacts | null,
  today: LocalDate,
): MuseumFacts | TableWrong | MuseumFault {
  if (!slugSchema.safeParse(slug).success) return wrong('badSlug', slug);
  const read = readMuseumRow(head, cells, was ?? emptyMuseum(today));
  if ('badColumns' in read) return wrong('badColumns', read.badColumns.join(', '));
  const facts = tidyMuseum(read.facts);
  return museumFaults({ now: facts, was, today })[0] ?? facts;
}
