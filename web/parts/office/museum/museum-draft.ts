import {
  MUSEUM_PARTS,
  type MuseumFacts,
  type MuseumPart,
  type SomeFacts,
} from '../../../../domain/museum/museum-facts.ts';
import { tidyMuseum } from '../../../../domain/museum/tidy-museum.ts';
import { UNREAD } from '../../../../domain/museum/typed-hours.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The parts in which the draft differs from what stands. */
export function changedParts(facts: MuseumFacts, draft: MuseumFacts): MuseumPart[] {
  const [was, now] = [tidyMuseum(facts), tidyMuseum(draft)];
  return MUSEUM_PARTS.filter((part) => !isSame(was[part], now[part]));
}

export const pick = (facts: MuseumFacts, parts: MuseumPart[]): SomeFacts =>
  tidyMuseum(Object.fromEntries(parts.map((part) => [part, facts[part]])));

const NEEDED_DAYS = ['beginsOn', 'day', 'validFrom', 'joinedOn'];

/** Something in it cannot be read yet: a time, an amount, a day that is missing. */
export function isUnread(value: unknown, key = ''): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value === 'string') {
    return value === UNREAD || (NEEDED_DAYS.includes(key) && value === '');
  }
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, inner]) => isUnread(inner, name));
}
