import { z } from 'zod';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { requireUser } from '../platform/access.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findExportFile } from './export-queries.ts';

const params = z.object({ id: z.uuid() });

const FILES = [
  { kind: 'data', ending: 'json', mediaType: 'application/json' },
  { kind: 'readable', ending: 'pdf', mediaType: 'application/pdf' },
] as const;
const NAMES = { fi: 'omat-tiedot', sv: 'egna-uppgifter', en: 'my-data' };

/** The user's own export in two formats. Other people's and expired ones answer 404. */
export const exportRoutes: PlainRoute[] = FILES.map(({ kind, ending, mediaType }) => ({
  method: 'GET',
  path: `/my-data/:id/my-data.${ending}`,
  tag: 'account',
  summary: 'All that we hold of the signed-in person',
  needsSession: true,
  params,
  answers: { 200: { description: 'The file', mediaType } },
  async handle({ request, reply, context }) {
    const { pool, clock, user, language } = requireUser(await context());
    const { id: exportId } = params.parse(request.params);
    const asked = { exportId, accountId: user.accountId, now: clock.now(), kind };
    const file = await findExportFile(pool, asked);
    if (!file) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
    const day = helsinkiDay(clock.now());
    return sendFile(reply, { name: [NAMES[language], day], ending, content: file });
  },
}));
