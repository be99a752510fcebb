const LONGEST_WORD = 40;
const SEPARATORS = /[\s\-–—‑'’‘`´".,;:()/&+_|*#!?@<>]+/u;
const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/**
 * Normalised spelling: lower case without accents, so that hamalainen finds Hämäläinen. Same as `fold_word` in the
 * database.
 */
function foldWord(written: string): string {
  return written
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øłđðæœßþ]/g, (letter) => LETTERS[letter] ?? letter)
    .slice(0, LONGEST_WORD);
}

/** Distinct normalised words of a name or a query. Single letters are ignored. */
export function foldedWords(written: string): string[] {
  const folded = written.split(SEPARATORS).map(foldWord);
  return [...new Set(folded)].filter((word) => word.length >= 2);
}
