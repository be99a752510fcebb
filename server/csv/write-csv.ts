// Cells that a spreadsheet would run as a formula, also after spaces, tabs or line ends.
const FORMULA_START = /^[\s]*[=+\-@\t\r|%]/;

/**
 * For people with a spreadsheet: semicolons, as in Finland, and a UTF-8 byte order mark. Cells that begin like a
 * formula are escaped, so that user input never runs on a reader's computer. For machines use `csvLine`.
 */
export function writeCsv(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Decimal comma for Finnish spreadsheet settings, which read “79.00” as text or a date in 1979. */
export const decimalComma = (cell: string): string => cell.replaceAll(/(\d)\.(\d)/g, '$1,$2');

/** A line in the format of PostgreSQL's `copy`: only special characters are quoted. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(machineCell).join(',')}\n`;
}

function cellOf(text: string): string {
  const shown = spacedPhone(text);
  const harmless = shown === text && FORMULA_START.test(text) ? `'${text}` : shown;
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const CALLING_CODE = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3}';
const PHONE = new RegExp(`^\\+(${CALLING_CODE})(\\d{2})(\\d{2,12})$`);

/**
 * Phone numbers with spaces, “+358 40 1234567”, stay text: bare, a spreadsheet shows 3,58E+11, and a prefix would be
 * visible and copied along.
 */
function spacedPhone(text: string): string {
  const bare = /^\+[\d ]+$/.test(text) ? text.replaceAll(' ', '') : '';
  return PHONE.test(bare) ? bare.replace(PHONE, '+$1 $2 $3') : text;
}

function machineCell(cell: string | null): string {
  if (cell === null) return '';
  return /[",\r\n]/.test(cell) || cell === '' || cell === '\\.'
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}
