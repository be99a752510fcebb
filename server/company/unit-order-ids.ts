import { createHash } from 'node:crypto';

const VERSION_AT = 14;
const DERIVED_VERSION = '5';

/**
 * The API has an id for each card of a company order; the database has one row with a quantity, so that an unpaid order
 * of thousands costs nothing. The first id is the row's, the others derive from it (UUID version 5).
 */
export function unitOrderIds({ orderId, units }: { orderId: string; units: number }): string[] {
  const derived = Array.from({ length: units - 1 }, (_, index) => derivedId(orderId, index + 2));
  return [orderId, ...derived];
}

/** Ids that have a row: those are random (UUID version 4). */
export function storedOrderIds(orderIds: string[]): string[] {
  return orderIds.filter((id) => id[VERSION_AT] !== DERIVED_VERSION);
}

function derivedId(orderId: string, place: number): string {
  const namespace = Buffer.from(orderId.replaceAll('-', ''), 'hex');
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
