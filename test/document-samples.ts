import fc from 'fast-check';
import { shippedWords } from '../server/platform/document/shipped-documents.ts';
import type { Sample } from './action-sample.ts';
import type { TestApp } from './test-app.ts';

const LINES = { fi: ['Muuttuu.'], sv: ['Ändras.'], en: ['Changes.'] };

/** A draft that differs from the current version, as saved by the office. */
async function givenDraft({ pool }: TestApp, added = `Kohta ${Math.random()}`) {
  const { lead, sections } = shippedWords('terms');
  const words = { lead: { ...lead, fi: `${lead.fi} ${added}` }, sections };
  await pool.query(
    `insert into document_draft (document, words, edition, saved_at) values ('terms', $1, 1, now())
     on conflict (document) do update set words = excluded.words, edition = 1, replaces = null`,
    [words],
  );
  return {};
}

/** Samples of actions on the terms and the privacy statement. */
export const DOCUMENT_SAMPLES: Record<'publishDocument' | 'cancelDocument', Sample> = {
  publishDocument: {
    given: givenDraft,
    inputs: () =>
      fc.record({
        document: fc.constantFrom('terms', 'terms', 'privacy'),
        edition: fc.constantFrom(1, 1, 1, 2),
        from: fc.constantFrom('2027-06-01', '2028-01-01', '2027-03-03', '2020-01-01'),
        replaces: fc.constantFrom(null, null, '2027-06-01'),
        effect: fc.constantFrom('quiet', 'told', 'accepted'),
        summary: fc.constantFrom(LINES, { ...LINES, sv: [] }),
      }),
  },
  cancelDocument: {
    given: givenDraft,
    inputs: () => fc.constantFrom({ document: 'terms', from: '2027-06-01' }),
  },
};
