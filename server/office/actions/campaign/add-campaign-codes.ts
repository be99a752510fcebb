import type { z } from 'zod';
import type { addCampaignCodesInput } from '../../../../contract/office/actions/campaign.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { MOST_CODES } from '../../../../domain/scheme/campaign/campaign-codes.ts';
import {
  type MoreCodesFault,
  moreCodesFault,
} from '../../../../domain/scheme/campaign/campaign-plan.ts';
import {
  deleteAddedCodes,
  findAddedCodes,
  findFacts,
  lockAddedCodes,
  lockCampaignRow,
} from '../../../scheme/campaign-change-queries.ts';
import { defineAction, type Prepared } from '../define-action.ts';
import { codesFault } from './campaign-code-faults.ts';
import { countOf, insertNewCodes } from './new-campaign-codes.ts';

type Input = z.output<typeof addCampaignCodesInput>;

/** Adds single-use codes to a campaign. Can be undone until one of them is used in an order. */
export const addCampaignCodes = defineAction<'addCampaignCodes', Input>({
  kind: 'addCampaignCodes',

  async lock(tx, { campaignId }, { actionId }) {
    const isThere = await lockCampaignRow(tx, campaignId);
    if (actionId) await lockAddedCodes(tx, actionId);
    return isThere ? { personId: null } : null;
  },

  async state(tx, _input, { actionId }) {
    return { added: actionId && (await findAddedCodes(tx, actionId)) };
  },

  async prepare(tx, { campaignId, codes }, { today }, before) {
    const refused = (refusal: Prepared<'addCampaignCodes'>['refusal']) => ({
      after: before,
      lines: [],
      refusal: refusal ?? null,
    });
    const campaign = await findFacts(tx, campaignId);
    if (!campaign) return refused(say('overAlready'));
    const count = countOf(codes);
    const fault = moreCodesFault(campaign, count, today);
    if (fault) return refused(describeFault(fault));
    const badCodes = await codesFault(tx, codes);
    if (badCodes) return refused(badCodes as Prepared<'addCampaignCodes'>['refusal']);
    const { name, codeCount } = campaign;
    return {
      after: { added: { count, isUsed: false } },
      lines: [
        { label: 'campaign', before: null, after: say('name', name) },
        { label: 'added', before: null, after: say('codes', count) },
        { label: 'total', before: say('codes', codeCount), after: say('codes', codeCount + count) },
      ],
    };
  },

  perform: (tx, { campaignId, codes }, { actionId }) =>
    insertNewCodes(tx, { campaignId, addedBy: actionId }, codes),

  undo: (tx, _input, { actionId }) => deleteAddedCodes(tx, actionId),
});

function describeFault(found: MoreCodesFault) {
  return found.fault === 'tooManyCodes'
    ? say(found.fault, found.total, MOST_CODES)
    : say(found.fault);
}
