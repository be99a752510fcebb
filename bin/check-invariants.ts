import { checkInvariants } from '../server/invariants/invariant-queries.ts';
import { runLongCommand } from './command.ts';

/** For an operator: does money agree with cards in DATABASE_URL, and is nothing left lying? Says what does not, and exits 1. */
await runLongCommand(async (database) => {
  const breaches = await checkInvariants(database);
  for (const { promise, ids } of breaches) {
    console.error(`Broken: ${promise}.\n  ${ids.join('\n  ')}`);
  }
  console.log(
    breaches.length === 0 ? 'Money and cards agree.' : `${breaches.length} promises broken.`,
  );
  process.exitCode = breaches.length === 0 ? 0 : 1;
});
