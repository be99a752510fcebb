import { accountAddress } from '../account/email-address.ts';
import type { FieldError } from '../person/field-error.ts';
import { fieldErrors } from '../person/field-rules.ts';

export type Person = { name: string; emailAddress: string };
export type BadRow = { row: number; reason: FieldError | 'twice' | 'columns' };
export type PeopleFile = { people: Person[]; badRows: BadRow[] };

const COLUMNS = ['firstName', 'lastName', 'emailAddress'] as const;
type Column = (typeof COLUMNS)[number];
type Places = Record<Column, number>;

/** Column names in Finnish, Swedish and English, in lower case without spaces and punctuation. */
const HEADINGS: Record<Column, string[]> = {
  firstName: [
    'etunimi',
    'etunimet',
    'förnamn',
    'tilltalsnamn',
    'firstname',
    'givenname',
    'forename',
  ],
  lastName: ['sukunimi', 'efternamn', 'släktnamn', 'lastname', 'surname', 'familyname'],
  emailAddress: [
    ...['sähköposti', 'sähköpostiosoite', 'sposti', 'työsähköposti', 'epost', 'epostadress'],
    ...['mejl', 'email', 'emailaddress', 'mail'],
  ],
};

/**
 * Names and addresses from spreadsheet rows: first name, last name, e-mail. A heading row may give another order; any
 * other row is a person, or is reported as bad with the spreadsheet's row number.
 */
export function readPeople(rows: string[][], currentYear: number): PeopleFile {
  const file: PeopleFile = { people: [], badRows: [] };
  const seen = new Set<string>();
  let places: Places | null = null;
  for (const [index, row] of rows.entries()) {
    const cells = row.map(onOneLine);
    if (cells.every((cell) => cell === '')) continue;
    if (!places) {
      const heading = headingOf(cells);
      places = heading ?? { firstName: 0, lastName: 1, emailAddress: 2 };
      if (heading) continue;
    }
    const judged = judge(cells, { places, seen, currentYear });
    if ('reason' in judged) file.badRows.push({ row: index + 1, reason: judged.reason });
    else file.people.push(judged);
  }
  return file;
}

/** Null unless every column name is known. */
function headingOf(cells: string[]): Places | null {
  const words = cells.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const placeOf = (column: Column) => words.findIndex((word) => HEADINGS[column].includes(word));
  const [firstName = -1, lastName = -1, emailAddress = -1] = COLUMNS.map(placeOf);
  const places = { firstName, lastName, emailAddress };
  return Object.values(places).every((place) => place >= 0) ? places : null;
}

type Reading = { places: Places; seen: Set<string>; currentYear: number };

function judge(
  cells: string[],
  { places, seen, currentYear }: Reading,
): Person | Omit<BadRow, 'row'> {
  const [firstName, lastName, emailAddress] = COLUMNS.map((column) => cells[places[column]]);
  if (firstName === undefined || lastName === undefined || emailAddress === undefined) {
    return { reason: 'columns' };
  }
  const [fault] = [
    ...fieldErrors('firstName', firstName, { currentYear }),
    ...fieldErrors('lastName', lastName, { currentYear }),
    ...fieldErrors('emailAddress', emailAddress, { currentYear }),
  ];
  if (fault) return { reason: fault };
  const address = accountAddress(emailAddress);
  if (seen.has(address)) return { reason: 'twice' };
  seen.add(address);
  return { name: `${firstName} ${lastName}`, emailAddress: address };
}

/** A line break within a cell only wraps the text to the column's width. */
function onOneLine(cell: string): string {
  return cell.trim().replace(/\s*[\r\n]\s*/g, ' ');
}
