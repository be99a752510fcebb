import type { Settings } from '../config.ts';
import { type Database, openPool } from '../db/database.ts';
import { unsealText } from '../platform/seal-text.ts';
import { everyKey, type SecretKey } from '../platform/secret-key.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { findSealedSamples, isKeyInUse } from './reseal-queries.ts';
import { findKeyUses, updateKeyDropped, upsertKeyUse } from './secret-key-queries.ts';

/** A portal without a key that something here was sealed with does not start: it would charge no card and open no code. */
export async function requireKnownKeys({ databaseUrl, secretKey }: Settings): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  try {
    await checkKeys(pool, secretKey, Date.now());
  } finally {
    await pool.end();
  }
}

export async function checkKeys(db: Database, secretKey: SecretKey, now: number): Promise<void> {
  const uses = await findKeyUses(db);
  // A database of a release before this one: no key has written its id.
  if (uses.length === 0) await requireOpenSamples(db, secretKey);
  const known = everyKey(secretKey);
  for (const { keyId, emptiedAt } of uses) {
    if (known.some(({ id }) => id.equals(keyId))) continue;
    if (emptiedAt === null || (await isKeyInUse(db, keyId)))
      throw missingKey(keyId.toString('hex'));
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
