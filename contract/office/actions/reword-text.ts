import { z } from 'zod';
import { TEXT_LENGTH } from '../../../domain/wording/text-rules.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

/** File and path within it: 'page/buy-card:step.label'. */
export const textKey = text(200).regex(/^[a-z]+\/[a-z-]+:[\w.-]+$/);

/** Null: back to the default; omitted: unchanged. The rules report what is allowed. */
const wanted = text(TEXT_LENGTH).nullable().optional();

export const rewordTextInput = z.object({
  key: textKey,
  from: z.iso.date(),
  texts: z.object({ fi: wanted, sv: wanted, en: wanted }),
});

export const rewordTextCalls = actionCalls('rewordText', rewordTextInput);
