import { z } from 'zod';
import { text } from '../../../contract/call/wire-values.ts';
import { pathTo } from '../../../contract/page/pages.ts';
import { unsealCode } from '../../activation/activation-secret.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { activationLink, MARKER_PARAMETER } from '../gift-links.ts';
import { secretHash } from '../gift-secrets.ts';
import { findMarkedGift, insertOpening } from '../send/send-queries.ts';

const query = z.object({ [MARKER_PARAMETER]: text(100).optional() });

/**
 * Links of earlier releases, with the marker in the query: records the opening and redirects to the page with the code.
 */
export const openingRoute: PlainRoute = {
  method: 'GET',
  path: '/gifts/open',
  tag: 'gift',
  summary: 'The recipient of a gift follows their link',
  query,
  answers: { 303: { description: 'To the page where the gift is taken into use' } },
  async handle({ request, reply, context }) {
    const { pool, clock, settings } = await context();
    const marker = query.safeParse(request.query).data?.[MARKER_PARAMETER] ?? '';
    const markerHash = secretHash(marker);
    const gift = await findMarkedGift(pool, markerHash);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
    if (!gift) return reply.redirect(pathTo('Activate_Card', 'fi'), 303);

    if (isPerson(request.headers)) await insertOpening(pool, { markerHash, now: clock.now() });
    const code = unsealCode(gift.sealedCode, settings.secretKey);
    return reply.redirect(activationLink(gift.language, settings, code), 303);
  },
};

/** Mail filters follow links too; only a browser sends navigation headers. */
function isPerson(headers: Record<string, unknown>): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
