import { z } from 'zod';
import { StartFailure } from '../server/base/start-failure.ts';
import type { Pool } from '../server/db/database.ts';
import { newTillKey, tillKeyHash } from '../server/till-api/till-key.ts';
import {
  findMuseumId,
  findTillKeys,
  insertTillKey,
  isSandboxKey,
  renewTillKey,
  revokeTillKey,
} from '../server/till-api/till-key-queries.ts';
import { runCommand } from './command.ts';

const HOW = `npm run till-key -- make <museum> <till>   shows a new key, once; the museum as in its address, or "sandbox"
npm run till-key -- list
npm run till-key -- renew <id> [days]          shows a second key for the same till; the first ends after 30 days, or so many
npm run till-key -- revoke <id>                ends a key at once`;
const OVERLAP_DAYS = '30';
const NO_KEY = 'There is no such key in use, or it ends already.';

/** Operator command: manages API keys of tills in DATABASE_URL. */
async function run(pool: Pool, [act, first, second]: string[]): Promise<string> {
  if (act === 'list') {
    const keys = await findTillKeys(pool);
    return keys
      .map(({ id, museum, madeFor, endsAt }) => [id, museum, madeFor, ending(endsAt)].join('  '))
      .join('\n');
  }
  if (act === 'revoke' && first) {
    if (!isId(first) || !(await revokeTillKey(pool, first))) {
      throw new StartFailure('There is no such key in use.');
    }
    return 'Revoked.';
  }
  if (act === 'renew' && first) return renew(pool, first, second ?? OVERLAP_DAYS);
  if (act === 'make' && first && second) return make(pool, first, second);
  throw new StartFailure(HOW);
}

const isId = (typed: string) => z.uuid().safeParse(typed).success;

async function make(pool: Pool, museum: string, madeFor: string): Promise<string> {
  const isSandbox = museum === 'sandbox';
  const museumId = isSandbox ? null : await findMuseumId(pool, museum);
  if (!isSandbox && !museumId) throw new StartFailure(`There is no museum "${museum}".`);
  const key = newTillKey(isSandbox);
  const id = await insertTillKey(pool, { museumId, keyHash: tillKeyHash(key), madeFor });
  return `${key}\nId ${id}. The key is shown this once: keep it like a password.`;
}

async function renew(pool: Pool, keyId: string, typed: string): Promise<string> {
  if (!/^\d{1,3}$/.test(typed)) {
    throw new StartFailure('Give the days as a whole number, at most 999.');
  }
  if (!isId(keyId)) throw new StartFailure(NO_KEY);
  const isSandbox = await isSandboxKey(pool, keyId);
  const key = newTillKey(isSandbox ?? false);
  const days = Number(typed);
  const id = await renewTillKey(pool, { keyId, keyHash: tillKeyHash(key), days });
  if (!id) throw new StartFailure(NO_KEY);
  return `${key}\nId ${id}. The key is shown this once: keep it like a password. The one before ends in ${days} days.`;
}

function ending(endsAt: Date | null): string {
  if (!endsAt) return '';
  return endsAt.getTime() <= Date.now() ? 'revoked' : `ends ${endsAt.toISOString().slice(0, 10)}`;
}

await runCommand(async (pool, words) => console.log(await run(pool, words)));
