import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { DOCUMENTS } from '../../domain/document/document.ts';
import { change, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

const document = z.enum(DOCUMENTS);
/** Start date of the version, or the name of the version shipped with the product. */
const version = text(40);

/** A version of the terms or the privacy statement, as its page shows it. */
export const documentPage = z
  .object({
    version: z.string(),
    inForceOn: z.iso.date(),
    state: z.enum(['inForce', 'past', 'coming', 'draft']),
    /** Null: the text shipped with the product, which the page already has. */
    text: z
      .object({
        lead: z.string(),
        sections: z.record(
          z.string(),
          z.object({
            heading: z.string(),
            body: z.array(z.string()),
            list: z.array(z.string()).optional(),
          }),
        ),
      })
      .nullable(),
    /** All public versions, newest first. */
    versions: z.array(z.object({ version: z.string(), inForceOn: z.iso.date() })),
  })
  .meta({ id: 'DocumentPage' });

export const documentCalls = {
  getDocument: read(
    'A version of the terms or the privacy statement',
    z.object({ document, language: z.enum(LANGUAGES), version: version.optional() }),
    documentPage,
    { cacheSeconds: 60 },
  ),
};

/** Documents that the signed-in person must accept again. */
export const acceptanceCalls = {
  getDocumentsToAccept: read(
    'The documents that the signed-in person is asked to accept',
    z.object({}),
    z.object({
      documents: z.array(
        z.object({
          document,
          version: z.string(),
          inForceOn: z.iso.date(),
          /** Summary of the changes, in the reader's language. */
          summary: z.array(z.string()),
        }),
      ),
    }),
  ),
  acceptDocument: change(
    'Accept a version of a document',
    z.object({ document, version }),
    z.object({ version: z.string() }),
  ),
};
