import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import { exampleLetterhead as letterhead } from '../dev/example-facts.ts';
import { letterExamples } from '../dev/letter-examples.ts';
import { writeLetter } from '../write-letter.ts';
import { plainText } from './plain-text.ts';
import { findTerms } from './terms-versions.ts';

const MOST_BYTES = 40_000;

async function attached(
  name: 'purchase-confirmation' | 'gift-confirmation' | 'company-confirmation',
  change: object = {},
  { language = 'fi' as Language, head = letterhead } = {},
) {
  const data = { ...letterExamples[name], ...change };
  const { attachments } = await writeLetter(name, data, language, head);
  return attachments;
}

describe('what a confirmation attaches', () => {
  test.each(LANGUAGES)('in %s is small', async (language) => {
    for (const { content } of await attached('purchase-confirmation', {}, { language })) {
      expect(content.length).toBeLessThan(MOST_BYTES);
    }
  });

  test('is made once for all buyers', async () => {
    const [terms, form] = await attached('purchase-confirmation');
    const [sameTerms, sameForm] = await attached('gift-confirmation');

    expect(sameTerms?.content).toBe(terms?.content);
    expect(sameForm?.content).toBe(form?.content);
  });

  test('is made anew when the seller has moved', async () => {
    const [terms, form] = await attached('purchase-confirmation');
    const head = { ...letterhead, seller: { ...letterhead.seller, city: 'Turku' } };
    const [moved, movedForm] = await attached('purchase-confirmation', {}, { head });

    expect(moved?.content).not.toEqual(terms?.content);
    expect(movedForm?.content).not.toEqual(form?.content);
  });

  test.each([null, '2019-01', 'constructor'])(
    'has no terms when the accepted version is %s, of which we have no words',
    async (termsVersion) => {
      const names = await attached('purchase-confirmation', { termsVersion });

      expect(names.map(({ filename }) => filename)).toEqual(['Peruuttamislomake.pdf']);
    },
  );

  test('has no withdrawal form for a company', async () => {
    const names = await attached('company-confirmation');

    expect(names.map(({ filename }) => filename)).toEqual([
      'Tilausvahvistus-MK100123.pdf',
      'Käyttöehdot-2026-11.pdf',
    ]);
  });
});

test.each(LANGUAGES)(
  'on paper the terms in %s leave nothing to be filled or clicked',
  (language) => {
    const { title, lead, sections } = findTerms('2026-11')?.texts[language] ?? expect.fail();
    const texts = [title, lead, ...Object.values(sections).flatMap((s) => [s.heading, ...s.body])];
    const reader = { letterhead, language, host: 'https://kortti.example' };
    const paper = texts.map((text) => plainText(text, reader)).join('\n');

    expect(paper).not.toMatch(/[{}[\]]/);
    expect(paper).toContain('Korttiyhtiö Oy');
    expect(paper).toMatch(/\(https:\/\/kortti\.example\/[^)]+\)/);
  },
);

test.each([
  ['sv', '1', 'inom en vecka'],
  ['sv', '1–2', 'inom 1–2 veckor'],
  ['en', '1', 'in one week'],
  ['en', '1–2', 'in 1–2 weeks'],
  ['fi', '1', 'postissa viikossa'],
  ['fi', '1–2', 'postissa 1–2 viikossa'],
] as const)('in %s a delivery of %s weeks is told as “%s”', (language, deliveryWeeks, told) => {
  const { sections } = findTerms('2026-11')?.texts[language] ?? expect.fail();
  const head = { ...letterhead, deliveryWeeks };
  const reader = { letterhead: head, language, host: 'https://kortti.example' };

  expect(plainText(sections.delivery?.body[0] ?? '', reader)).toContain(told);
});
