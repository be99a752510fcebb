/** For searching: without capitals, accents and dots. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function wordsOf(typed: string): string[] {
  return foldText(typed).split(/\s+/);
}

/** Whether every word that was typed is in the text, as a part of a word and in any order. */
export function hasEveryWord(text: string, typed: string): boolean {
  return everyWordIn(typed)(foldText(text));
}

/** The same of many texts that are folded already. */
export function everyWordIn(typed: string): (folded: string) => boolean {
  const words = wordsOf(typed);
  return (folded) => words.every((word) => folded.includes(word));
}

const ENDING = 3;
const STEM = 5;

/** How many of the words the text has in some form: in Finnish the end of a word changes with what it does. */
export function countStems(text: string, typed: string): number {
  const folded = foldText(text);
  return wordsOf(typed)
    .filter((word) => word.length >= STEM)
    .filter((word) => folded.includes(word.slice(0, Math.max(STEM, word.length - ENDING)))).length;
}
