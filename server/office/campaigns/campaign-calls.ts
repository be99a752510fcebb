import type { campaignCalls } from '../../../contract/office/campaign-calls.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { normaliseCampaignCode } from '../../../domain/scheme/campaign/campaign.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findPrices, findScheme } from '../../scheme/scheme-queries.ts';
import { shownActions } from '../actions/action-line.ts';
import { notFound } from '../actions/action-refusals.ts';
import { findActionLines } from '../actions/staff-action-queries.ts';
import { type CampaignRow, findCampaigns, findCodesPage } from './campaign-result-queries.ts';
import { findDownloads } from './download-queries.ts';
import { draftedCampaignAnswers } from './drafted-campaign.ts';

export const campaignAnswers: Answers<typeof campaignCalls, UserContext> = {
  async getCampaigns(_, { pool, clock }) {
    const { productForms } = await findScheme(pool);
    const campaigns = await findCampaigns(pool, null);
    return {
      today: helsinkiDay(clock.now()),
      campaigns: campaigns.map(withoutAction),
      prices: await findPrices(pool),
      productForms,
    };
  },

  async getCampaign({ id }, context) {
    const { pool, clock, language } = context;
    const [row] = await findCampaigns(pool, id);
    if (!row) throw notFound(language);
    const { actionId } = row;
    const [line] = actionId ? await findActionLines(pool, [actionId]) : [];
    return {
      today: helsinkiDay(clock.now()),
      campaign: withoutAction(row),
      made: line ? { by: line.member, at: line.at, reason: line.reason } : null,
      undoable:
        line && (await shownActions([line], context)).get(line.id)?.canUndo ? line.id : null,
      downloads: await findDownloads(pool, id),
    };
  },

  ...draftedCampaignAnswers,

  async getCampaignCodes({ id, page, search = '' }, { pool }) {
    return findCodesPage(pool, { id, page, begin: normaliseCampaignCode(search) });
  },
};

const withoutAction = ({ actionId: _, ...campaign }: CampaignRow) => campaign;
