import type { Logger } from 'pino';
import { everyKey, type SecretKey } from '../base/secret-key.ts';
import { StartFailure } from '../base/start-failure.ts';
import { type Database, openPool } from '../db/database.ts';
import { unsealText } from '../platform/seal-text.ts';
import type { Settings } from '../settings/settings.ts';
import { droppableSince } from './droppable-key.ts';
import { knowsEveryLink } from './reseal.ts';
import { findSealedSamples, isKeyInUse } from './reseal-queries.ts';
import { findKeyUses, updateKeyDropped, upsertKeyUse } from './secret-key-queries.ts';

/** Refuses to start without a key that encrypted stored data: charges and gift codes would fail. */
export async function requireKnownKeys(
  { databaseUrl, secretKey }: Pick<Settings, 'databaseUrl' | 'secretKey'>,
  log: Logger,
): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  try {
    const now = Date.now();
    await checkKeys(pool, secretKey, now);
    const since = await droppableSince(pool, { secretKey, now });
    if (since) log.warn({ since }, 'OTHER_SECRET_KEYS are not needed any more: leave them out');
  } finally {
    await pool.end();
  }
}

export async function checkKeys(db: Database, secretKey: SecretKey, now: number): Promise<void> {
  const uses = await findKeyUses(db);
  // A database of an earlier release has no recorded key ids.
  if (uses.length === 0) await requireOpenSamples(db, secretKey);
  const known = everyKey(secretKey);
  for (const { keyId, emptiedAt } of uses) {
    if (known.some(({ id }) => id.equals(keyId))) continue;
    const isNeeded =
      emptiedAt === null ||
      (await isKeyInUse(db, keyId)) ||
      // A process still running with the old key may have created gifts since.
      !(await knowsEveryLink(db, secretKey));
    if (isNeeded) throw missingKey(keyId.toString('hex'));
    await updateKeyDropped(db, keyId, now);
  }
  await upsertKeyUse(db, secretKey.id, now);
}

async function requireOpenSamples(db: Database, secretKey: SecretKey): Promise<void> {
  for (const { kind, sealed } of await findSealedSamples(db)) {
    try {
      unsealText(sealed, { kind, secretKey });
    } catch {
      throw missingKey('unknown');
    }
  }
}

function missingKey(id: string): StartFailure {
  return new StartFailure(
    `SECRET_KEY is not the key that this database was sealed with (id ${id}), and OTHER_SECRET_KEYS does not hold it. Give that key; before it may go, run "npm run reseal".`,
  );
}
