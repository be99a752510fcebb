import type { Language } from '../../domain/base/language.ts';

/** Facts of all museums as public open data. */
export const OPEN_DATA_PATH = '/museums.json';

const CALENDARS = {
  fi: ['/museot', 'nayttelyt.ics'],
  sv: ['/sv/museer', 'utstallningar.ics'],
  en: ['/en/museums', 'exhibitions.ics'],
} as const satisfies Record<Language, readonly [string, string]>;

/** Exhibitions as a calendar feed: of one museum, or of all. */
export function calendarPath(language: Language, slug?: string): string {
  const [folder, file] = CALENDARS[language];
  return slug ? `${folder}/${slug}/${file}` : `${folder}/${file}`;
}
