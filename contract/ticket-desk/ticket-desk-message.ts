import { fill } from '../../domain/base/fill.ts';
import { formatClock, formatDate } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import type { EntryVerdict } from '../../domain/ticket-desk/visit-rules.ts';
import type { texts as fi } from '../texts/fi/ticket-desk.ts';

/** One sentence for the clerk, the same from the server and at an offline desk. */
export function verdictText(verdict: EntryVerdict, text: typeof fi, language: Language): string {
  switch (verdict.verdict) {
    case 'valid':
      return verdict.validUntil
        ? fill(text.valid, formatDate(verdict.validUntil, language))
        : text.startsNow;
    case 'visitedToday':
      return fill(text.visitedToday, formatClock(verdict.visitedAt, language));
    case 'expired':
      return fill(text.expired, formatDate(verdict.endedOn, language));
    default:
      return text[verdict.verdict];
  }
}
