export const LANGUAGES = ['fi', 'sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** spec 9: translation uses the first two letters of the locale. Finnish where we have no texts. */
export function languageOf(locale: string): Language {
  const key = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === key) ?? 'fi';
}

/** Of those that a scheme speaks; what it does not speak is said in its first one. */
export function spokenOf(languages: readonly Language[], language: Language): Language {
  return languages.includes(language) ? language : (languages[0] ?? language);
}
