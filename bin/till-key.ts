import type { Pool } from '../server/db/database.ts';
import { newTillKey, tillKeyHash } from '../server/till-api/till-key.ts';
import {
  findMuseumId,
  findTillKeys,
  insertTillKey,
  revokeTillKey,
} from '../server/till-api/till-key-queries.ts';
import { commandPool } from './command-pool.ts';

const HOW = `npm run till-key -- make <museum> <till>   shows a new key, once; the museum as in its address, or "sandbox"
npm run till-key -- list
npm run till-key -- revoke <id>`;

/** For an operator: the keys of tills in DATABASE_URL. */
async function run(pool: Pool, [act, first, second]: string[]): Promise<string> {
  if (act === 'list') {
    const keys = await findTillKeys(pool);
    return keys
      .map(({ id, museum, madeFor, isRevoked }) =>
        [id, museum, madeFor, isRevoked ? 'revoked' : ''].join('  '),
      )
      .join('\n');
  }
  if (act === 'revoke' && first) {
    return (await revokeTillKey(pool, first)) ? 'Revoked.' : 'There is no such key in use.';
  }
  if (act === 'make' && first && second) return make(pool, first, second);
  return HOW;
}

async function make(pool: Pool, museum: string, madeFor: string): Promise<string> {
  const isSandbox = museum === 'sandbox';
  const museumId = isSandbox ? null : await findMuseumId(pool, museum);
  if (!isSandbox && !museumId) return `There is no museum "${museum}".`;
  const key = newTillKey(isSandbox);
  const id = await insertTillKey(pool, { museumId, keyHash: tillKeyHash(key), madeFor });
  return `${key}\nId ${id}. The key is shown this once: keep it like a password.`;
}

const pool = commandPool();
console.log(await run(pool, process.argv.slice(2)));
await pool.end();
