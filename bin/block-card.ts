import { parseCustomerNumber } from '../domain/card/customer-number.ts';
import { StartFailure } from '../server/base/start-failure.ts';
import { blockCard, unblockCard } from '../server/card/block-card.ts';
import { inTransaction, type Pool } from '../server/db/database.ts';
import { runCommand } from './command.ts';

const HOW = `npm run block-card -- block <customer number>     closes a lost card and tells its holder
npm run block-card -- unblock <customer number>`;

/** Operator command: blocks and unblocks cards in DATABASE_URL. */
async function run(pool: Pool, [act, ...typed]: string[]): Promise<string> {
  const customerNumber = parseCustomerNumber(typed.join(''));
  if ((act !== 'block' && act !== 'unblock') || !customerNumber) throw new StartFailure(HOW);
  const isDone = await inTransaction(pool, (tx) =>
    act === 'block'
      ? blockCard(tx, { customerNumber, now: Date.now() })
      : unblockCard(tx, customerNumber),
  );
  if (!isDone) throw new StartFailure('There is no such card, or it is so already.');
  return 'Done.';
}

await runCommand(async (pool, words) => console.log(await run(pool, words)));
