import { z } from 'zod';
import { DOCUMENTS, EFFECTS } from '../../../domain/document/document.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

const lines = z.array(text(300)).max(10);

export const publishDocumentInput = z.object({
  document: z.enum(DOCUMENTS),
  /** Of the draft that was looked at: a newer one is looked at first. */
  edition: z.int().min(1).max(1_000_000),
  from: z.iso.date(),
  /** The planned version whose place it takes. */
  replaces: z.iso.date().nullable(),
  effect: z.enum(EFFECTS),
  /** What changes, in short, as the letter lists it. */
  summary: z.object({ fi: lines, sv: lines, en: lines }),
});
export const cancelDocumentInput = z.object({ document: z.enum(DOCUMENTS), from: z.iso.date() });

export const documentActionCalls = {
  ...actionCalls('publishDocument', publishDocumentInput),
  ...actionCalls('cancelDocument', cancelDocumentInput),
};
