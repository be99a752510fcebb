import { texts as en } from '../../contract/texts/en/desk.ts';
import { texts as fi } from '../../contract/texts/fi/desk.ts';
import { texts as sv } from '../../contract/texts/sv/desk.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatClock, formatDate } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import type { DeskVerdict } from '../../domain/visit/desk-check.ts';

const texts = { fi, sv, en };

/** One sentence for the clerk. */
export function deskMessage(verdict: DeskVerdict, language: Language): string {
  const text = texts[language];
  switch (verdict.verdict) {
    case 'valid':
      return verdict.validUntil ? fill(text.valid, formatDate(verdict.validUntil)) : text.startsNow;
    case 'visitedToday':
      return fill(text.visitedToday, formatClock(verdict.visitedAt));
    case 'expired':
      return fill(text.expired, formatDate(verdict.endedOn));
    case 'onHold':
      return text.onHold;
    case 'notActive':
      return text.notActive;
    case 'unknown':
      return text.unknown;
  }
}

export function recordedMessage(now: number, language: Language): string {
  return fill(texts[language].recorded, formatClock(now));
}

export function identityMessage(
  { name, yearOfBirth }: { name: string; yearOfBirth: number },
  language: Language,
): string {
  return fill(texts[language].checkIdentity, name, yearOfBirth);
}
