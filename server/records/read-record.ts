import { z } from 'zod';
import { MOST_RECORDS_AT_ONCE, type WireRecord } from '../../contract/record-api.ts';
import type { GuestContext } from '../context.ts';
import { wireRecord } from './record-object.ts';
import { readableObjects } from './record-objects.ts';
import { noSuchRecord } from './record-refusals.ts';

const idSchema = z.uuid();

/** What is not the caller's is as absent as what is not there. */
export async function readRecord(id: string, caller: GuestContext): Promise<WireRecord | null> {
  if (!idSchema.safeParse(id).success) return null;
  for (const object of readableObjects()) {
    const fields = await object.find?.(id, caller);
    if (fields) return wireRecord(object, { id, fields });
  }
  return null;
}

export async function readBatch(ids: string[], caller: GuestContext) {
  const asked = ids.slice(0, MOST_RECORDS_AT_ONCE);
  const results = [];
  // One after the other: a batch must not take the whole connection pool.
  for (const id of asked) {
    const record = await readRecord(id, caller);
    results.push(record ? { statusCode: 200, result: record } : missing(caller));
  }
  return { results };
}

function missing(caller: GuestContext) {
  const { errorCode, message } = noSuchRecord(caller);
  return { statusCode: 404, result: [{ errorCode, message }] };
}
