import { z } from 'zod';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { requireUser } from '../../platform/access.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findAllCodes, findCampaignName } from './campaign-result-queries.ts';
import { insertDownload } from './download-queries.ts';

const params = z.object({ campaignId: z.uuid() });

/** Download of a campaign's codes, for mailing or printing. */
export const campaignRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: '/office/campaigns/:campaignId/csv',
    tag: 'office-campaign',
    summary: 'The codes of a campaign and the days on which they were used, for staff',
    params,
    right: 'campaign.plan',
    answers: { 200: { description: 'The table', mediaType: 'text/csv' } },
    async handle({ request, reply, context }) {
      const caller = await context();
      const { accountId } = requireUser(caller).user;
      const { pool, clock, log, language } = caller;
      const { campaignId } = params.parse(request.params);
      const codes = await findAllCodes(pool, campaignId);
      if (codes.length === 0)
        throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
      // Recorded before the response starts, so that no download goes unrecorded.
      await insertDownload(pool, { campaignId, accountId, now: clock.now() });
      log.info({ campaignId, accountId }, 'campaign codes taken');
      const rows = codes.map(({ code, usedAt }) => [
        code,
        usedAt === null ? '' : helsinkiDay(usedAt),
      ]);
      const campaign = await findCampaignName(pool, campaignId);
      const name = ['kampanjakoodit', campaign, helsinkiDay(clock.now())];
      const content = writeCsv([['code', 'used_on'], ...rows]);
      return sendFile(reply, { name, ending: 'csv', content });
    },
  },
];
