import { z } from 'zod';
import { writeListHead } from '../../domain/ticket-desk/list-wire.ts';
import { withoutDiskWait } from '../db/relaxed-commit.ts';
import { requireMuseum, requireUser } from '../platform/access.ts';
import type { UserContext } from '../platform/context.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { consumeRateLimit } from '../platform/limits/rate-limit.ts';
import { parseInput, singleValues } from '../platform/parse-input.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import {
  findChangedEntries,
  findListHead,
  findWholeList,
  saveListFetch,
} from './card-list-queries.ts';

/** A desk fetches twice an hour. */
const LISTS_IN_TEN_MINUTES = 20;
/** Above this the whole list is not much longer than the changes. */
const MOST_CHANGES = 50_000;

const query = z.object({
  /** Tag of the desk's copy of the list. */
  since: z
    .string()
    .regex(/^[0-9a-f]{16}\.\d{1,15}$/)
    .optional(),
});

/** Card list for offline desks: changes since the desk's copy, or the whole list (decision 224). */
export const cardListRoute: PlainRoute = {
  method: 'GET',
  path: '/desk/card-list',
  tag: 'ticket-desk',
  summary: 'The cards that a ticket desk knows without a network, or what has changed of them',
  query,
  right: 'desk.record',
  answers: {
    200: { description: 'A head and sorted entries', mediaType: 'application/octet-stream' },
    204: { description: 'The list is the one that the desk has' },
  },
  async handle({ request, reply, context }) {
    const caller = requireUser(await context());
    const museumId = requireMuseum(caller);
    const asked = singleValues(request.query, caller.language);
    const { since } = parseInput(query, asked, caller.language);
    reply.header('cache-control', 'private, no-store');
    const { pool } = caller;
    const fetched = { museumId, now: caller.clock.now() };
    // Kept in days and written asynchronously: losing it is harmless, and waiting for the disk dominated the response
    // time.
    const [head] = await Promise.all([
      findListHead(pool),
      withoutDiskWait(pool, (db) => saveListFetch(db, fetched)),
    ]);
    if (since === tagOf(head)) return reply.code(204).send();
    // "Unchanged" reads one row and is not rate limited.
    await limitLists(caller);
    const [edition, version] = since?.split('.') ?? [];
    const changed =
      edition === head.edition
        ? await findChangedEntries(caller.pool, { since: Number(version), most: MOST_CHANGES })
        : null;
    const part = changed ?? (await findWholeList(caller.pool));
    const { cards, entries } = part;
    const start = writeListHead({ isWhole: changed === null, cards }, entries.length);
    return reply
      .header('etag', `"${tagOf(part)}"`)
      .type('application/octet-stream')
      .send(Buffer.concat([start, entries]));
  },
};

function tagOf({ edition, version }: { edition: string; version: number }): string {
  return `${edition}.${version}`;
}

async function limitLists({ pool, clock, user, language }: UserContext): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeRateLimit(pool, {
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
