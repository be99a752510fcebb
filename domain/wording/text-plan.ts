import { LANGUAGES, type Language } from '../base/language.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../base/planned-day.ts';
import { type DatedText, type TextFault, type TextRules, textFault, textOn } from './text-rules.ts';

/** What somebody wants to be said from a day on. Null: as shipped; a language that is left out stays as it is. */
export type TextPlan = { from: LocalDate; texts: Partial<Record<Language, string | null>> };

export type PlanFault =
  | { fault: 'dayPassed' | 'nothingChanges' }
  | { fault: 'dayTooFar'; day: LocalDate }
  | (TextFault & { language: Language });

/** In one language: the row of that day that goes, and the text that comes in its place. */
export type TextChange = { language: Language; text: string | null; isKept: boolean };

/**
 * What has to be written. A text that holds on that day anyway is not stored a second time: taking back an earlier plan
 * then leaves no copy of it behind.
 */
export function textChanges(
  rows: readonly DatedText[],
  { from, texts }: TextPlan,
  shipped: Record<Language, string>,
): TextChange[] {
  const earlier = rows.filter(({ validFrom }) => validFrom < from);
  return LANGUAGES.flatMap((language) => {
    const asked = texts[language];
    if (asked === undefined) return [];
    const text = asked === shipped[language] ? null : asked;
    const held = textOn(earlier, language, from);
    const stored = rows.find((row) => row.language === language && row.validFrom === from);
    if (text === (stored ? stored.text : held)) return [];
    return [{ language, text, isKept: text !== held }];
  });
}

/** Why it cannot be said so; null: it can. A text may begin at once: nobody buys by it. */
export function textPlanFault(
  rows: readonly DatedText[],
  plan: TextPlan,
  { today, rulesOf }: { today: LocalDate; rulesOf: (language: Language) => TextRules },
): PlanFault | null {
  if (plan.from < today) return { fault: 'dayPassed' };
  const last = addDays(today, PLAN_DAYS);
  if (plan.from > last) return { fault: 'dayTooFar', day: last };
  for (const language of LANGUAGES) {
    const text = plan.texts[language];
    const fault = typeof text === 'string' ? textFault(text, rulesOf(language)) : null;
    if (fault) return { ...fault, language };
  }
  const shipped = Object.fromEntries(
    LANGUAGES.map((language) => [language, rulesOf(language).shipped]),
  ) as Record<Language, string>;
  return textChanges(rows, plan, shipped).length === 0 ? { fault: 'nothingChanges' } : null;
}
