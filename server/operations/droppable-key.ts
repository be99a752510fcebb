import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import type { SecretKey } from '../base/secret-key.ts';
import type { Database } from '../db/database.ts';
import { findKeyUses } from './secret-key-queries.ts';

/** Keeps links in letters working that the previous key signed; the longest are valid for a year. */
const KEY_KEPT_DAYS = 366;

/** First day on which the previous keys may be removed, given when the current key was first used. */
export function droppableOn(firstUsedAt: number): LocalDate {
  return addDays(helsinkiDay(firstUsedAt), KEY_KEPT_DAYS);
}

/**
 * Since when the listed old keys may be removed; null while they are needed. A listed key that has encrypted nothing
 * here is the next key, added in advance.
 */
export async function droppableSince(
  db: Database,
  { secretKey, now }: { secretKey: SecretKey; now: number },
): Promise<LocalDate | null> {
  if (secretKey.others.length === 0) return null;
  const uses = await findKeyUses(db);
  const listed = uses.filter(({ keyId }) => secretKey.others.some(({ id }) => id.equals(keyId)));
  const current = uses.find(({ keyId }) => keyId.equals(secretKey.id));
  if (!current || listed.length === 0) return null;
  if (listed.some(({ emptiedAt }) => emptiedAt === null)) return null;
  const day = droppableOn(current.firstUsedAt.getTime());
  return day <= helsinkiDay(now) ? day : null;
}
