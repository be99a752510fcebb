import { texts as en } from '../../contract/texts/en/desk.ts';
import { texts as fi } from '../../contract/texts/fi/desk.ts';
import { texts as sv } from '../../contract/texts/sv/desk.ts';
import { verdictText } from '../../contract/ticket-desk-message.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatClock } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import type { EntryVerdict } from '../../domain/ticket-desk/desk-check.ts';

const texts = { fi, sv, en };

export function verdictMessage(verdict: EntryVerdict, language: Language): string {
  return verdictText(verdict, texts[language]);
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
