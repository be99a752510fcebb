/** For searching: without case, accents and dots. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function wordsOf(typed: string): string[] {
  return foldText(typed).split(/\s+/);
}

/** Whether every typed word occurs in the text, as part of a word and in any order. */
export function hasEveryWord(text: string, typed: string): boolean {
  return everyWordIn(typed)(foldText(text));
}

/** The same for many texts that are already folded. */
export function everyWordIn(typed: string): (folded: string) => boolean {
  const words = wordsOf(typed);
  return (folded) => words.every((word) => folded.includes(word));
}

const ENDING = 3;
const STEM = 5;

/** Number of words that the text contains in some form: Finnish inflects the end of a word. */
export function countStems(text: string, typed: string): number {
  const folded = foldText(text);
  return wordsOf(typed)
    .filter((word) => word.length >= STEM)
    .filter((word) => folded.includes(word.slice(0, Math.max(STEM, word.length - ENDING)))).length;
}
