import type { Language } from '../base/language.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';
import { METHODS, type Method, type MethodRules } from '../payment/offered-method.ts';
import { type DatedFact, type FactTopic, type FactValues, TOPIC_RULES } from './fact-topics.ts';
import type { Logo } from './logo.ts';
import type { Colours } from './look.ts';
import type { Limits } from './topic/limits.ts';
import type { Switch } from './topic/offers.ts';

/** Enough time to use up a balance before its method ends. */
export const NOTICE_BEFORE_DAYS = 60;
/** People who return after a season can still read why a method is gone. */
export const NOTICE_AFTER_DAYS = 90;

/** Scheme decisions of today, in the language of the page. */
export type PageFacts = {
  limits: Limits;
  /** The first one is the fallback for a language that is not offered. */
  languages: readonly Language[];
  /** Null: default. */
  colours: Colours | null;
  /** Only where the scheme has one. */
  logo?: Logo;
  /** Whether a card can be paid for in instalments. */
  isMonthlyOffered: boolean;
  /** Whether an activated gift stays with its recipient when the giver withdraws an order of that day. */
  giftsStay: boolean;
  closed: Method[];
  /** Text on a method's tile, or in its place. */
  notices: Partial<Record<Method, string>>;
};

/** The newest fact of a day: when one has ended, the previous one applies again. */
export function factRowOn<Topic extends FactTopic>(
  facts: readonly DatedFact[],
  topic: Topic,
  day: LocalDate,
): DatedFact<Topic> | null {
  const holding = rowsOf(facts, topic).filter(
    ({ from, until }) => from <= day && (until === null || until >= day),
  );
  return holding.at(-1) ?? null;
}

export function factOn<Topic extends FactTopic>(
  facts: readonly DatedFact[],
  topic: Topic,
  day: LocalDate,
): FactValues[Topic] {
  return factRowOn(facts, topic, day)?.value ?? TOPIC_RULES[topic].shipped;
}

/** First future day with the language; null: not planned. */
export function languageBegins(
  facts: readonly DatedFact[],
  language: Language,
  today: LocalDate,
): LocalDate | null {
  const days = rowsOf(facts, 'languages').flatMap(({ from }) => (from > today ? [from] : []));
  return days.find((day) => factOn(facts, 'languages', day).languages.includes(language)) ?? null;
}

export function methodRulesOn(facts: readonly DatedFact[], day: LocalDate): MethodRules {
  const closed = METHODS.filter((method) => !factOn(facts, method, day).isOffered);
  return { closed, invoiceMost: factOn(facts, 'limits', day).invoiceMost };
}

/** Instalments are charged to a payment card. */
export const isMonthlyOfferedOn = (facts: readonly DatedFact[], day: LocalDate): boolean =>
  isOpenOn(facts, 'monthly', day) && factOn(facts, 'card', day).isOffered;

const isOpenOn = (facts: readonly DatedFact[], topic: Switch, day: LocalDate): boolean =>
  factOn(facts, topic, day).isOpen;

export function pageFactsOn(
  facts: readonly DatedFact[],
  day: LocalDate,
  language: Language,
): PageFacts {
  const notices = METHODS.flatMap((method) => {
    const words = noticeOn(facts, method, day);
    return words ? [[method, words[language]]] : [];
  });
  const { logo } = factOn(facts, 'logo', day);
  return {
    ...(logo && { logo }),
    limits: factOn(facts, 'limits', day),
    languages: factOn(facts, 'languages', day).languages,
    colours: factOn(facts, 'colours', day).colours,
    isMonthlyOffered: isMonthlyOfferedOn(facts, day),
    giftsStay: factOn(facts, 'takenGifts', day).giftsStay,
    closed: [...methodRulesOn(facts, day).closed],
    notices: Object.fromEntries(notices),
  };
}

/** Announces the next change in advance; otherwise shows the current one for a season. */
export function noticeOn(facts: readonly DatedFact[], method: Method, day: LocalDate) {
  const coming = rowsOf(facts, method).find(
    ({ from, value }) =>
      from > day && addDays(from, -NOTICE_BEFORE_DAYS) <= day && value.notice !== null,
  );
  if (coming) return coming.value.notice;
  const held = factRowOn(facts, method, day);
  return held && addDays(held.from, NOTICE_AFTER_DAYS) >= day ? held.value.notice : null;
}

/** Last day of the pause, including planned changes. Null: not paused. */
export function pausedUntil(
  facts: readonly DatedFact[],
  topic: Switch,
  day: LocalDate,
): { last: LocalDate | null } | null {
  if (isOpenOn(facts, topic, day)) return null;
  const ends = rowsOf(facts, topic)
    .flatMap(({ from, until }) => [from, ...(until ? [addDays(until, 1)] : [])])
    .filter((each) => each > day)
    .toSorted();
  const opens = ends.find((each) => isOpenOn(facts, topic, each));
  return { last: opens ? addDays(opens, -1) : null };
}

/** Oldest first. */
export function rowsOf<Topic extends FactTopic>(
  facts: readonly DatedFact[],
  topic: Topic,
): DatedFact<Topic>[] {
  return facts
    .filter((fact): fact is DatedFact & DatedFact<Topic> => fact.topic === topic)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
