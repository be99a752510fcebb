// What a spreadsheet would take for a formula, also after spaces; tab and line ends can begin one too.
const FORMULA_START = /^[\s]*[=+\-@\t\r|%]/;

/**
 * A file that every spreadsheet opens: semicolons, as in Finland, and a mark that it is UTF-8. A cell that begins like a
 * formula is made harmless: nobody's name or company becomes a program on somebody else's desk.
 */
export function writeCsv(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[";\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
