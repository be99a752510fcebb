import { CLEAR_SIGNS } from '../../base/clear-signs.ts';
import { normaliseCampaignCode } from './campaign.ts';

/** Kinds of code: one shared by all, many generated, or many supplied by the operator. */
export const CODE_SOURCES = ['one', 'made', 'imported'] as const;
export type CodeSource = (typeof CODE_SOURCES)[number];

export const MOST_CODES = 50_000;
/** For a shared code with a limit. */
export const MOST_USES = 10_000_000;
/** Fifty thousand codes of ten characters still fit the request size limit. */
export const CODES_FILE_LENGTH = 560_000;
/** Page size of the code list. */
export const CODES_A_PAGE = 50;
export const PREFIX_LENGTH = 10;
/** Ten characters out of 23: with fifty thousand codes, one guess in a thousand million hits. */
export const GENERATED_LENGTH = 10;

export const CODE_LENGTH = { least: 4, most: 30 };
const CODE_CHARACTERS = /^[A-Z0-9ÅÄÖ-]*$/;

export function isCampaignCode(code: string): boolean {
  const { least, most } = CODE_LENGTH;
  return code.length >= least && code.length <= most && CODE_CHARACTERS.test(code);
}

export function isCodePrefix(prefix: string): boolean {
  return prefix.length <= PREFIX_LENGTH && CODE_CHARACTERS.test(prefix);
}

/** The caller supplies the randomness: ten numbers from 0 to 22. */
export function generatedCode(prefix: string, random: number[]): string {
  return prefix + random.map((index) => CLEAR_SIGNS[index]).join('');
}

export type SuppliedCode = { code: string; line: number };
type SuppliedCodes = {
  codes: SuppliedCode[];
  /** Lines whose first cell is not a code. */
  bad: number[];
  /** Lines that repeat an earlier one. */
  twice: number[];
};

const HEADINGS = ['KOODI', 'KOD', 'CODE'];

/** The first cell of every row with its line number. Empty rows and a heading are skipped. */
export function readSuppliedCodes(rows: string[][]): SuppliedCodes {
  const found: SuppliedCodes = { codes: [], bad: [], twice: [] };
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
