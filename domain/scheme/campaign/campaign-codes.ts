import { CLEAR_SIGNS } from '../../base/clear-signs.ts';
import { normaliseCampaignCode } from './campaign.ts';

/** How people get in: one code that all share, many that the portal makes, many that the operator brings. */
export const CODE_SOURCES = ['one', 'made', 'imported'] as const;
export type CodeSource = (typeof CODE_SOURCES)[number];

export const MOST_CODES = 50_000;
/** Of a shared code that has a limit at all. */
export const MOST_USES = 10_000_000;
/** Fifty thousand codes of ten signs, and still within what one request may weigh. */
export const CODES_FILE_LENGTH = 560_000;
/** How many stand on one page of their list. */
export const CODES_A_PAGE = 50;
export const PREFIX_LENGTH = 10;
/** Ten signs of 23: with fifty thousand codes out, one guess in a thousand million finds one. */
export const MADE_SIGNS = 10;

export const CODE_LENGTH = { least: 4, most: 30 };
const WRITTEN = /^[A-Z0-9ÅÄÖ-]*$/;

export function isCampaignCode(code: string): boolean {
  const { least, most } = CODE_LENGTH;
  return code.length >= least && code.length <= most && WRITTEN.test(code);
}

export function isCodePrefix(prefix: string): boolean {
  return prefix.length <= PREFIX_LENGTH && WRITTEN.test(prefix);
}

/** The caller brings chance: ten random numbers from 0 to 22. */
export function madeCode(prefix: string, random: number[]): string {
  return prefix + random.map((index) => CLEAR_SIGNS[index]).join('');
}

export type BroughtCode = { code: string; line: number };
type Brought = {
  codes: BroughtCode[];
  /** Lines whose first cell is no code. */
  bad: number[];
  /** Lines that repeat an earlier one. */
  twice: number[];
};

const HEADINGS = ['KOODI', 'KOD', 'CODE'];

/** The first cell of every row, by the line on which it stands. Empty rows and a heading are passed over. */
export function broughtCodes(rows: string[][]): Brought {
  const found: Brought = { codes: [], bad: [], twice: [] };
  const seen = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    const line = index + 1;
    const code = normaliseCampaignCode(cells[0] ?? '');
    if (code === '' || (line === 1 && HEADINGS.includes(code))) continue;
    if (!isCampaignCode(code)) found.bad.push(line);
    else if (seen.has(code)) found.twice.push(line);
    else found.codes.push({ code, line });
    seen.add(code);
  }
  return found;
}
