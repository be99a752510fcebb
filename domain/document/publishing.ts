import { LANGUAGES, type Language } from '../base/language.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';
import { type DayFault, plannedDayFault } from '../base/planned-day.ts';
import { TERMS_NOTICE_DAYS, TERMS_SENDING_DAYS } from '../scheme/terms-facts.ts';
import {
  type DocumentName,
  type DocumentWords,
  type Effect,
  type Summary,
  tidyWords,
  versionOn,
} from './document.ts';
import { type WordsFault, type WordsRules, wordsFault } from './document-rules.ts';

export type Publishing = {
  document: DocumentName;
  from: LocalDate;
  replaces: LocalDate | null;
  effect: Effect;
  summary: Summary;
  words: DocumentWords;
};
type Version = { from: LocalDate; words: DocumentWords };
type PublishingContext = { versions: readonly Version[]; shipped: DocumentWords; today: LocalDate };

export type PublishFault =
  | DayFault
  | { fault: 'noLetter' | 'nothingChanges' | 'summaryUneven' }
  | { fault: 'noticeTooShort'; day: LocalDate }
  | { fault: 'summaryMissing' | 'summaryMarkup'; language: Language }
  | WordsFault;

/** E-mails leave on the following day: until midnight a mistake can be undone before anyone is notified. */
export const announcedOn = (published: LocalDate) => addDays(published, 1);

/** Earliest start day of this version: future terms are announced in advance. */
export function firstDayOf(document: DocumentName, effect: Effect, today: LocalDate): LocalDate {
  const isWritten = document === 'terms' && effect !== 'quiet';
  return isWritten
    ? addDays(announcedOn(today), TERMS_NOTICE_DAYS + TERMS_SENDING_DAYS)
    : addDays(today, 1);
}

/** Why the draft cannot be published; null: it can. */
export function publishFault(
  plan: Publishing,
  { versions, shipped, today }: PublishingContext,
  rules: WordsRules,
): PublishFault | null {
  const { document, from, effect, replaces, words } = plan;
  const days = versions.map((version) => version.from);
  const dayFault = plannedDayFault(plan, { days, first: addDays(today, 1), today });
  if (dayFault) return dayFault;
  if (document === 'privacy' && effect === 'told') return { fault: 'noLetter' };
  const first = firstDayOf(document, effect, today);
  if (from < first) return { fault: 'noticeTooShort', day: first };
  const fault = summaryFault(plan) ?? wordsFault(words, rules);
  if (fault) return fault;
  const others = versions.filter((version) => version.from !== replaces && version.from < from);
  const held = versionOn(others, from)?.words ?? shipped;
  const stands = versions.find((version) => version.from === replaces);
  // A replacement may keep the words and change only the start day or the effect.
  const isSame = JSON.stringify(tidyWords(held)) === JSON.stringify(tidyWords(words));
  return isSame && !stands ? { fault: 'nothingChanges' } : null;
}

function summaryFault({ effect, summary }: Publishing): PublishFault | null {
  if (effect === 'quiet') return null;
  for (const language of LANGUAGES) {
    const lines = summary[language];
    if (lines.length === 0 || lines.some((line) => line.trim() === '')) {
      return { fault: 'summaryMissing', language };
    }
    if (lines.some((line) => /[<>{}]/.test(line))) return { fault: 'summaryMarkup', language };
  }
  const counts = new Set(LANGUAGES.map((language) => summary[language].length));
  return counts.size > 1 ? { fault: 'summaryUneven' } : null;
}
