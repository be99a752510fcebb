import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/database.ts';
import { clientAddress } from './client-address.ts';
import { takeToken } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';
import { requestLanguage } from './request-language.ts';

const LIMITED_PATHS = ['/lwr/', '/services/'];
const WINDOW_SECONDS = 60;
/** One write in the database pays for so many calls; the rest of a share that is not used is lost. */
const CALLS_IN_SHARE = 10;
const MOST_SHARES_KEPT = 10_000;

/** A refusal is remembered too: the database need not say it again. */
type Share = { refused: boolean; callsLeft: number; until: number };
type Deps = { pool: Pool; clock: Clock; callsPerMinute: number };

/** So many calls a minute from one address, however many processes answer them. 0 = no limit. */
export function registerCallLimit(app: FastifyInstance, deps: Deps): void {
  if (deps.callsPerMinute === 0) return;
  const take = makeCallLimit(deps);
  app.addHook('onRequest', async (request) => {
    if (!LIMITED_PATHS.some((path) => request.url.startsWith(path))) return;
    const retryAfterSeconds = await take(clientAddress(request.ip));
    if (retryAfterSeconds === 0) return;
    const text = refusalText('tooManyTries', requestLanguage(request));
    throw new Refusal('REQUEST_LIMIT_EXCEEDED', text, 429, retryAfterSeconds);
  });
}

function makeCallLimit({ pool, clock, callsPerMinute }: Deps) {
  const callsInShare = Math.min(CALLS_IN_SHARE, callsPerMinute);
  const limit = Math.floor(callsPerMinute / callsInShare);
  const shares = new Map<string, Share>();

  async function takeShare(address: string, now: number): Promise<Share> {
    const window = { scope: 'calls', key: address, limit, windowSeconds: WINDOW_SECONDS, now };
    const { allowed, retryAfterSeconds } = await takeToken(pool, window);
    const lastsSeconds = allowed ? WINDOW_SECONDS : retryAfterSeconds;
    return { refused: !allowed, callsLeft: callsInShare, until: now + lastsSeconds * 1000 };
  }

  /** How many seconds the caller must wait; 0 = come in. */
  return async (address: string): Promise<number> => {
    const now = clock.now();
    let share = shares.get(address);
    if (!share || now >= share.until || (!share.refused && share.callsLeft === 0)) {
      share = await takeShare(address, now);
      if (shares.size >= MOST_SHARES_KEPT) shares.clear();
      shares.set(address, share);
    }
    if (share.refused) return Math.ceil((share.until - now) / 1000);
    share.callsLeft -= 1;
    return 0;
  };
}
