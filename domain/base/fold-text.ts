/** For searching: without capitals, accents and dots. */
function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Whether every word that was typed is in the text, as a part of a word and in any order. */
export function hasEveryWord(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
