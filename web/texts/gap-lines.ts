import { GAPS, type Gap } from '../../domain/accessibility/review.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';

type Words = { found: string; mended: string; gaps: Record<Gap, string> };

/** Each known gap: what, since when, and until when it is there. */
export function gapLines({ found, mended, gaps }: Words, language: Language): string[] {
  return (Object.keys(GAPS) as Gap[]).map((gap) => {
    const { foundOn, mendedBy } = GAPS[gap];
    const days = [
      fill(found, formatDate(foundOn, language)),
      mendedBy && fill(mended, formatDate(mendedBy, language)),
    ];
    return [gaps[gap], ...days.filter(Boolean)].join(' ');
  });
}
