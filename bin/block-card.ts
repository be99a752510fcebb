import { parseCustomerNumber } from '../domain/card/customer-number.ts';
import { blockCard, unblockCard } from '../server/card/block-card.ts';
import { inTransaction, type Pool } from '../server/db/database.ts';
import { commandPool } from './command-pool.ts';

const HOW = `npm run block-card -- block <customer number>     closes a lost card and tells its holder
npm run block-card -- unblock <customer number>`;

/** For an operator: closes and opens cards in DATABASE_URL. */
async function run(pool: Pool, [act, ...typed]: string[]): Promise<string> {
  const customerNumber = parseCustomerNumber(typed.join(''));
  if ((act !== 'block' && act !== 'unblock') || !customerNumber) return HOW;
  const isDone = await inTransaction(pool, (tx) =>
    act === 'block'
      ? blockCard(tx, { customerNumber, now: Date.now() })
      : unblockCard(tx, customerNumber),
  );
  return isDone ? 'Done.' : 'There is no such card, or it is so already.';
}

const pool = commandPool();
console.log(await run(pool, process.argv.slice(2)));
await pool.end();
