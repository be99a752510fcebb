import type { Language } from '../../domain/base/language.ts';
import { worded } from '../platform/worded.ts';
import { isLetterName, LETTER_NAMES, letters } from './letters.ts';

const shipped = (language: Language): Record<string, string> =>
  Object.fromEntries(LETTER_NAMES.map((name) => [name, letters[name].name[language]]));

const NAMES = worded('letter/names', { fi: shipped('fi'), sv: shipped('sv'), en: shipped('en') });

/** The letter's name as staff and the data export show it. */
export function letterName(letter: string, language: Language): string {
  return (isLetterName(letter) && NAMES[language][letter]) || letter;
}
