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
type Known = { versions: readonly Version[]; shipped: DocumentWords; today: LocalDate };

export type PublishFault =
  | DayFault
  | { fault: 'noLetter' | 'nothingChanges' | 'summaryUneven' }
  | { fault: 'noticeTooShort'; day: LocalDate }
  | { fault: 'summaryMissing' | 'summaryMarkup'; language: Language }
  | WordsFault;

/** Letters leave from the day after: until midnight a slip can be taken back and nobody has heard of it. */
export const announcedOn = (published: LocalDate) => addDays(published, 1);

/** The first day that this version may begin: coming terms are announced in time. */
export function firstDayOf(document: DocumentName, effect: Effect, today: LocalDate): LocalDate {
  const isWritten = document === 'terms' && effect !== 'quiet';
  return isWritten
    ? addDays(announcedOn(today), TERMS_NOTICE_DAYS + TERMS_SENDING_DAYS)
    : addDays(today, 1);
}

/** Why these words cannot be published so; null: they can. */
export function publishFault(
  plan: Publishing,
  { versions, shipped, today }: Known,
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
  // The words that are replaced may begin on another day or trouble other people.
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
