import type { z } from 'zod';
import type { createCampaignInput } from '../../../../contract/office/actions/campaign.ts';
import { campaignFaultPhrase } from '../../../../contract/texts/scheme-faults.ts';
import { campaignFaults } from '../../../../domain/scheme/campaign/campaign-plan.ts';
import {
  deleteMadeCampaign,
  findMadeCampaign,
  insertCampaign,
  lockCodesOfAction,
} from '../../../scheme/campaign-plan-queries.ts';
import { lockPriceList } from '../../../scheme/price-plan-queries.ts';
import { findPrices } from '../../../scheme/scheme-queries.ts';
import { defineAction } from '../define-action.ts';
import { codesFault } from './campaign-code-faults.ts';
import { describeCampaign } from './campaign-lines.ts';
import { planOf } from './campaign-plan-input.ts';
import { countOf, insertNewCodes, limitsOf } from './new-campaign-codes.ts';

type Input = z.output<typeof createCampaignInput>;

/** Creates a campaign with its codes. Can be undone until somebody orders with it. */
export const createCampaign = defineAction<'createCampaign', Input>({
  kind: 'createCampaign',

  async lock(tx, _input, { actionId }) {
    // Locks prices and codes for the check below.
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
    const [fault] = campaignFaults(plan, { today, prices });
    if (fault) return { after: before, lines: [], refusal: campaignFaultPhrase(fault) };
    const refusal = await codesFault(tx, input.codes);
    if (refusal) return { after: before, lines: [], refusal };
    const { name, codes } = input;
    const codeCount = countOf(codes);
    const made = { name, ...plan, source: codes.source, ...limitsOf(codes) };
    return {
      after: { campaign: { ...made, isStopped: false, codeCount, isUsed: false } },
      lines: describeCampaign(plan, codes, { codeCount, prices }),
    };
  },

  async perform(tx, input, { actionId }) {
    const { name, codes } = input;
    const facts = { name, source: codes.source, ...limitsOf(codes), actionId };
    const campaignId = await insertCampaign(tx, { ...planOf(input), ...facts });
    await insertNewCodes(tx, { campaignId, addedBy: null }, codes);
  },

  undo: (tx, _input, { actionId }) => deleteMadeCampaign(tx, actionId),
});
