export const LANGUAGES = ['fi', 'sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first two letters of the locale choose the language; Finnish when there are no texts for it. */
export function languageOf(locale: string): Language {
  const key = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === key) ?? 'fi';
}

/** Limited to the scheme's languages; otherwise its first one. */
export function spokenOf(languages: readonly Language[], language: Language): Language {
  return languages.includes(language) ? language : (languages[0] ?? language);
}
