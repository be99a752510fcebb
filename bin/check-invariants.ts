import { checkInvariants } from '../server/invariants/invariant-queries.ts';
import { runLongCommand } from './command.ts';

/** Operator command: checks that money and cards in DATABASE_URL agree and no mail or job is stuck; if not, exits 1. */
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
