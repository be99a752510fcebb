import type { ShownImport } from '../contract/data-import/data-import.ts';
import type { UnknownValue } from '../server/office/data-import/judge/unknown-value-queries.ts';
import { contractsInWords, rowsInWords, totalsInWords } from './counted-words.ts';

/** Prints an import after each step. */
export function printImport(shown: ShownImport, unknown: UnknownValue[]): void {
  const { id, name, state, fault, files, counts, missingContracts, totals, landed } = shown;
  console.log(`${id} ${name}: ${state}${fault ? ` (${fault})` : ''}`);
  for (const file of files) printFile(file);
  for (const { kind, ...numbers } of counts) {
    const told = Object.entries(numbers).filter(([, number]) => number > 0);
    console.log(`  ${kind}: ${told.map(([word, number]) => `${word} ${number}`).join(', ')}`);
  }
  for (const { file, line, column, found, why, rows } of unknown) {
    const more = rows > 1 ? ` and ${rows - 1} more` : '';
    console.log(`  ${file}, line ${line}${more}, column ${column}: "${found}" ${why}`);
  }
  if (missingContracts > 0)
    console.log(
      `  not in this file, from an earlier import and charged on: ${contractsInWords(missingContracts)} ("report" lists them)`,
    );
  if (totals) console.log(`  totals on ${totals.asOf}: ${totalsInWords(totals.figures)}`);
  if (landed) console.log(`  in the portal: ${totalsInWords(landed)}`);
}

function printFile(file: ShownImport['files'][number]): void {
  const { kind, name, rows, state, guessed, mapping } = file;
  const { encoding, separator, dateFormat } = guessed ?? {};
  const read = guessed ? `, ${encoding} "${separator}" ${dateFormat}` : '';
  console.log(`  ${kind}: ${name}, ${rowsInWords(rows)}, ${state}${read}`);
  const mapped = new Set(Object.values(mapping?.columns ?? {}).map(({ from }) => from));
  const columns = file.columns.map((column) => column.name).filter((one) => mapped.has(one));
  if (columns.length > 0) console.log(`    by its columns ${columns.join(', ')}`);
  else if (state === 'read') console.log('    no mapping fits: give one with "map"');
}
