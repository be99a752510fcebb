import { accountAddress } from '../account/email-address.ts';
import type { FieldError } from '../person/field-error.ts';
import { fieldErrors } from '../person/field-rules.ts';

export type Person = { name: string; emailAddress: string };
export type BadRow = { row: number; reason: FieldError | 'twice' | 'columns' };
export type PeopleFile = { people: Person[]; badRows: BadRow[] };

/**
 * Names and addresses from a spreadsheet: first name, last name and e-mail in each row, with commas, semicolons or tabs
 * between them. A first row without any address is a heading. Every bad row is named, counted as the sheet counts.
 */
export function readPeople(text: string, currentYear: number): PeopleFile {
  const file: PeopleFile = { people: [], badRows: [] };
  const seen = new Set<string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (index === 0 && !line.includes('@'))) continue;
    const row = index + 1;
    const cells = cellsOf(line);
    const [firstName = '', lastName = '', emailAddress = ''] = cells;
    if (cells.length < 3) {
      file.badRows.push({ row, reason: 'columns' });
      continue;
    }
    const [fault] = [
      ...fieldErrors('firstName', firstName, { currentYear }),
      ...fieldErrors('lastName', lastName, { currentYear }),
      ...fieldErrors('emailAddress', emailAddress, { currentYear }),
    ];
    const address = accountAddress(emailAddress);
    if (fault) file.badRows.push({ row, reason: fault });
    else if (seen.has(address)) file.badRows.push({ row, reason: 'twice' });
    else file.people.push({ name: `${firstName} ${lastName}`, emailAddress: address });
    seen.add(address);
  }
  return file;
}

/** Quotes around a cell are the spreadsheet's, and a doubled quote is one. */
function cellsOf(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g)];
  return cells.map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
}
