import { say } from '../../../../contract/texts/action-text.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import { recordOf } from '../../../../domain/base/record-of.ts';
import { METHODS, type Method } from '../../../../domain/payment/offered-method.ts';
import { overlappingNotices } from '../../../../domain/scheme/fact-plan.ts';
import type { FactTopic, FactValues } from '../../../../domain/scheme/fact-topics.ts';
import type { Switch } from '../../../../domain/scheme/topic/offers.ts';
import type { Words } from '../../../../domain/scheme/topic/topic-rule.ts';
import { type Change, changed, type Lines, type LinesOf, line } from './fact-line.ts';
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

const takenGifts = changed<FactValues['takenGifts']>('takenGifts', ({ giftsStay }) =>
  giftsStay ? say('giftsStay') : say('giftsEnd'),
);

/** The changed value of each topic, and its effect on what has begun. */
export const TOPIC_LINES: { [Topic in FactTopic]: LinesOf<Topic> } = {
  limits: limitLines,
  takenGifts: (change) => [...takenGifts(change), line('begun', say('begunGifts'))],
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

/** `ended`: the effect of a method that is no longer offered. */
function methodLines(ended: Lines): LinesOf<Method> {
  const state = changed<FactValues[Method]>('state', ({ isOffered }) =>
    isOffered ? say('offered') : say('notOffered'),
  );
  return (change) => [
    ...state(change),
    ...(change.after.notice ? wordingLines(change.after.notice) : []),
    ...(change.after.isOffered ? [] : ended),
  ];
}

/** `paused`: the effect of a pause. */
function switchLines(paused: Lines[number]): LinesOf<Switch> {
  const state = changed<FactValues[Switch]>('state', ({ isOpen }) =>
    isOpen ? say('open') : say('paused'),
  );
  return (change) => [...state(change), ...(change.after.isOpen ? [] : [paused])];
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
