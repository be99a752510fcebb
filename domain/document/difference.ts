import type { Language } from '../base/language.ts';
import type { DocumentWords } from './document.ts';

export type Difference = { kind: 'same' | 'gone' | 'new'; text: string };

/** The paragraphs of one language. */
export function paragraphsOf({ lead, sections }: DocumentWords, language: Language): string[] {
  return [
    lead[language],
    ...sections.flatMap(({ heading, text }) => [
      heading[language],
      ...text[language].split(/\n\s*\n|\n(?=- )/),
    ]),
  ]
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The longest common subsequence stays; the rest is removed or new. */
export function differenceOf(before: readonly string[], after: readonly string[]): Difference[] {
  const common = commonLengths(before, after);
  const found: Difference[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, next] = [before[row], after[column]];
    if (old !== undefined && old === next) {
      found.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (next === undefined || at(common, row + 1, column) >= at(common, row, column + 1))
    ) {
      found.push({ kind: 'gone', text: old });
      row += 1;
    } else if (next !== undefined) {
      found.push({ kind: 'new', text: next });
      column += 1;
    }
  }
  return found;
}

const at = (lengths: number[][], row: number, column: number) => lengths[row]?.[column] ?? 0;

function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = before.map(() => after.map(() => 0));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (!line) continue;
      line[column] =
        before[row] === after[column]
          ? at(lengths, row + 1, column + 1) + 1
          : Math.max(at(lengths, row + 1, column), at(lengths, row, column + 1));
    }
  }
  return lengths;
}
