import { helsinkiDay } from '../../../domain/base/local-date.ts';
import {
  findListed,
  LIST_ENTRY_BYTES,
  listVerdict,
} from '../../../domain/ticket-desk/card-list.ts';
import { mergeEntries, readListPart } from '../../../domain/ticket-desk/list-wire.ts';
import type { EntryVerdict } from '../../../domain/ticket-desk/visit-rules.ts';
import { cardHash, fetchListKeys, hexOf } from '../../parts/ticket-desk/card-hash.ts';
import {
  type ListKeys,
  readQueuedVisits,
  readRecordedVisits,
  readStoredList,
  type StoredCardList,
  storeList,
} from '../../parts/ticket-desk/offline-store.ts';
import { CallError } from '../../platform/call-error.ts';

/** Fetches what has changed since the list on the device. The old one stays until the new one is whole. */
export async function refreshList(museumId: string): Promise<StoredCardList> {
  const kept = await readStoredList(museumId).catch(() => null);
  const list = (await fetchChanges(museumId, kept)) ?? (await fetchChanges(museumId, null));
  if (!list) throw new Error('the list of cards came incomplete');
  await storeList(list);
  return list;
}

/** Null when what came does not fit what is here: then all of it is wanted. */
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
  const entries = wholeList(new Uint8Array(await answer.arrayBuffer()), kept);
  return entries && { museumId, tag, checkedAt, keys: await keysFor(tag, kept), entries };
}

function wholeList(bytes: Uint8Array, kept: StoredCardList | null): Uint8Array<ArrayBuffer> | null {
  const part = readListPart(bytes);
  const before = part?.isWhole ? new Uint8Array() : kept?.entries;
  if (!part || !before) return null;
  const entries = mergeEntries(before, part.entries);
  return entries.length === part.cards * LIST_ENTRY_BYTES ? entries : null;
}

async function keysFor(tag: string, kept: StoredCardList | null): Promise<ListKeys> {
  const [edition] = tag.split('.');
  const keys = kept && kept.keys.edition === edition ? kept.keys : await fetchListKeys();
  // The key was changed in this very moment: the next look fetches both.
  if (keys.edition !== edition) throw new Error('the list and its key do not belong together');
  return keys;
}

/** What the device itself can say of a card. */
export async function askList(list: StoredCardList, number: string): Promise<EntryVerdict> {
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
