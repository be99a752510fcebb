import type { LocalDate } from '../base/local-date.ts';
import { keysOf, recordOf } from '../base/record-of.ts';
import { METHODS, type Method } from '../payment/offered-method.ts';
import { logging, search, tracking } from './site-facts.ts';
import { colours, logo } from './topic/brand.ts';
import { languages } from './topic/languages.ts';
import { limits } from './topic/limits.ts';
import { offeredMethod, openSwitch, SWITCHES, shownBanner, takenGifts } from './topic/offers.ts';
import type { TopicRule } from './topic/topic-rule.ts';

/** Topics of the page of limits. */
const SITE_RULES = { limits, takenGifts, languages, colours, logo, search, tracking, logging };

/** Scheme facts that an operator changes from a day on, except prices. A new topic is a row. */
const RULES = {
  ...SITE_RULES,
  ...recordOf(METHODS, () => offeredMethod),
  ...recordOf(SWITCHES, () => openSwitch),
  banner: shownBanner,
};

export type SiteTopic = keyof typeof SITE_RULES;
export const SITE_TOPICS = keysOf(SITE_RULES);
export type FactTopic = keyof typeof RULES;
export const FACT_TOPICS = keysOf(RULES);

export type FactValues = { [Topic in FactTopic]: (typeof RULES)[Topic]['shipped'] };
/** Why a value is refused, whatever the day. */
export type ValueFault = ReturnType<(typeof RULES)[FactTopic]['faults']>[number];

export const TOPIC_RULES: {
  [Topic in FactTopic]: TopicRule<FactValues[Topic], ValueFault>;
} = RULES;

export type FactWith<More, Topic extends FactTopic = FactTopic> = {
  [Each in Topic]: { topic: Each; value: FactValues[Each] } & More;
}[Topic];

export type Fact<Topic extends FactTopic = FactTopic> = FactWith<unknown, Topic>;
/** `until` is its last day; null: until a newer one starts. */
type Period = { from: LocalDate; until: LocalDate | null };
export type DatedFact<Topic extends FactTopic = FactTopic> = FactWith<Period, Topic>;
/** `replaces` is the first day of the plan that it replaces. */
export type FactPlan<Topic extends FactTopic = FactTopic> = FactWith<
  Period & { replaces: LocalDate | null },
  Topic
>;

export const factOf = <Topic extends FactTopic>(topic: Topic, value: FactValues[Topic]) =>
  ({ topic, value }) as Fact;

/** Values stored by an older release with fewer fields: the others get their defaults. */
export function completeValue<Topic extends FactTopic>(
  topic: Topic,
  stored: Partial<FactValues[Topic]>,
): FactValues[Topic] {
  return { ...TOPIC_RULES[topic].shipped, ...stored };
}

export const isMethod = (topic: FactTopic): topic is Method =>
  (METHODS as readonly string[]).includes(topic);
export const isOf = <Topic extends FactTopic>(
  topics: readonly Topic[],
  fact: DatedFact,
): fact is DatedFact & DatedFact<Topic> => topics.some((topic) => topic === fact.topic);
