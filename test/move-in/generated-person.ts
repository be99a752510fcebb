import { holderName } from '../../bench/holder-names.ts';
import type { Language } from '../../domain/base/language.ts';
import { addDays, addMonths, type LocalDate } from '../../domain/base/local-date.ts';
import { customerNumberFrom } from '../../domain/card/customer-number.ts';
import { chance, whole } from './chance.ts';

export type Generated = { seed: number; today: LocalDate; museums: readonly string[] };

export type GeneratedPerson = {
  row: number;
  firstName: string;
  lastName: string;
  yearOfBirth: number;
  emailAddress: string;
  phone: string;
  streetAddress: string;
  zipCode: string;
  city: string;
  language: Language;
  wantsNews: boolean;
  card: { number: string; startsOn: LocalDate; validUntil: LocalDate };
  /** An active monthly contract; null: paid by the year. */
  contract: { startsOn: LocalDate; paid: number; token: string; lastFour: string } | null;
};
export type GeneratedVisit = { museum: string; day: LocalDate };

const TOWNS = [
  ['00100', 'Helsinki'],
  ['20100', 'Turku'],
  ['33100', 'Tampere'],
  ['90100', 'Oulu'],
  ['65100', 'Vaasa'],
  ['22100', 'Mariehamn'],
] as const;
const STREETS = ['Puutarhakatu', 'Itäinen Pitkäkatu', 'Storgatan', 'Aleksanterinkatu'];
const MONTHLY_SHARE = 0.12;
const MOST_VISITS = 24;

/** A card holder, deterministic by seed and row. */
export function generatedPerson(row: number, { seed, today }: Generated): GeneratedPerson {
  const { first, last } = holderName(row + seed * 1_000_003);
  const draw = (question: string, least: number, most: number) =>
    whole([seed, row, question], least, most);
  const [zipCode, city] = TOWNS[draw('town', 0, TOWNS.length - 1)] ?? TOWNS[0];
  const isMonthly = chance(seed, row, 'monthly') < MONTHLY_SHARE;
  const paid = draw('paid', 1, 11);
  const startsOn = isMonthly
    ? addMonths(addDays(today, -draw('day', 0, 27)), 1 - paid)
    : addDays(today, -draw('day', 0, 420));
  const card = { number: numberOf(row, seed), startsOn, validUntil: lastDayOf(startsOn) };
  return {
    row,
    firstName: first,
    lastName: last,
    yearOfBirth: draw('born', 1935, 2010),
    emailAddress: `${plain(first)}.${plain(last)}.${row}@example.fi`,
    phone: `+35840${String(row).padStart(7, '0')}`,
    streetAddress: `${STREETS[draw('street', 0, 3)]} ${draw('house', 1, 120)}`,
    zipCode,
    city,
    language: (['fi', 'fi', 'fi', 'fi', 'sv', 'en'] as const)[draw('language', 0, 5)] ?? 'fi',
    wantsNews: draw('news', 0, 2) === 0,
    card,
    contract: isMonthly
      ? { startsOn, paid, token: `token-${seed}-${row}`, lastFour: `${1000 + (row % 9000)}` }
      : null,
  };
}

/** Older cards have twelve digits, newer ones sixteen; unique by row. */
function numberOf(row: number, seed: number): string {
  const spread = (BigInt(row) * 7_919_000_003n) % 899_999_999_989n;
  if (row % 4 === 0) return String(100_000_000_000n + spread);
  return customerNumberFrom(String(100_000_000_000_000n + spread * 1000n + BigInt(seed % 1000)));
}

function lastDayOf(startsOn: LocalDate): LocalDate {
  return addDays(addMonths(startsOn, 12), -1);
}

/** Places and days of visits, at most one a day in each museum. */
export function generatedVisits(
  { row, card: { startsOn, validUntil } }: GeneratedPerson,
  { seed, today, museums }: Generated,
): GeneratedVisit[] {
  const last = validUntil < today ? validUntil : today;
  const visits: GeneratedVisit[] = [];
  const seen = new Set<string>();
  for (let each = whole([seed, row, 'visits'], 0, MOST_VISITS); each > 0; each--) {
    const day = addDays(startsOn, whole([seed, row, `day ${each}`], 0, 365));
    const museum = museums[whole([seed, row, `museum ${each}`], 0, museums.length - 1)] ?? '';
    const visit = `${museum} ${day}`;
    // No visits in the future.
    if (day > last || seen.has(visit)) continue;
    seen.add(visit);
    visits.push({ museum, day });
  }
  return visits;
}

/** ASCII for mail addresses. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z-]/g, '')
    .toLowerCase();
}
