import { actionText } from '../../../../contract/texts/action-text.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { isLocalDate, type LocalDate } from '../../../../domain/base/local-date.ts';
import type {
  MuseumFacts,
  MuseumPart,
  SomeFacts,
  Words,
} from '../../../../domain/museum/museum-facts.ts';
import type { MuseumFault } from '../../../../domain/museum/museum-fault.ts';
import { museumFaults } from '../../../../domain/museum/museum-faults.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import type { Fault } from '../../form/form-faults.ts';
import { type TypedPlace, unreadPlaces } from './museum-draft.ts';

export type Typed = {
  texts: typeof fi;
  draft: MuseumFacts;
  /** Null: a new museum. */
  was: MuseumFacts | null;
  /** Parts of the draft that are sent. */
  parts: readonly MuseumPart[];
  today: LocalDate;
};
/** The list names the part: “Choose a day.” alone would be ambiguous. */
export type TypedFault = Fault & { named?: string };
type Spoken = { language: Language; languages: readonly Language[] };

/** All errors of the draft, by the same rule as the server's. */
export function typedFaults(
  { texts, draft, was, parts, today }: Typed,
  spoken: Spoken,
): TypedFault[] {
  // Rows keep the form's order: an error names its row.
  const now: SomeFacts = trimmed(Object.fromEntries(parts.map((part) => [part, draft[part]])));
  const unread = unreadPlaces(now).map((at) => ({ field: idOf(at), text: unreadText(at, texts) }));
  const isRead = ({ at, values }: MuseumFault) =>
    values.every((value) => typeof value !== 'object' || isLocalDate(value.day)) &&
    !unread.some(({ field }) => field === idOf(at) || (at[0] === 'place' && isOf('place', field)));
  const found = museumFaults({ now, was, today })
    .filter(isRead)
    .map(({ fault, values, at }) => ({
      field: fieldOf(at, now, spoken.languages),
      text: actionText(texts.words.faults, { key: fault, values }, spoken.language),
    }));
  return [...unread, ...found]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((fault) => {
      const part = PARTS_AS_SHOWN[rankOf(fault)] ?? 'name';
      return { ...fault, named: `${texts.words.parts[part]}: ${fault.text}` };
    });
}

const idOf = (at: TypedPlace) => at.join('-');
const isOf = (part: MuseumPart, field: string) => field === part || field.startsWith(`${part}-`);
/** In the order of the form. */
const PARTS_AS_SHOWN: MuseumPart[] = [
  ...(['name', 'town', 'description', 'address', 'place', 'contact', 'visit', 'seasons'] as const),
  ...(['exceptions', 'pictures', 'prices', 'charges', 'exhibitions', 'access', 'ways'] as const),
  'membership',
];
const rankOf = ({ field }: Fault) => PARTS_AS_SHOWN.findIndex((part) => isOf(part, field));

/** Texts have a field per language: the first empty one. */
function fieldOf(at: TypedPlace, now: SomeFacts, languages: readonly Language[]): string {
  const value = at.reduce<unknown>((held, key) => (held as Record<string, unknown>)?.[key], now);
  if (value === null || typeof value !== 'object' || !('fi' in value)) return idOf(at);
  const empty = languages.find((language) => (value as Words)[language] === '');
  return idOf([...at, empty ?? languages[0] ?? 'fi']);
}

function unreadText(at: TypedPlace, texts: typeof fi): string {
  const key = at.at(-1);
  if (at.includes('hours') || key === 'times') return texts.badTimes;
  if (key === 'amount') return texts.badAmount;
  return key === 'latitude' || key === 'longitude' || key === 'lastEntryMinutes'
    ? texts.badNumber
    : texts.noDay;
}

/** Trimmed like on the server. */
function trimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(trimmed) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]),
  ) as Value;
}
