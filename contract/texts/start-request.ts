import type { Language } from '../../domain/base/language.ts';
import { texts as cardEn } from './en/start-card.ts';
import { texts as renewalEn } from './en/start-renewal.ts';
import { texts as cardFi } from './fi/start-card.ts';
import { texts as renewalFi } from './fi/start-renewal.ts';
import { texts as cardSv } from './sv/start-card.ts';
import { texts as renewalSv } from './sv/start-renewal.ts';

const SENTENCES: Record<Language, Record<string, string>> = {
  fi: { ...cardFi, ...renewalFi },
  sv: { ...cardSv, ...renewalSv },
  en: { ...cardEn, ...renewalEn },
};

/** Keys that orders may store: 'card1.fi'. */
export const startRequests = (): string[] =>
  Object.entries(SENTENCES).flatMap(([language, sentences]) =>
    Object.keys(sentences).map((name) => `${name}.${language}`),
  );

/** The sentence behind a stored key, exactly as the buyer read it. */
export function startRequestText(wording: string): string {
  const [name = '', language = ''] = wording.split('.');
  const text = SENTENCES[language as Language]?.[name];
  if (!text) throw new Error(`no such request to start at once: ${wording}`);
  return text;
}
