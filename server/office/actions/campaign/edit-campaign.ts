import type { z } from 'zod';
import type { editCampaignInput } from '../../../../contract/office/actions/campaign.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { campaignFaultPhrase } from '../../../../contract/texts/scheme-faults.ts';
import { earlier, localDate } from '../../../../domain/base/local-date.ts';
import { campaignFaults, editFault } from '../../../../domain/scheme/campaign/campaign-plan.ts';
import {
  type CampaignFacts,
  type EditedCampaign,
  findFacts,
  lockCampaignRow,
  updateCampaign,
} from '../../../scheme/campaign-change-queries.ts';
import { lockPriceList } from '../../../scheme/price-plan-queries.ts';
import { findPrices } from '../../../scheme/scheme-queries.ts';
import { isSame } from '../canonical.ts';
import { defineAction, type Prepared } from '../define-action.ts';
import { planOf } from './campaign-plan-input.ts';
import { describeEdit } from './edit-campaign-lines.ts';

type Input = z.output<typeof editCampaignInput>;

/** Many single-use codes have no use limit to choose. */
function editedOf(facts: Input['now'], source: CampaignFacts['source']): EditedCampaign {
  const { name, useLimit, personLimit } = facts;
  const limits = source === 'one' ? { useLimit, personLimit } : { useLimit: 1, personLimit: null };
  return { name, ...planOf(facts), ...limits };
}

const shownOf = ({ codeCount: _, isStopped: __, source: ___, ...facts }: CampaignFacts) => facts;

/** Changes a planned campaign. From its first day it is fixed, since people have seen it. */
export const editCampaign = defineAction<'editCampaign', Input>({
  kind: 'editCampaign',

  // An undo that restores an earlier first day must come before it: nobody was offered the campaign on past days.
  begins: ({ was, now }) => earlier(localDate(was.validFrom), localDate(now.validFrom)),

  async lock(tx, { campaignId }) {
    // Locks prices for the check below.
    await lockPriceList(tx);
    return (await lockCampaignRow(tx, campaignId)) ? { personId: null } : null;
  },

  async state(tx, { campaignId }) {
    const facts = await findFacts(tx, campaignId);
    return { campaign: facts && shownOf(facts) };
  },

  async prepare(tx, input, { today }, before) {
    const refused = (refusal: Prepared<'editCampaign'>['refusal']) => ({
      after: before,
      lines: [],
      refusal: refusal ?? null,
    });
    const held = await findFacts(tx, input.campaignId);
    if (!held) return refused(say('overAlready'));
    const late = editFault(held, today);
    if (late) return refused(say(late.fault));
    const was = shownOf(held);
    const now = editedOf(input.now, held.source);
    if (!isSame(was, editedOf(input.was, held.source))) return refused(say('changedMeanwhile'));
    if (isSame(was, now)) return refused(say('nothingChanges'));
    const prices = await findPrices(tx);
    const [fault] = campaignFaults(now, { today, prices });
    if (fault) {
      return refused(campaignFaultPhrase(fault) as Prepared<'editCampaign'>['refusal']);
    }
    return { after: { campaign: now }, lines: describeEdit(was, now, prices) };
  },

  perform: async (tx, { campaignId, now }) => {
    const held = await findFacts(tx, campaignId);
    if (held) await updateCampaign(tx, campaignId, editedOf(now, held.source));
  },

  undo: (tx, { campaignId }, { before }) =>
    updateCampaign(tx, campaignId, (before as { campaign: EditedCampaign }).campaign),
});
