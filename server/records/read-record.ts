import { z } from 'zod';
import { MOST_RECORDS_AT_ONCE, type WireRecord } from '../../contract/call/record-api.ts';
import type { GuestContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { wireRecord } from './record-object.ts';
import { readableObjects } from './record-objects.ts';

const idSchema = z.uuid();

/** Other people's records answer 404, like missing ones. */
export async function readRecord(id: string, caller: GuestContext): Promise<WireRecord | null> {
  return (await readRecords([id], caller)).get(id) ?? null;
}

export async function readBatch(ids: string[], caller: GuestContext) {
  const asked = ids.slice(0, MOST_RECORDS_AT_ONCE);
  const found = await readRecords(asked, caller);
  const results = asked.map((id) => {
    const record = found.get(id);
    return record ? { statusCode: 200, result: record } : missing(caller);
  });
  return { results };
}

/** One query per object, however many records, so that a batch does not exhaust the connection pool. */
async function readRecords(ids: string[], caller: GuestContext): Promise<Map<string, WireRecord>> {
  const records = new Map<string, WireRecord>();
  for (const object of readableObjects()) {
    const unknown = ids.filter((id) => idSchema.safeParse(id).success && !records.has(id));
    if (unknown.length === 0) break;
    const found = (await object.find?.(unknown, caller)) ?? new Map();
    for (const [id, fields] of found) records.set(id, wireRecord(object, { id, fields }));
  }
  return records;
}

function missing(caller: GuestContext) {
  const { errorCode, message } = noSuchRecord(caller);
  return { statusCode: 404, result: [{ errorCode, message }] };
}

export function noSuchRecord({ language }: GuestContext): Refusal {
  return new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
}

export function recordIsFixed({ language }: GuestContext): Refusal {
  return new Refusal('INSUFFICIENT_ACCESS', refusalText('notAllowed', language), 403);
}
