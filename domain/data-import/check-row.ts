import { accountAddress } from '../account/email-address.ts';
import { parseImportedCode } from '../activation/activation-code.ts';
import { type LocalDate, yearOf } from '../base/local-date.ts';
import { WELL_FORMED } from '../base/well-formed-text.ts';
import { parseCustomerNumber } from '../card/customer-number.ts';
import { cleanField } from '../person/clean-field.ts';
import { HOME_COUNTRY } from '../person/country.ts';
import { fieldErrors } from '../person/field-rules.ts';
import { FINLAND, phoneToSend } from '../person/phone-number.ts';
import type { DateFormat } from './file-guess.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts';
import type { ImportKind } from './import-kinds.ts';
import type { RowReason } from './import-states.ts';
import {
  readCents,
  readCountry,
  readDay,
  readExpiry,
  readLanguage,
  readWhole,
  readYesNo,
} from './read-cell.ts';
import type { RowFault, RowFields, RowValue } from './row-fields.ts';
import { RULES_OF_KIND } from './row-rules.ts';

export type CheckedRow = { outerId: string; fields: RowFields } | (RowFault & { outerId: string });

export type RowContext = {
  today: LocalDate;
  dateFormat: DateFormat;
  /** Museum id by slug and by lower-case Finnish name. */
  museums: ReadonlyMap<string, string>;
};

type Cells = Readonly<Record<string, string>>;
type CellContext = RowContext & { country: string };

const MOST_TEXT = 1_000;
const OUTER_ID = /^[\x21-\x7e]{1,64}$/;
const SHOWN_VALUE_LENGTH = 100;
/** Words of the other system: showing the value helps to correct it and reveals nothing personal. */
const SHOWN_TYPES: ReadonlySet<ImportColumn['type']> = new Set([
  ...(['museum', 'language', 'country', 'yesNo', 'day', 'whole', 'euros', 'expiry'] as const),
]);

/** Checks one row by the portal's own rules. Optional empty cells become null. */
export function checkRow(kind: ImportKind, cells: Cells, context: RowContext): CheckedRow {
  const [first] = IMPORT_COLUMNS[kind];
  const outerId = (first && cells[first.name]?.trim()) || '';
  const fields: RowFields = {};
  const fault =
    readFields(IMPORT_COLUMNS[kind], cells, context, fields) ??
    RULES_OF_KIND[kind]?.(fields, context.today);
  return fault ? { outerId: OUTER_ID.test(outerId) ? outerId : '', ...fault } : { outerId, fields };
}

/** Fills `fields` up to the first fault. */
function readFields(
  columns: readonly ImportColumn[],
  cells: Cells,
  context: RowContext,
  fields: RowFields,
): RowFault | null {
  // The postal code depends on the country, so the country is checked first.
  const country = readCountry(cells.country ?? '') ?? HOME_COUNTRY;
  for (const column of columns) {
    const text = (cells[column.name] ?? '').trim();
    const value = cellValue(column, text, { ...context, country });
    if (isFault(value)) {
      const found = SHOWN_TYPES.has(column.type) &&
        text !== '' && { found: text.slice(0, SHOWN_VALUE_LENGTH) };
      return { why: value.why, columns: [column.name], ...found };
    }
    if (value !== null || !column.isLater) fields[column.name] = value;
  }
  return null;
}

type Read = RowValue | { why: RowReason };

const isFault = (value: Read): value is { why: RowReason } =>
  typeof value === 'object' && value !== null;

function or(value: RowValue, why: RowReason): Read {
  return value === null ? { why } : value;
}

/** Characters that show a wrong encoding. */
const NOT_UNDERSTOOD = '\uFFFD';

function cellValue(column: ImportColumn, text: string, context: CellContext): Read {
  if (!WELL_FORMED.test(text) || text.includes(NOT_UNDERSTOOD)) return { why: 'brokenText' };
  if (text.length > MOST_TEXT) return { why: 'tooLong' };
  if (text !== '' || column.type === 'yesNo') return readValue(column, text, context);
  return column.isRequired ? { why: 'missing' } : (column.default ?? null);
}

function readValue(column: ImportColumn, text: string, context: CellContext): Read {
  switch (column.type) {
    case 'outerId':
    case 'reference':
      return OUTER_ID.test(text) ? text : { why: 'badOuterId' };
    case 'day':
      return or(readDay(text, context.dateFormat), 'notADay');
    case 'yesNo':
      return or(readYesNo(text), 'notYesOrNo');
    case 'whole':
      return or(readWhole(text), 'notANumber');
    case 'euros':
      return or(readCents(text), 'notANumber');
    case 'expiry':
      return or(readExpiry(text), 'notADay');
    case 'country':
      // The home country says no more than an empty cell.
      return readCountry(text) === HOME_COUNTRY ? null : or(readCountry(text), 'unknownCountry');
    case 'language':
      return or(readLanguage(text), 'unknownLanguage');
    case 'customerNumber':
      return or(parseCustomerNumber(text), 'badCustomerNumber');
    case 'activationCode':
      return or(parseImportedCode(text), 'badCode');
    case 'museum':
      return or(context.museums.get(text.toLowerCase()) ?? null, 'unknownMuseum');
    default:
      return formValue(column, text, context);
  }
}

const OF_TYPE: Partial<Record<ImportColumn['type'], string>> = {
  email: 'emailAddress',
  zipCode: 'zipCode',
  year: 'yearOfBirth',
};

/** Cleaned like form input, so that the same values are valid in both. */
function formValue(column: ImportColumn, text: string, { today, country }: CellContext): Read {
  const { type } = column;
  if (type === 'phone') return phoneValue(text);
  const field = OF_TYPE[type] ?? column.field;
  if (!field) return cleanField('billingReference', text);
  const judged = type === 'year' ? (/^(\d{4})\b/.exec(text)?.[1] ?? text) : text;
  if (fieldErrors(field, judged, { currentYear: yearOf(today), country }).length > 0) {
    return { why: 'badField' };
  }
  if (type === 'email') return accountAddress(judged);
  return type === 'year' ? Number(judged) : cleanField(field, judged);
}

function phoneValue(text: string): Read {
  const plain = text.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  const phone = phoneToSend({ phone: plain, country: FINLAND });
  return fieldErrors('phone', phone, { currentYear: 0 }).length > 0 ? { why: 'badField' } : phone;
}
