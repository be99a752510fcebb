import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { TEXT_LENGTH } from '../../domain/wording/text-rules.ts';
import { rewordedPage, textFile } from '../account/guest-calls.ts';
import { change, needs, read } from '../call/call.ts';
import { productForms, text } from '../call/wire-values.ts';
import { textKey } from './actions/reword-text.ts';

const translatedText = z.object({ fi: z.string(), sv: z.string(), en: z.string() });
const place = z.object({
  kind: z.enum(['page', 'letter', 'message']),
  /** In the caller's language. */
  name: z.string(),
  /** Page or letter that shows the text in each language; null: needs its own owner or a key. */
  paths: translatedText.nullable(),
});
const found = z.object({
  key: z.string(),
  shipped: translatedText,
  /** The current text. */
  now: translatedText,
  places: z.array(place),
});
const row = z.object({
  language: z.enum(LANGUAGES),
  validFrom: z.iso.date(),
  /** Null: default text. */
  text: z.string().nullable(),
  /** The product's default has changed since the override was written. */
  isOutdated: z.boolean(),
  by: z.string().nullable(),
  at: z.number(),
  reason: z.string().nullable(),
  actionId: z.uuid(),
});

/** Back office: every text of the portal, and the operator's overrides. */
export const textCalls = {
  findTexts: needs(
    'scheme.edit',
    read(
      'Search the texts of pages and letters',
      z.object({ words: text(200) }),
      z.object({ found: z.array(found), total: z.int() }),
    ),
  ),
  getRewordedTexts: needs(
    'scheme.edit',
    read(
      'The texts that are or will be reworded',
      z.object({}),
      z.object({
        today: z.iso.date(),
        texts: z.array(
          z.object({
            key: z.string(),
            /** Null: the product no longer has this text. */
            shipped: translatedText.nullable(),
            rows: z.array(row),
          }),
        ),
      }),
    ),
  ),
  getText: needs(
    'scheme.edit',
    read(
      'A text in every language',
      z.object({ textName: textKey }),
      found.extend({
        today: z.iso.date(),
        rows: z.array(
          row.extend({
            canUndo: z.boolean(),
            /** Why it cannot be undone, within the undo period. */
            undoFault: z.string().nullable(),
          }),
        ),
        /** The draft of this member of staff. */
        draft: translatedText.partial(),
        productForms,
      }),
    ),
  ),
  /** Saves only valid texts, so that their preview page can render. */
  saveTextDraft: needs(
    'scheme.edit',
    change(
      'Save the draft of a text',
      z.object({
        key: textKey,
        texts: z.object({
          fi: text(TEXT_LENGTH).optional(),
          sv: text(TEXT_LENGTH).optional(),
          en: text(TEXT_LENGTH).optional(),
        }),
      }),
      z.object({ saved: z.array(z.enum(LANGUAGES)) }),
    ),
  ),
  getDraftedPage: needs(
    'scheme.edit',
    read(
      'A page with one’s own drafts',
      z.object({ file: textFile, language: z.enum(LANGUAGES) }),
      rewordedPage,
    ),
  ),
};
