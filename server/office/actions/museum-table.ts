import { slug as slugSchema } from '../../../contract/office-actions/museum.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { columnNames, readMuseumRow } from '../../../domain/museum/museum-columns.ts';
import { emptyMuseum, type MuseumFacts } from '../../../domain/museum/museum-facts.ts';
import type { MuseumFault } from '../../../domain/museum/museum-fault.ts';
import { museumFault } from '../../../domain/museum/museum-faults.ts';
import { tidyMuseum } from '../../../domain/museum/tidy-museum.ts';
import { readTable } from '../../csv/read-csv.ts';

type TableWrong = { fault: 'badColumns' | 'badSlug' | 'slugTwice' | 'noSlug'; values: string[] };
export type TableFault = { line: number; fault: MuseumFault | TableWrong };
export type TableRow = { slug: string; facts: MuseumFacts };
export type MuseumTable = { rows: TableRow[]; faults: TableFault[] };

/** The addresses in the file, whatever else is wrong with it. */
export function slugsIn(csv: string): string[] {
  const [head = [], ...rows] = readTable(csv);
  const at = head.map((name) => name.trim()).indexOf('slug');
  const slugs = rows.map((cells) => cells[at]?.trim() ?? '');
  return [...new Set(slugs.filter((slug) => slugSchema.safeParse(slug).success))];
}

/** Every row as a museum, and everything that is wrong, by line as a spreadsheet counts them. */
export function readMuseumTable(
  csv: string,
  held: Map<string, MuseumFacts>,
  today: LocalDate,
): MuseumTable {
  const [first = [], ...lines] = readTable(csv);
  const head = first.map((name) => name.trim());
  const table: MuseumTable = { rows: [], faults: headFaults(head) };
  if (table.faults.length > 0) return table;
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

const wrong = (fault: TableWrong['fault'], ...values: string[]): TableWrong => ({ fault, values });

function headFaults(head: string[]): TableFault[] {
  const unknown = head.filter((name) => name !== '' && !columnNames().includes(name));
  return [
    ...(head.includes('slug') ? [] : [wrong('noSlug')]),
    ...(unknown.length > 0 ? [wrong('badColumns', unknown.join(', '))] : []),
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
  return museumFault({ now: facts, was, today }) ?? facts;
}
