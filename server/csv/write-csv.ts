// What a spreadsheet would take for a formula, also after spaces; tab and line ends can begin one too.
const FORMULA_START = /^[\s]*[=+\-@\t\r|%]/;

/**
 * A file that a person opens in a spreadsheet: semicolons, as in Finland, and a mark that it is UTF-8. A cell that begins
 * like a formula is made harmless: nobody's name or company becomes a program on somebody else's desk. What machines read
 * has commas, points and nothing added: `csvLine`.
 */
export function writeCsv(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** As a spreadsheet with Finnish settings reckons it, in the midst of dates too: “79.00” is text there, or a day in 1979. */
export const decimalComma = (cell: string): string => cell.replaceAll(/(\d)\.(\d)/g, '$1,$2');

/** A line as `copy` of PostgreSQL writes it: only what would break it stands in quotes. */
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
 * A number of a phone is parted by spaces, “+358 40 1234567”: nothing to reckon, no sum and no group of thousands, so that it
 * stays text as it is. Bare it would become 3,58E+11, and a mark before it is seen and copied along.
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
