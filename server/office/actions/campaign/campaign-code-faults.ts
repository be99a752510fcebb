import type { z } from 'zod';
import type { createCampaignInput } from '../../../../contract/office/actions/campaign.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { normaliseCampaignCode } from '../../../../domain/scheme/campaign/campaign.ts';
import {
  CODE_LENGTH,
  isCampaignCode,
  isCodePrefix,
  MOST_CODES,
  PREFIX_LENGTH,
  readSuppliedCodes,
} from '../../../../domain/scheme/campaign/campaign-codes.ts';
import { readCsv } from '../../../csv/read-csv.ts';
import type { Database } from '../../../db/database.ts';
import { findTakenCodes } from '../../../scheme/campaign-plan-queries.ts';

export type CodesInput = z.output<typeof createCampaignInput>['codes'];

/** Faults listed by line; further ones are only counted. */
const LINES_SHOWN = 10;

/** Validation error for codes; null when they are valid. */
export async function codesFault(db: Database, codes: CodesInput) {
  switch (codes.source) {
    case 'one':
      return sharedFault(db, normaliseCampaignCode(codes.code));
    case 'made':
      return isCodePrefix(normaliseCampaignCode(codes.prefix))
        ? null
        : say('badPrefix', PREFIX_LENGTH);
    default:
      return broughtFault(db, codes.content);
  }
}

async function sharedFault(db: Database, code: string) {
  const { least, most } = CODE_LENGTH;
  if (!isCampaignCode(code)) return say('badCode', least, most);
  const taken = await findTakenCodes(db, [code]);
  return taken.size > 0 ? say('codeTaken', code) : null;
}

/** All faults of the file at once, by line. */
async function broughtFault(db: Database, content: string) {
  const { codes, bad, twice } = readSuppliedCodes(readCsv(content));
  if (codes.length + bad.length === 0) return say('noCodes');
  if (codes.length > MOST_CODES) return say('tooManyCodes', codes.length, MOST_CODES);
  const held = await findTakenCodes(
    db,
    codes.map(({ code }) => code),
  );
  const taken = codes.filter(({ code }) => held.has(code)).map(({ line }) => line);
  if (bad.length + twice.length + taken.length === 0) return null;
  return say('badLines', listed(bad), listed(twice), listed(taken));
}

function listed(lines: number[]): string {
  if (lines.length === 0) return '–';
  const shown = lines.slice(0, LINES_SHOWN).join(', ');
  const more = lines.length - LINES_SHOWN;
  return more > 0 ? `${shown} (+${more})` : shown;
}
