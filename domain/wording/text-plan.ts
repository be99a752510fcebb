import { LANGUAGES, type Language } from '../base/language.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../base/planned-day.ts';
import { type DatedText, type TextFault, type TextRules, textFault, textOn } from './text-rules.ts';

/** Planned texts from a day on. Null: default text; an omitted language is unchanged. */
export type TextPlan = { from: LocalDate; texts: Partial<Record<Language, string | null>> };

export type PlanFault =
  | { fault: 'dayPassed' | 'nothingChanges' }
  | { fault: 'dayTooFar'; day: LocalDate }
  | (TextFault & { language: Language });

/** For one language: the row of that day to delete, and the new text. */
export type TextChange = { language: Language; text: string | null; isKept: boolean };

/**
 * Rows to write. A text that already applies on that day is not stored again: cancelling an earlier plan then leaves
 * no copy behind.
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

/** Why it is refused; null: accepted. A text may start at once: it changes no purchase. */
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
