import {
  type ActivationCode,
  showActivationCode,
} from '../../domain/activation/activation-code.ts';
import type { LetterContext } from './letter.ts';

/** The code as it is typed; of a letter that has left, a word in its place. */
export function codeText(code: ActivationCode | null, { texts }: LetterContext): string {
  return code === null ? texts.common.hiddenCode : showActivationCode(code);
}
