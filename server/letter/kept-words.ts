import { hideLinks } from './hidden-link.ts';
import { isLetterName, letterKind } from './letters.ts';

/** What stays of a letter's data once it has left, and what anybody but its reader sees of it. Null: nothing. */
export function keptWords(name: string, data: unknown): unknown {
  if (!isLetterName(name) || data === null) return null;
  const { secret, withoutCode } = letterKind(name);
  if (secret) return null;
  return hideLinks(withoutCode ? withoutCode(data) : data);
}
