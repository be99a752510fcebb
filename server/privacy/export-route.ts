import { z } from 'zod';
import { requireUser } from '../platform/access.ts';
import type { PlainRoute } from '../platform/plain-route.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findExportFile } from './export-queries.ts';

const params = z.object({ id: z.uuid() });

const FILES = [
  { kind: 'data', name: 'my-data.json', mediaType: 'application/json' },
  { kind: 'readable', name: 'my-data.pdf', mediaType: 'application/pdf' },
] as const;

/** One's own data, twice. Somebody else's is as absent as what has run out. */
export const exportRoutes: PlainRoute[] = FILES.map(({ kind, name, mediaType }) => ({
  method: 'GET',
  path: `/my-data/:id/${name}`,
  summary: 'All that we hold of the signed-in person',
  params,
  answers: { 200: { description: 'The file', mediaType } },
  async handle({ request, reply, context }) {
    const { pool, clock, user, language } = requireUser(await context());
    const { id: exportId } = params.parse(request.params);
    const asked = { exportId, accountId: user.accountId, now: clock.now(), kind };
    const file = await findExportFile(pool, asked);
    if (!file) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(mediaType)
      .send(file);
  },
}));
