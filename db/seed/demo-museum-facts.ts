import { addDays, type LocalDate } from '../../domain/base/local-date.ts';
import { museumDesign } from '../../domain/museum/drawing/museum-design.ts';
import { ACCESS_FACTS } from '../../domain/museum/museum-facts.ts';
import { hash32, type Random, seededRandom } from '../../domain/ryijy/seeded-random.ts';
import {
  CHARGES,
  EXHIBITION_NAMES,
  EXHIBITION_TEXTS,
  EXHIBITION_WORDS,
  type Translations,
} from './demo-exhibitions.ts';
import { demoExceptions, demoSeasons } from './demo-museum-hours.ts';
import { DESCRIPTIONS, STREETS, WAYS } from './demo-museum-words.ts';

const SMALL = /kotiseutu|kalastus|metsastys|saaristo|ulkomuseo|koti$/;

/** Invented but plausible facts, deterministic by museum; dates are relative to the day of seeding. */
export function demoMuseumFacts(slug: string, town: string, today: LocalDate) {
  const random = seededRandom(hash32(`demo:${slug}`));
  const upTo = (count: number) => Math.floor(random() * count);
  const isSmall = SMALL.test(slug) || random() < 0.06;
  return {
    slug,
    street: `${STREETS[upTo(STREETS.length)]} ${1 + upTo(40)}`,
    zip: String(100 + upTo(98_000)).padStart(5, '0'),
    phone: `+358 40 000 ${1000 + upTo(9000)}`,
    description: DESCRIPTIONS[museumDesign(slug).building],
    isForChildren: random() < 0.4,
    lastEntryMinutes: random() < 0.6 ? 30 : null,
    accessCheckedOn: addDays(today, -10 - upTo(300)),
    seasons: demoSeasons(today, isSmall, random),
    exceptions: isSmall ? [] : demoExceptions(today, random),
    exhibitions: demoExhibitions(today, random),
    charges: random() < 0.25 ? [CHARGES[upTo(CHARGES.length)] ?? CHARGES[0]] : [],
    access: ACCESS_FACTS.filter(() => random() < 0.85).map((fact) => demoAccess(fact, random)),
    ways: demoWays(town, random),
  };
}

type Exhibition = {
  name: Translations;
  text: Translations;
  beginsOn: LocalDate;
  endsOn: LocalDate | null;
};

function demoExhibitions(today: LocalDate, random: Random): Exhibition[] {
  const upTo = (count: number) => Math.floor(random() * count);
  const shown = (beginsOn: LocalDate, endsOn: LocalDate | null): Exhibition => ({
    name: demoName(random),
    text: EXHIBITION_TEXTS[upTo(EXHIBITION_TEXTS.length)] ?? ['', '', ''],
    beginsOn,
    endsOn,
  });
  const now =
    random() < 0.9 ? [shown(addDays(today, -2 - upTo(90)), addDays(today, 3 + upTo(150)))] : [];
  const lasting = random() < 0.3 ? [shown(addDays(today, -700), null)] : [];
  const from = addDays(today, 10 + upTo(120));
  const coming = random() < 0.7 ? [shown(from, addDays(from, 60 + upTo(120)))] : [];
  return [...now, ...lasting, ...coming];
}

function demoName(random: Random): Translations {
  const pick = <Word>(words: readonly Word[]) => words[Math.floor(random() * words.length)];
  const whole = pick(EXHIBITION_NAMES);
  const [one, other] = [pick(EXHIBITION_WORDS), pick(EXHIBITION_WORDS)];
  if (!whole || !one || !other || one === other || random() < 0.25) return whole ?? ['', '', ''];
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  return [
    `${capital(one[0])} ja ${other[0]}`,
    `${capital(one[1])} och ${other[1]}`,
    `${capital(one[2])} and ${other[2]}`,
  ];
}

function demoAccess(fact: string, random: Random) {
  const measures: Record<string, number> = {
    doorWidth: 78 + Math.floor(random() * 30),
    parking: 20 + 10 * Math.floor(random() * 25),
    seats: 10 + 5 * Math.floor(random() * 8),
  };
  const works = fact === 'doorWidth' ? (measures.doorWidth ?? 0) >= 80 : random() < 0.8;
  return { fact, works, measure: works || fact === 'doorWidth' ? (measures[fact] ?? null) : null };
}

function demoWays(town: string, random: Random) {
  const kinds = ['walk', town === 'Helsinki' || town === 'Tampere' ? 'tram' : 'bus', 'car'];
  if (random() < 0.3) kinds.push('train');
  if (random() < 0.08) kinds.push('boat');
  return kinds.map((kind) => {
    const metres = String(100 + 50 * Math.floor(random() * 18));
    const [fi = '', sv = '', en = ''] = (WAYS[kind] ?? []).map((text) => text.replace('#', metres));
    return { kind, text: [fi, sv, en] as const };
  });
}
