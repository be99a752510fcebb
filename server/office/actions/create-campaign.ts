import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { createCampaignInput } from '../../../contract/office-actions/campaign.ts';
import { CLEAR_SIGNS } from '../../../domain/base/clear-signs.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { normaliseCampaignCode } from '../../../domain/scheme/campaign.ts';
import { broughtCodes, MADE_SIGNS, madeCode } from '../../../domain/scheme/campaign-codes.ts';
import { type CampaignPlan, campaignFault } from '../../../domain/scheme/campaign-plan.ts';
import { readCsv } from '../../csv/read-csv.ts';
import type { Transaction } from '../../db/database.ts';
import {
  deleteMadeCampaign,
  findMadeCampaign,
  insertCampaign,
  insertCodes,
  lockCodesOfAction,
} from '../../scheme/campaign-plan-queries.ts';
import { lockPriceList } from '../../scheme/price-plan-queries.ts';
import { findPrices } from '../../scheme/scheme-queries.ts';
import { type CodesInput, codesFault } from './campaign-code-faults.ts';
import { describeCampaign, describeCampaignFault } from './campaign-lines.ts';
import { defineAction } from './define-action.ts';

type Input = z.output<typeof createCampaignInput>;

/** What is stored, each kind once and in the order of the form. */
function planOf({ kind, value, purchaseKinds, billingTypes, ...days }: Input): CampaignPlan {
  return {
    kind,
    value,
    purchaseKinds: [...new Set(purchaseKinds)],
    billingTypes: [...new Set(billingTypes)],
    validFrom: localDate(days.validFrom),
    validUntil: localDate(days.validUntil),
  };
}

/** A new campaign with its codes. Undone only while nobody has ordered with it. */
export const createCampaign = defineAction<'createCampaign', Input>({
  kind: 'createCampaign',

  async lock(tx, _input, { actionId }) {
    // Prices and codes do not change under the check that follows.
    await lockPriceList(tx);
    if (actionId) await lockCodesOfAction(tx, actionId);
    return { personId: null };
  },

  async state(tx, _input, { actionId }) {
    return { campaign: actionId && (await findMadeCampaign(tx, actionId)) };
  },

  async prepare(tx, input, { today }, before) {
    const plan = planOf(input);
    const prices = await findPrices(tx);
    const fault = campaignFault(plan, { today, prices });
    if (fault) return { after: before, lines: [], refusal: describeCampaignFault(fault) };
    const refusal = await codesFault(tx, input.codes);
    if (refusal) return { after: before, lines: [], refusal };
    const { name, codes } = input;
    const codeCount = countOf(codes);
    const made = { name, ...plan, source: codes.source, useLimit: limitOf(codes) };
    return {
      after: { campaign: { ...made, isStopped: false, codeCount, isUsed: false } },
      lines: describeCampaign(plan, codes, { codeCount, prices }),
    };
  },

  async perform(tx, input, { actionId }) {
    const { name, codes } = input;
    const facts = { name, source: codes.source, useLimit: limitOf(codes), actionId };
    const campaignId = await insertCampaign(tx, { ...planOf(input), ...facts });
    if (codes.source === 'made') return insertMadeCodes(tx, campaignId, codes);
    await insertCodes(tx, campaignId, givenCodes(codes));
  },

  undo: (tx, _input, { actionId }) => deleteMadeCampaign(tx, actionId),
});

type Made = Extract<CodesInput, { source: 'made' }>;
type Given = Exclude<CodesInput, Made>;

const limitOf = (codes: CodesInput) => (codes.source === 'one' ? codes.useLimit : 1);
const countOf = (codes: CodesInput) =>
  codes.source === 'made' ? codes.count : givenCodes(codes).length;

function givenCodes(codes: Given): string[] {
  if (codes.source === 'one') return [normaliseCampaignCode(codes.code)];
  return broughtCodes(readCsv(codes.content)).codes.map(({ code }) => code);
}

/** One that somebody has already is made anew; with ten signs that hardly ever happens. */
async function insertMadeCodes(tx: Transaction, campaignId: string, { count, prefix }: Made) {
  const begin = normaliseCampaignCode(prefix);
  const signs = () => Array.from({ length: MADE_SIGNS }, () => randomInt(CLEAR_SIGNS.length));
  let missing = count;
  while (missing > 0) {
    const codes = Array.from({ length: missing }, () => madeCode(begin, signs()));
    missing -= await insertCodes(tx, campaignId, codes);
  }
}
