import { texts as en } from '../../contract/texts/en/refusal.ts';
import { texts as fi } from '../../contract/texts/fi/refusal.ts';
import { texts as sv } from '../../contract/texts/sv/refusal.ts';
import { fill } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import { worded } from './worded.ts';

export type RefusalText = keyof typeof fi;

const texts = worded('contract/refusal', { fi, sv, en });

/** Refusal messages in the caller's language. */
export function refusalText(key: RefusalText, language: Language, ...args: string[]): string {
  return fill(texts[language][key], ...args);
}
