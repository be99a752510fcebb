import { createHash } from 'node:crypto';

const VERSION_AT = 14;
const DERIVED_VERSION = '5';

/**
 * The wire names an event for each card of a company order; the database keeps one row with their number, so that an
 * unpaid order of thousands costs nothing. The first id is the row's, the others are derived from it (UUID version 5).
 */
export function unitEventIds({ eventId, units }: { eventId: string; units: number }): string[] {
  const derived = Array.from({ length: units - 1 }, (_, index) => derivedId(eventId, index + 2));
  return [eventId, ...derived];
}

/** The ids that have a row of their own; theirs are random (UUID version 4). */
export function storedEventIds(eventIds: string[]): string[] {
  return eventIds.filter((id) => id[VERSION_AT] !== DERIVED_VERSION);
}

function derivedId(eventId: string, place: number): string {
  const namespace = Buffer.from(eventId.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespace).update(String(place)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
