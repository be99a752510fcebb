import { createHash, createHmac } from 'node:crypto';
import type { UserContext } from '../context.ts';
import { requireRight, requireUser } from '../platform/access.ts';
import type { PlainRoute } from '../platform/plain-route.ts';
import { takeToken } from '../platform/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findListEntries } from './card-list-queries.ts';
import { requireMuseum } from './require-museum.ts';
import { sealingKey } from './sealed-number.ts';

const SALT_BYTES = 16;
// The whole list is read each time: a desk asks twice an hour.
const LISTS_IN_TEN_MINUTES = 20;

/** For desks without a network: a salt, the key their queue is sealed with, and the entries (decision 165). */
export const cardListRoute: PlainRoute = {
  method: 'GET',
  path: '/desk/cards.bin',
  summary: 'The cards that a ticket desk knows without a network',
  answers: {
    200: {
      description: 'Salt, sealing key, sorted entries',
      mediaType: 'application/octet-stream',
    },
    304: { description: 'The list is the one that the desk has' },
  },
  async handle({ request, reply, context }) {
    const caller = requireUser(await context());
    requireRight('desk', caller);
    const museumId = requireMuseum(caller);
    await limitLists(caller);
    const { pool, settings } = caller;
    const salt = saltOf(museumId, settings.secretKey);
    const entries = await findListEntries(pool, salt);
    const list = Buffer.concat([salt, sealingKey(settings.secretKey), entries]);
    const etag = `"${createHash('sha256').update(list).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/octet-stream').send(list);
  },
};

/** A museum's own: the lists of two museums cannot be laid side by side. */
function saltOf(museumId: string, secretKey: string): Buffer {
  const digest = createHmac('sha256', secretKey).update(`desk-list\n${museumId}`).digest();
  return digest.subarray(0, SALT_BYTES);
}

async function limitLists({ pool, clock, user, language }: UserContext): Promise<void> {
  const { allowed, retryAfterSeconds } = await takeToken(pool, {
    scope: 'desk list',
    key: user.accountId,
    limit: LISTS_IN_TEN_MINUTES,
    windowSeconds: 600,
    now: clock.now(),
  });
  if (allowed) return;
  const text = refusalText('tooManyTries', language);
  throw new Refusal('REQUEST_LIMIT_EXCEEDED', text, 429, retryAfterSeconds);
}
