import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { TIME_KINDS, type TimeKind } from '../../../../domain/office/line-of-time.ts';

export type Time = CallOutput<'BackOfficeController', 'getTimeOfPerson'>;
export type Letter = CallOutput<'BackOfficeController', 'getLetter'>;

/** Event kind in the URL of a page; null: all. */
export function requestedKind(search: string): TimeKind | null {
  const asked = new URLSearchParams(search).get('laji');
  return TIME_KINDS.find((one) => one === asked) ?? null;
}
