import { UNREAD } from '../../../../domain/museum/hours/typed-hours.ts';
import {
  MUSEUM_PARTS,
  type MuseumFacts,
  type MuseumPart,
  type SomeFacts,
} from '../../../../domain/museum/museum-facts.ts';
import { tidyMuseum } from '../../../../domain/museum/tidy-museum.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Parts whose draft differs from the saved values. */
export function changedParts(facts: MuseumFacts, draft: MuseumFacts): MuseumPart[] {
  const [was, now] = [tidyMuseum(facts), tidyMuseum(draft)];
  return MUSEUM_PARTS.filter((part) => !isSame(was[part], now[part]));
}

export const pick = (facts: MuseumFacts, parts: MuseumPart[]): SomeFacts =>
  tidyMuseum(Object.fromEntries(parts.map((part) => [part, facts[part]])));

const NEEDED_DAYS = ['beginsOn', 'day', 'validFrom', 'joinedOn'];

export type TypedPlace = (string | number)[];

/** Inputs that cannot be parsed yet: a time, an amount, a missing day. */
export function unreadPlaces(value: unknown, at: TypedPlace = []): TypedPlace[] {
  if (Number.isNaN(value)) return [at];
  if (value === '' && NEEDED_DAYS.includes(String(at.at(-1)))) return [at];
  if (value === null || typeof value !== 'object') return [];
  // All spans of a day are typed in one field.
  if ('opens' in value && value.opens === UNREAD) {
    const times =
      'weekday' in value ? [...at.slice(0, -1), Number(value.weekday)] : [...at, 'times'];
    return 'day' in value && value.day === '' ? [[...at, 'day'], times] : [times];
  }
  return Object.entries(value).flatMap(([name, inner]) => unreadPlaces(inner, [...at, name]));
}
