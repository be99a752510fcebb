import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { DOCUMENTS, EFFECTS } from '../../domain/document/document.ts';
import {
  HEADING_LENGTH,
  MOST_SECTIONS,
  SECTION_LENGTH,
} from '../../domain/document/document-rules.ts';
import { change, needs, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';
import { documentPage } from '../document/document-calls.ts';

const document = z.enum(DOCUMENTS);
const translatedText = (most: number) =>
  z.object({ fi: text(most), sv: text(most), en: text(most) });
/** As typed; the rules report what may be published. */
const words = z
  .object({
    lead: translatedText(SECTION_LENGTH),
    sections: z
      .array(
        z.object({
          id: text(60).regex(/^(?!\d+$)[\w-]+$/),
          heading: translatedText(HEADING_LENGTH),
          text: translatedText(SECTION_LENGTH),
        }),
      )
      .min(1)
      .max(MOST_SECTIONS),
  })
  .meta({ id: 'DocumentWords' });
const day = z.iso.date();
const edition = z.int().max(1_000_000);
const planned = z
  .object({ by: z.string().nullable(), at: z.number(), reason: z.string().nullable() })
  .nullable();

const listed = z.object({
  document,
  version: z.string(),
  from: day,
  /** Null: shipped with the product. */
  effect: z.enum(EFFECTS).nullable(),
  state: z.enum(['inForce', 'past', 'coming']),
  planned,
});

const draft = z
  .object({
    words,
    replaces: day.nullable(),
    edition: z.int(),
    savedBy: z.string().nullable(),
    savedAt: z.number(),
  })
  .meta({ id: 'DocumentDraft' });

/** Back office: versions of the terms and the privacy statement, and their drafts. */
export const officeDocumentCalls = {
  getDocuments: needs(
    'scheme.edit',
    read(
      'The versions of the terms and the privacy statement',
      z.object({}),
      z.object({
        today: day,
        versions: z.array(listed),
        drafts: z.array(draft.omit({ words: true }).extend({ document })),
      }),
    ),
  ),
  /** The draft, or its initial text: a planned version or the current one. */
  getDocumentDraft: needs(
    'scheme.edit',
    read(
      'The draft of a document',
      z.object({ document, replaces: day.optional() }),
      z.object({
        document,
        today: day,
        /** With its edition, or the last draft's, which outlives publishing and discarding. */
        draft,
        isSaved: z.boolean(),
        /** The text that it replaces. */
        before: words,
        rules: z.object({
          forms: z.object({
            fi: z.array(z.string()),
            sv: z.array(z.string()),
            en: z.array(z.string()),
          }),
          facts: z.array(z.object({ name: z.string(), value: z.string() })),
        }),
      }),
    ),
  ),
  /**
   * `edition`: the one that the writer loaded. Null: a colleague has saved or published meanwhile; nothing is saved.
   */
  saveDocumentDraft: needs(
    'scheme.edit',
    change(
      'Save the draft of a document',
      z.object({
        document,
        words,
        replaces: day.nullable(),
        edition: edition.min(0),
      }),
      z.object({ edition: z.int().nullable(), savedBy: z.string().nullable() }),
    ),
  ),
  /** Discards only that edition: a colleague's later save stays. */
  discardDocumentDraft: needs(
    'scheme.edit',
    change(
      'Discard the draft of a document',
      z.object({ document, edition: edition.min(1) }),
      z.object({ isDiscarded: z.boolean() }),
    ),
  ),
  getDraftedDocument: needs(
    'scheme.edit',
    read(
      'The page of a document with its draft',
      z.object({ document, language: z.enum(LANGUAGES) }),
      documentPage,
    ),
  ),
  getDocumentWords: needs(
    'scheme.edit',
    read(
      'The words of a version, and of the one before it',
      z.object({ document, from: day }),
      z.object({ words, before: words }),
    ),
  ),
};
