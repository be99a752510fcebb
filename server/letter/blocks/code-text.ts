import {
  type ActivationCode,
  showActivationCode,
} from '../../../domain/activation/activation-code.ts';
import type { LetterContext } from '../letter.ts';
import { commonTexts } from '../texts/common.ts';

/** The code grouped for typing; a placeholder once the letter has been sent. */
export function codeText(code: ActivationCode | null, { language }: LetterContext): string {
  return code === null ? commonTexts[language].hiddenCode : showActivationCode(code);
}
