import type { SecretKey } from '../server/base/secret-key.ts';
import type { Pool } from '../server/db/database.ts';
import { droppableOn } from '../server/operations/droppable-key.ts';
import { checkKeys } from '../server/operations/require-known-keys.ts';
import { reseal } from '../server/operations/reseal.ts';
import { findKeyUses } from '../server/operations/secret-key-queries.ts';
import { commandKey } from '../server/settings/settings.ts';
import { runCommand } from './command.ts';
import { rowsInWords } from './counted-words.ts';

/** Operator command: re-encrypts everything with SECRET_KEY, and says how long OTHER_SECRET_KEYS are needed. */
await runCommand(async (pool) => {
  const secretKey = commandKey(process.env);
  const now = Date.now();
  await checkKeys(pool, secretKey, now);
  const told = await reseal(pool, secretKey, now);
  for (const { what, rows } of told) console.log(`${what}: ${rowsInWords(rows)}`);
  const unopened = told.flatMap(({ what, unopened: ids }) => ids.map((id) => `${what}: ${id}`));
  for (const row of unopened) console.error(`No key opens ${row}`);
  if (unopened.length > 0) {
    process.exitCode = 1;
    console.error(
      'All else is sealed with SECRET_KEY. Add the missing key to OTHER_SECRET_KEYS, or mend those rows, and run this again; until then leave no key out.',
    );
  } else {
    console.log('Everything is sealed with SECRET_KEY.');
    await tellDay(pool, secretKey, now);
  }
});

async function tellDay(pool: Pool, { id, others }: SecretKey, now: number): Promise<void> {
  if (others.length === 0) return;
  const used = (await findKeyUses(pool)).find(({ keyId }) => keyId.equals(id));
  const day = droppableOn(used?.firstUsedAt.getTime() ?? now);
  console.log(
    `OTHER_SECRET_KEYS open links in letters until ${day}; then leave them out. Earlier only if one has leaked: older links end with it.`,
  );
}
