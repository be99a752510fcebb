import { hideLinks } from './hidden-link.ts';
import { isLetterName, letterKind } from './letters.ts';

/** The letter data kept after sending and shown to staff; null for none. */
export function keptWords(name: string, data: unknown): unknown {
  if (!isLetterName(name) || data === null) return null;
  const { secret, withoutCode } = letterKind(name);
  if (secret) return null;
  return hideLinks(withoutCode ? withoutCode(data) : data);
}
