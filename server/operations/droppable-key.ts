import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import type { SecretKey } from '../base/secret-key.ts';
import type { Database } from '../db/database.ts';
import { findKeyUses } from './secret-key-queries.ts';

/** So long links in letters still open that were made with the key before: letters of a year come round again. */
const KEY_KEPT_DAYS = 366;

/** The first day on which the keys before may be left out, when the key of today was first used at that time. */
export function droppableOn(firstUsedAt: number): LocalDate {
  return addDays(helsinkiDay(firstUsedAt), KEY_KEPT_DAYS);
}

/**
 * Since when the keys before that are still listed may be left out; null while they are needed. One that has sealed nothing
 * here is the next key, which is listed in advance.
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
