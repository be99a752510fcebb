const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const LONGEST_TRIED = 14;

/** Every word within one typing error: a letter added, missing, replaced, or two swapped. */
export function wordsOneLetterAway(word: string): string[] {
  if (word.length < 3 || word.length > LONGEST_TRIED) return [];
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    for (const letter of ALPHABET) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail[1] + tail[0] + tail.slice(2));
  }
  found.delete(word);
  return [...found];
}

/** Edit distance; swapping two neighbours counts as one. */
export function lettersApart(one: string, other: string): number {
  // Row i: edit distance of the first i letters of one to each prefix of other.
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j++) rows[i]?.push(fewestSteps(rows, [one, i], [other, j]));
  }
  return rows[one.length]?.[other.length] ?? 0;
}

function fewestSteps(rows: number[][], [one, i]: [string, number], [other, j]: [string, number]) {
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  const isSame = one[i - 1] === other[j - 1];
  const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
  return Math.min(
    at(i, j - 1) + 1,
    at(i - 1, j) + 1,
    at(i - 1, j - 1) + (isSame ? 0 : 1),
    isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
  );
}

/** Two wrong letters make a short word another word. */
export function mostLettersApart(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}
