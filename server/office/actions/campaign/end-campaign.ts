import type { z } from 'zod';
import type { endCampaignInput } from '../../../../contract/office/actions/campaign.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import {
  type EndFault,
  endFault,
  newEnd,
} from '../../../../domain/scheme/campaign/campaign-plan.ts';
import {
  type CampaignEnd,
  findEnd,
  lockCampaignRow,
  updateEnd,
} from '../../../scheme/campaign-change-queries.ts';
import { defineAction } from '../define-action.ts';

type Input = z.output<typeof endCampaignInput>;
type End = Pick<CampaignEnd, 'validUntil' | 'isStopped'>;

const dayOf = ({ until }: Input) => (until === null ? null : localDate(until));

/** Sets another last day or ends the campaign now. Orders being paid keep their price and their use of the code. */
export const endCampaign = defineAction<'endCampaign', Input>({
  kind: 'endCampaign',

  async lock(tx, { campaignId }) {
    return (await lockCampaignRow(tx, campaignId)) ? { personId: null } : null;
  },

  async state(tx, { campaignId }) {
    const end = await findEnd(tx, campaignId);
    return { validUntil: end?.validUntil ?? null, isStopped: end?.isStopped ?? null };
  },

  async prepare(tx, input, { today }, before) {
    const campaign = await findEnd(tx, input.campaignId);
    const fault = campaign && endFault(campaign, dayOf(input), today);
    if (!campaign || fault) {
      return {
        after: before,
        lines: [],
        refusal: describeFault(fault ?? { fault: 'nothingChanges' }),
      };
    }
    const after = newEnd(dayOf(input), today);
    return {
      after,
      lines: [
        { label: 'campaign', before: null, after: say('name', campaign.name) },
        { label: 'end', before: endText(campaign), after: endText(after) },
        { label: 'begun', before: null, after: say('begun') },
      ],
    };
  },

  perform: (tx, input, { today }) => updateEnd(tx, input.campaignId, newEnd(dayOf(input), today)),

  undo: (tx, { campaignId }, { before }) => updateEnd(tx, campaignId, before as End),
});

function describeFault(found: EndFault) {
  return found.fault === 'dayTooFar' ? say(found.fault, { day: found.day }) : say(found.fault);
}

const endText = ({ validUntil, isStopped }: End) =>
  say(isStopped ? 'stopped' : 'lastDay', { day: validUntil });
