import type { Language } from '../../domain/base/language.ts';

const SOFT_HYPHEN = '\u00AD';

/** sähköposti|osoite: two vowels that form no diphthong may be a compound's boundary, which starts a syllable. */
const AFTER_SEAM = /([ie][oaä]|u[ae]|yä)$/i;

/** peruuttamis|oikeus: a consonant before such a word belongs to the word before it. */
const BEFORE_SEAM = /^.(oikeu|omai|ohje|aika|ehto|ehdo|asia|arvo|ilmoi)/i;

/** tillgänglighets|utlåtande: the linking s of a Swedish compound ends its first part. */
const SWEDISH_SEAM = /(?<=\p{L}{4}(?:het|tet|ing|ion|skap)s)(?=\p{L}{4})/gu;

/**
 * Adds soft hyphens to long words in headings and tiles: not every browser has a dictionary for `hyphens: auto`. In
 * Finnish before syllables, in Swedish between parts of a compound; English words are short.
 */
export function softHyphens(text: string, language: Language): string {
  if (language === 'sv') return text.replace(SWEDISH_SEAM, SOFT_HYPHEN);
  if (language !== 'fi') return text;
  return text.replace(/\p{L}{9,}/gu, (word) =>
    word.replace(/[bdfghjklmnprstv][aeiouyäö]/gi, (syllable, at: number) =>
      isSafeBreak(word, at) ? SOFT_HYPHEN + syllable : syllable,
    ),
  );
}

/** Never leaves fewer than four letters. */
function isSafeBreak(word: string, at: number): boolean {
  if (at < 4 || at > word.length - 4) return false;
  return !AFTER_SEAM.test(word.slice(0, at)) && !BEFORE_SEAM.test(word.slice(at));
}
