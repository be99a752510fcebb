import { GAPS, type Gap } from '../../domain/accessibility/review.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate } from '../../domain/base/format.ts';

type Words = { found: string; mended: string; gaps: Record<Gap, string> };

/** Each known gap: what, since when, and until when it is there. */
export function gapLines({ found, mended, gaps }: Words): string[] {
  return (Object.keys(GAPS) as Gap[]).map((gap) => {
    const { foundOn, mendedBy } = GAPS[gap];
    const days = [fill(found, formatDate(foundOn)), mendedBy && fill(mended, formatDate(mendedBy))];
    return [gaps[gap], ...days.filter(Boolean)].join(' ');
  });
}
