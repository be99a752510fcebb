import { helsinkiDay } from '../../../domain/base/local-date.ts';
import {
  findListed,
  LIST_ENTRY_BYTES,
  listVerdict,
} from '../../../domain/ticket-desk/card-list.ts';
import { mergeEntries, readListPart } from '../../../domain/ticket-desk/list-wire.ts';
import type { EntryVerdict } from '../../../domain/ticket-desk/visit-rules.ts';
import { cardHash, fetchCardListKeys, hexOf } from '../../parts/ticket-desk/card-crypto.ts';
import {
  type ListKeys,
  readQueuedVisits,
  readRecordedVisits,
  readStoredList,
  type StoredCardList,
  storeList,
} from '../../parts/ticket-desk/offline-store.ts';
import { CallError } from '../../platform/call-error.ts';

/** Fetches the changes since the stored list, which stays until the new one is complete. */
export async function refreshCardList(museumId: string): Promise<StoredCardList> {
  const kept = await readStoredList(museumId).catch(() => null);
  const list = (await fetchChanges(museumId, kept)) ?? (await fetchChanges(museumId, null));
  if (!list) throw new Error('the list of cards came incomplete');
  await storeList(list);
  return list;
}

/** Null when the changes do not fit the stored list: then fetch all of it. */
async function fetchChanges(
  museumId: string,
  kept: StoredCardList | null,
): Promise<StoredCardList | null> {
  const address = kept ? `/desk/card-list?since=${kept.tag}` : '/desk/card-list';
  const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) throw new CallError(answer.status, null, answer.statusText);
  const checkedAt = Date.now();
  if (answer.status === 204) return kept && { ...kept, checkedAt };
  const tag = answer.headers.get('etag')?.replaceAll('"', '') ?? '';
  const entries = mergeIntoList(new Uint8Array(await answer.arrayBuffer()), kept);
  return entries && { museumId, tag, checkedAt, keys: await keysFor(tag, kept), entries };
}

function mergeIntoList(
  bytes: Uint8Array,
  kept: StoredCardList | null,
): Uint8Array<ArrayBuffer> | null {
  const part = readListPart(bytes);
  const before = part?.isWhole ? new Uint8Array() : kept?.entries;
  if (!part || !before) return null;
  const entries = mergeEntries(before, part.entries);
  return entries.length === part.cards * LIST_ENTRY_BYTES ? entries : null;
}

async function keysFor(tag: string, kept: StoredCardList | null): Promise<ListKeys> {
  const [edition] = tag.split('.');
  const keys = kept && kept.keys.edition === edition ? kept.keys : await fetchCardListKeys();
  // The key was rotated between the two requests: the next sync fetches both.
  if (keys.edition !== edition) throw new Error('the list and its key do not belong together');
  return keys;
}

/** The verdict of the offline list and today's visits on this device. */
export async function checkCardInList(list: StoredCardList, number: string): Promise<EntryVerdict> {
  const hash = await cardHash(list.keys, number);
  const now = Date.now();
  const today = helsinkiDay(now);
  const [waiting, seen] = await Promise.all([
    readQueuedVisits(list.museumId).catch(() => []),
    readRecordedVisits(list.museumId).catch(() => []),
  ]);
  const own = [...waiting, ...seen].filter(
    ({ cardHash: other, at }) => other === hexOf(hash) && helsinkiDay(at) === today,
  );
  const visitedAt = own.length > 0 ? Math.max(...own.map(({ at }) => at)) : null;
  return listVerdict(findListed(list.entries, hash), today, visitedAt);
}
