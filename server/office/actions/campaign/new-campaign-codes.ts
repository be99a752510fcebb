import { randomInt } from 'node:crypto';
import { CLEAR_SIGNS } from '../../../../domain/base/clear-signs.ts';
import { normaliseCampaignCode } from '../../../../domain/scheme/campaign/campaign.ts';
import {
  GENERATED_LENGTH,
  generatedCode,
  readSuppliedCodes,
} from '../../../../domain/scheme/campaign/campaign-codes.ts';
import { readCsv } from '../../../csv/read-csv.ts';
import type { Transaction } from '../../../db/database.ts';
import { type AddedCodes, insertCodes } from '../../../scheme/campaign-plan-queries.ts';
import type { CodesInput } from './campaign-code-faults.ts';

type GeneratedCodes = Extract<CodesInput, { source: 'made' }>;
type GivenCodes = Exclude<CodesInput, GeneratedCodes>;

/** Each of many codes, generated or from a file, can be used once by anyone. */
export function limitsOf(codes: CodesInput) {
  if (codes.source !== 'one') return { useLimit: 1, personLimit: null };
  const { useLimit, personLimit } = codes;
  return { useLimit, personLimit };
}

export const countOf = (codes: CodesInput) =>
  codes.source === 'made' ? codes.count : givenCodes(codes).length;

export async function insertNewCodes(tx: Transaction, of: AddedCodes, codes: CodesInput) {
  if (codes.source === 'made') return insertMadeCodes(tx, of, codes);
  await insertCodes(tx, of, givenCodes(codes));
}

function givenCodes(codes: GivenCodes): string[] {
  if (codes.source === 'one') return [normaliseCampaignCode(codes.code)];
  return readSuppliedCodes(readCsv(codes.content)).codes.map(({ code }) => code);
}

/** Generates again on a collision, which is rare with ten characters. */
async function insertMadeCodes(tx: Transaction, of: AddedCodes, { count, prefix }: GeneratedCodes) {
  const begin = normaliseCampaignCode(prefix);
  const signs = () => Array.from({ length: GENERATED_LENGTH }, () => randomInt(CLEAR_SIGNS.length));
  let missing = count;
  while (missing > 0) {
    const codes = Array.from({ length: missing }, () => generatedCode(begin, signs()));
    missing -= await insertCodes(tx, of, codes);
  }
}
