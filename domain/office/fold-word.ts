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

/** One spelling of a word: small letters without marks, so that Hämäläinen is found by hamalainen. The database's `fold_word` does the same. */
function foldWord(written: string): string {
  return written
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øłđðæœßþ]/g, (letter) => LETTERS[letter] ?? letter)
    .slice(0, LONGEST_WORD);
}

/** The words of a name or a question, folded, each once. One letter finds nobody. */
export function foldedWords(written: string): string[] {
  const folded = written.split(SEPARATORS).map(foldWord);
  return [...new Set(folded)].filter((word) => word.length >= 2);
}
