import {
  type ActivationCode,
  showActivationCode,
} from '../../domain/activation/activation-code.ts';
import type { LetterContext } from './letter.ts';

/** The code grouped for typing; a placeholder once the letter has been sent. */
export function codeText(code: ActivationCode | null, { texts }: LetterContext): string {
  return code === null ? texts.common.hiddenCode : showActivationCode(code);
}
