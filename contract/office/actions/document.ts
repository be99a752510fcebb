import { z } from 'zod';
import { DOCUMENTS, EFFECTS } from '../../../domain/document/document.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

const lines = z.array(text(300)).max(10);

export const publishDocumentInput = z.object({
  document: z.enum(DOCUMENTS),
  /** Edition of the reviewed draft: a newer one must be reviewed first. */
  edition: z.int().min(1).max(1_000_000),
  from: z.iso.date(),
  /** The planned version that it replaces. */
  replaces: z.iso.date().nullable(),
  effect: z.enum(EFFECTS),
  /** Short list of changes for the e-mail. */
  summary: z.object({ fi: lines, sv: lines, en: lines }),
});
export const cancelDocumentInput = z.object({ document: z.enum(DOCUMENTS), from: z.iso.date() });

export const documentActionCalls = {
  ...actionCalls('publishDocument', publishDocumentInput),
  ...actionCalls('cancelDocument', cancelDocumentInput),
};
