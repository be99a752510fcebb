import { readSettings } from '../server/config.ts';
import { droppableOn } from '../server/operations/droppable-key.ts';
import { checkKeys } from '../server/operations/require-known-keys.ts';
import { reseal } from '../server/operations/reseal.ts';
import { findKeyUses } from '../server/operations/secret-key-queries.ts';
import { StartFailure } from '../server/platform/start-failure.ts';
import { commandPool } from './command-pool.ts';

/** For an operator: seals everything with SECRET_KEY, and says until when OTHER_SECRET_KEYS are needed. */
const pool = commandPool();
try {
  const { secretKey } = readSettings(process.env);
  const now = Date.now();
  await checkKeys(pool, secretKey, now);
  for (const { what, rows } of await reseal(pool, secretKey, now)) console.log(`${what}: ${rows}`);
  const used = (await findKeyUses(pool)).find(({ keyId }) => keyId.equals(secretKey.id));
  console.log('Everything is sealed with SECRET_KEY.');
  if (secretKey.others.length > 0) {
    const day = droppableOn(used?.firstUsedAt.getTime() ?? now);
    console.log(
      `OTHER_SECRET_KEYS open links in letters until ${day}; then leave them out. Earlier only if one has leaked: older links end with it.`,
    );
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await pool.end();
}
