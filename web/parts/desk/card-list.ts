import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { findListed, LIST_HASH_BYTES, listVerdict } from '../../../domain/visit/card-list.ts';
import type { DeskVerdict } from '../../../domain/visit/desk-check.ts';
import { CallError } from '../../platform/call-error.ts';
import {
  type KeptList,
  keepList,
  readKeptList,
  readSeenVisits,
  readWaitingVisits,
} from '../../platform/desk-store.ts';
import { fetchInTime } from '../../platform/time-limit.ts';

const SALT_BYTES = 16;
const KEY_BYTES = 65;

/** Asks whether the list is still the same; the server sends it whole when it is not. */
export async function refreshList(museumId: string): Promise<KeptList> {
  const kept = await readKeptList(museumId).catch(() => null);
  const asked: RequestInit = {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: kept ? { 'if-none-match': kept.etag } : {},
  };
  const { response: answer, body: bytes } = await fetchInTime('/desk/cards.bin', asked, (list) =>
    list.arrayBuffer(),
  );
  const isSame = answer.status === 304 && kept !== null;
  if (!answer.ok && !isSame) throw new CallError(answer.status, null, answer.statusText);
  const list: KeptList = isSame
    ? { ...kept, checkedAt: Date.now() }
    : {
        museumId,
        etag: answer.headers.get('etag') ?? '',
        checkedAt: Date.now(),
        bytes,
      };
  await keepList(list);
  return list;
}

/** What the device itself can say of a card. */
export async function askList(list: KeptList, number: string): Promise<DeskVerdict> {
  const hash = await cardHash(list, number);
  const entries = new Uint8Array(list.bytes, SALT_BYTES + KEY_BYTES);
  const now = Date.now();
  const today = helsinkiDay(now);
  const [waiting, seen] = await Promise.all([
    readWaitingVisits(list.museumId).catch(() => []),
    readSeenVisits(list.museumId).catch(() => []),
  ]);
  const own = [...waiting, ...seen].filter(
    ({ cardHash: other, at }) => other === hexOf(hash) && helsinkiDay(at) === today,
  );
  const visitedAt = own.length > 0 ? Math.max(...own.map(({ at }) => at)) : null;
  return listVerdict(findListed(entries, hash), today, visitedAt);
}

export function sealingKeyOf({ bytes }: KeptList): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes, SALT_BYTES, KEY_BYTES);
}

export async function cardHashText(list: KeptList, number: string): Promise<string> {
  return hexOf(await cardHash(list, number));
}

async function cardHash({ bytes }: KeptList, number: string): Promise<Uint8Array> {
  const digits = new TextEncoder().encode(number);
  const salted = new Uint8Array(SALT_BYTES + digits.length);
  salted.set(new Uint8Array(bytes, 0, SALT_BYTES));
  salted.set(digits, SALT_BYTES);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', salted)).subarray(0, LIST_HASH_BYTES);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
