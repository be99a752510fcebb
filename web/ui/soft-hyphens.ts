import type { Language } from '../../domain/base/language.ts';

const SOFT_HYPHEN = '\u00AD';

/** sähköposti|osoite: two vowels that are no diphthong may be the seam of a compound, and a syllable begins inside. */
const AFTER_SEAM = /([ie][oaä]|u[ae]|yä)$/i;

/** peruuttamis|oikeus: the consonant before such a word belongs to the word before it. */
const BEFORE_SEAM = /^.(oikeu|omai|ohje|aika|ehto|ehdo|asia|arvo|ilmoi)/i;

/** tillgänglighets|utlåtande: the s that joins a Swedish compound ends its first part. */
const SWEDISH_SEAM = /(?<=\p{L}{4}(?:het|tet|ing|ion|skap)s)(?=\p{L}{4})/gu;

/**
 * A long word with soft hyphens where it may break, for headings and tiles: not every browser has a dictionary for
 * `hyphens: auto`. In Finnish syllables begin there, in Swedish the parts of a compound; English words are short.
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

/** Never a stump of less than four letters. */
function isSafeBreak(word: string, at: number): boolean {
  if (at < 4 || at > word.length - 4) return false;
  return !AFTER_SEAM.test(word.slice(0, at)) && !BEFORE_SEAM.test(word.slice(at));
}
