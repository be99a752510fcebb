import { LIST_ENTRY_BYTES, LIST_HASH_BYTES, LIST_MARKS } from './card-list.ts';

/** The binary format of the card list: a fixed-size header, then sorted entries. */
const FORMAT = 1;
const HEAD_BYTES = 16;
const MARK_AT = LIST_HASH_BYTES;

export type ListHead = {
  /** Full list or delta. */
  isWhole: boolean;
  /** Number of entries after applying this. */
  cards: number;
};

export function writeListHead({ isWhole, cards }: ListHead, entryBytes: number): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES);
  const view = new DataView(head.buffer);
  view.setUint8(0, FORMAT);
  view.setUint8(1, isWhole ? 1 : 0);
  view.setUint32(4, cards);
  view.setUint32(8, entryBytes / LIST_ENTRY_BYTES);
  return head;
}

/** Null when it is truncated or in an unknown format. */
export function readListPart(bytes: Uint8Array): (ListHead & { entries: Uint8Array }) | null {
  if (bytes.length < HEAD_BYTES || bytes[0] !== FORMAT) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEAD_BYTES);
  const entries = bytes.subarray(HEAD_BYTES);
  if (entries.length !== view.getUint32(8) * LIST_ENTRY_BYTES) return null;
  return { isWhole: view.getUint8(1) === 1, cards: view.getUint32(4), entries };
}

/** Applies a delta: a sent hash replaces all entries of that hash. */
export function mergeEntries(before: Uint8Array, changed: Uint8Array): Uint8Array<ArrayBuffer> {
  const merged = new Uint8Array(before.length + changed.length);
  let [from, to] = [0, 0];
  const copy = (end: number) => {
    merged.set(before.subarray(from, end), to);
    to += end - from;
    from = end;
  };
  for (let at = 0; at < changed.length; at += LIST_ENTRY_BYTES) {
    copy(firstNotBefore(before, from, changed.subarray(at, at + LIST_HASH_BYTES)));
    while (from < before.length && compare(before, from, changed, at) === 0) {
      from += LIST_ENTRY_BYTES;
    }
    if (isGone(changed, at)) continue;
    merged.set(changed.subarray(at, at + LIST_ENTRY_BYTES), to);
    to += LIST_ENTRY_BYTES;
  }
  copy(before.length);
  return merged.slice(0, to);
}

function isGone(entries: Uint8Array, at: number): boolean {
  const mark = (entries[at + MARK_AT] ?? 0) * 256 + (entries[at + MARK_AT + 1] ?? 0);
  return mark === LIST_MARKS.gone;
}

function firstNotBefore(entries: Uint8Array, from: number, hash: Uint8Array): number {
  let low = from / LIST_ENTRY_BYTES;
  let high = entries.length / LIST_ENTRY_BYTES;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(entries, middle * LIST_ENTRY_BYTES, hash, 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low * LIST_ENTRY_BYTES;
}

function compare(a: Uint8Array, atA: number, b: Uint8Array, atB: number): number {
  for (let index = 0; index < LIST_HASH_BYTES; index += 1) {
    const difference = (a[atA + index] ?? 0) - (b[atB + index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
