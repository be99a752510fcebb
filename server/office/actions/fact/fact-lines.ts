import { say } from '../../../../contract/texts/action-text.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import { LANGUAGES, type Language } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { type FactPlan, overlappingNotices } from '../../../../domain/scheme/fact-plan.ts';
import {
  type Banner,
  type DatedFact,
  type FactTopic,
  isMethod,
  isSwitch,
  LETTER_DAY_NAMES,
  LIMIT_NAMES,
  type LimitName,
  type Limits,
  SUM_LIMITS,
  type Words,
} from '../../../../domain/scheme/fact-topics.ts';
import type { Colours } from '../../../../domain/scheme/look.ts';
import { factOn, rowsOf } from '../../../../domain/scheme/scheme-facts.ts';
import type { Prepared } from '../define-action.ts';
import { siteFactLines } from './site-fact-lines.ts';

type Lines = Prepared<'planFact'>['lines'];
type Line = Lines[number];

const NOTICE_LABELS = { fi: 'wordsFi', sv: 'wordsSv', en: 'wordsEn' } as const;

/** The changed value, its effect on people in mid-process, and later changes. */
export function describeFact(
  others: readonly DatedFact[],
  plan: FactPlan,
  { today, language }: { today: LocalDate; language: Language },
): Lines {
  const { topic, from, until, replaces } = plan;
  const next = rowsOf(others, topic).find((row) => row.from > from);
  return [
    line('topic', say(topic)),
    line('from', from === today ? say('now') : say('day', { day: from })),
    ...(until === null ? [] : [line('until', say('lastDay', { day: until }))]),
    ...(replaces === null ? [] : [line('replaced', say('planOf', { day: replaces }))]),
    ...valueLines(others, plan),
    ...effectLines(plan),
    ...overlapLines(others, plan, language),
    ...(next ? [line('next', say('planOf', { day: next.from }))] : []),
  ];
}

/** The topic and the day of the cancelled change. */
export function describeCancelledFact(
  topic: FactTopic,
  from: LocalDate,
): Prepared<'cancelFact'>['lines'] {
  return [{ label: 'topic', before: say('planned', { day: from }), after: say(topic) }];
}

function line(label: Line['label'], after: Line['after']): Line {
  return { label, before: null, after };
}

function valueLines(others: readonly DatedFact[], plan: FactPlan): Lines {
  const { topic, from } = plan;
  if (plan.topic === 'limits') return limitLines(factOn(others, 'limits', from), plan.value);
  if (plan.topic === 'takenGifts') {
    const stated = (stay: boolean) => (stay ? say('giftsStay') : say('giftsEnd'));
    const before = stated(factOn(others, 'takenGifts', from).giftsStay);
    return [{ label: 'takenGifts', before, after: stated(plan.value.giftsStay) }];
  }
  if (plan.topic === 'languages') {
    const before = menuText(factOn(others, 'languages', from).languages);
    return [{ label: 'languages', before, after: menuText(plan.value.languages) }];
  }
  if (plan.topic === 'colours') {
    const before = coloursText(factOn(others, 'colours', from).colours);
    return [{ label: 'colours', before, after: coloursText(plan.value.colours) }];
  }
  const site = siteFactLines(others, plan);
  if (site) return site;
  if (plan.topic === 'banner') return bannerLines(plan.value.banner);
  if (isSwitch(topic) && 'isOpen' in plan.value) {
    const stated = (isOpen: boolean) => (isOpen ? say('open') : say('paused'));
    const before = stated(factOn(others, topic, from).isOpen);
    return [{ label: 'state', before, after: stated(plan.value.isOpen) }];
  }
  if (!isMethod(topic) || !('isOffered' in plan.value)) return [];
  const stated = (isOffered: boolean) => (isOffered ? say('offered') : say('notOffered'));
  const before = stated(factOn(others, topic, from).isOffered);
  const { isOffered, notice } = plan.value;
  return [
    { label: 'state', before, after: stated(isOffered) },
    ...(notice ? wordingLines(notice) : []),
  ];
}

function limitLines(before: Limits, after: Limits): Lines {
  const shown = (name: LimitName, amount: number) =>
    SUM_LIMITS.includes(name)
      ? say('sum', { euros: toEuros(cents(amount)) })
      : say('count', amount);
  const isOfLetters = (name: LimitName) => (LETTER_DAY_NAMES as readonly string[]).includes(name);
  const changed = LIMIT_NAMES.filter((name) => before[name] !== after[name]);
  return [
    ...changed.map((name) => ({
      label: name,
      before: shown(name, before[name]),
      after: shown(name, after[name]),
    })),
    ...(changed.every(isOfLetters) ? [] : [line('begun', say('begunOrders'))]),
    ...(changed.some(isOfLetters) ? [line('begun', say('begunLetters'))] : []),
  ];
}

function wordingLines(words: Words): Lines {
  return LANGUAGES.map((language) => line(NOTICE_LABELS[language], say('words', words[language])));
}

function bannerLines(banner: Banner | null): Lines {
  if (!banner) return [line('banner', say('noBanner'))];
  return [
    line('banner', say(banner.kind)),
    line('closable', banner.isClosable ? say('yes') : say('no')),
    ...wordingLines(banner.words),
  ];
}

/** Each with its wording and days. */
function overlapLines(others: readonly DatedFact[], plan: FactPlan, language: Language): Lines {
  return overlappingNotices(others, plan).map(({ from, until, value: { banner } }) => {
    const words = banner.words[language];
    const shown = until
      ? say('overlap', words, { day: from }, { day: until })
      : say('overlapOpen', words, { day: from });
    return line('warning', shown);
  });
}

const coloursText = (colours: Colours | null) =>
  colours ? say('words', `${colours.night}, ${colours.light}`) : say('shipped');

/** In the order and wording of the page menu. */
const menuText = (languages: readonly Language[]) =>
  say('words', languages.map((language) => language.toUpperCase()).join(', '));

/** Effect on processes already started. */
function effectLines({ topic, value }: FactPlan): Lines {
  if ('isOffered' in value && !value.isOffered) {
    const monthly = topic === 'card' ? [line('monthly', say('noMonthly'))] : [];
    return [line('begun', say('begunPayments')), ...monthly];
  }
  if ('isOpen' in value && !value.isOpen) {
    if (topic === 'monthly') return [line('begun', say('noMonthly'))];
    return [line('begun', topic === 'registration' ? say('codesWait') : say('begunPayments'))];
  }
  if (topic === 'takenGifts') return [line('begun', say('begunGifts'))];
  if (topic === 'languages') return [line('begun', say('otherLanguages'))];
  return [];
}
