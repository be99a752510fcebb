import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../base/clock.ts';
import type { Pool } from '../../db/database.ts';
import { clientAddress } from '../http/client-address.ts';
import { requestLanguage } from '../http/request-language.ts';
import { matchedPath } from '../http/request-path.ts';
import { Refusal } from '../refusal.ts';
import { refusalText } from '../refusal-text.ts';
import { consumeSharedRateLimit } from './rate-limit.ts';

const LIMITED_ROUTES = ['/lwr/', '/services/', '/office/museum-pictures', '/office/scheme-logos'];
const WINDOW_SECONDS = 60;

type Deps = { pool: Pool; clock: Clock; callsPerMinute: number };

/** Calls per minute from one address, across processes. 0 = no limit. */
export function registerCallLimit(app: FastifyInstance, deps: Deps): void {
  const { pool, clock, callsPerMinute: limit } = deps;
  if (limit === 0) return;
  app.addHook('onRequest', async (request) => {
    const matched = matchedPath(request);
    if (!LIMITED_ROUTES.some((start) => matched.startsWith(start))) return;
    const key = clientAddress(request.ip);
    const calls = { scope: 'calls', key, limit, windowSeconds: WINDOW_SECONDS, now: clock.now() };
    const { allowed, retryAfterSeconds } = await consumeSharedRateLimit(pool, calls);
    if (allowed) return;
    const text = refusalText('tooManyTries', requestLanguage(request));
    throw new Refusal('REQUEST_LIMIT_EXCEEDED', text, 429, retryAfterSeconds);
  });
}
