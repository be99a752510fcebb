import { say } from '../../../../contract/texts/action-text.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import { recordOf } from '../../../../domain/base/record-of.ts';
import { METHODS, type Method } from '../../../../domain/payment/offered-method.ts';
import { overlappingNotices } from '../../../../domain/scheme/fact-plan.ts';
import type { FactTopic } from '../../../../domain/scheme/fact-topics.ts';
import type { Switch } from '../../../../domain/scheme/topic/offers.ts';
import type { Words } from '../../../../domain/scheme/topic/topic-rule.ts';
import { type Change, type Lines, line } from './fact-line.ts';
import {
  colourLines,
  languageLines,
  limitLines,
  loggingLines,
  logoLines,
  searchLines,
  trackingLines,
} from './site-lines.ts';

const NOTICE_LABELS = { fi: 'wordsFi', sv: 'wordsSv', en: 'wordsEn' } as const;

const begunPayments = line('begun', say('begunPayments'));
const noMonthly = say('noMonthly');

/** The changed value of each topic, and its effect on what has begun. */
export const TOPIC_LINES: { [Topic in FactTopic]: (change: Change<Topic>) => Lines } = {
  limits: limitLines,
  takenGifts: giftLines,
  languages: languageLines,
  colours: colourLines,
  logo: logoLines,
  search: searchLines,
  tracking: trackingLines,
  logging: loggingLines,
  ...recordOf(METHODS, () => methodLines([begunPayments])),
  card: methodLines([begunPayments, line('monthly', noMonthly)]),
  selling: switchLines(begunPayments),
  gifts: switchLines(begunPayments),
  registration: switchLines(line('begun', say('codesWait'))),
  monthly: switchLines(line('begun', noMonthly)),
  banner: bannerLines,
};

function giftLines({ before, after }: Change<'takenGifts'>): Lines {
  const stated = (stay: boolean) => (stay ? say('giftsStay') : say('giftsEnd'));
  return [
    { label: 'takenGifts', before: stated(before.giftsStay), after: stated(after.giftsStay) },
    line('begun', say('begunGifts')),
  ];
}

/** `ended`: the effect of a method that is no longer offered. */
function methodLines(ended: Lines) {
  const stated = (isOffered: boolean) => (isOffered ? say('offered') : say('notOffered'));
  return ({ before, after }: Change<Method>): Lines => [
    { label: 'state', before: stated(before.isOffered), after: stated(after.isOffered) },
    ...(after.notice ? wordingLines(after.notice) : []),
    ...(after.isOffered ? [] : ended),
  ];
}

/** `paused`: the effect of a pause. */
function switchLines(paused: Lines[number]) {
  const stated = (isOpen: boolean) => (isOpen ? say('open') : say('paused'));
  return ({ before, after }: Change<Switch>): Lines => [
    { label: 'state', before: stated(before.isOpen), after: stated(after.isOpen) },
    ...(after.isOpen ? [] : [paused]),
  ];
}

function bannerLines({ after: { banner }, plan, others, language }: Change<'banner'>): Lines {
  if (!banner) return [line('banner', say('noBanner'))];
  const overlaps = overlappingNotices(others, plan).map(({ from, until, value }) => {
    const words = value.banner.words[language];
    const shown = until
      ? say('overlap', words, { day: from }, { day: until })
      : say('overlapOpen', words, { day: from });
    return line('warning', shown);
  });
  return [
    line('banner', say(banner.kind)),
    line('closable', banner.isClosable ? say('yes') : say('no')),
    ...wordingLines(banner.words),
    ...overlaps,
  ];
}

function wordingLines(words: Words): Lines {
  return LANGUAGES.map((language) => line(NOTICE_LABELS[language], say('words', words[language])));
}
