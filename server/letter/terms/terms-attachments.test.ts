import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import { exampleLetterhead as letterhead } from '../dev/example-facts.ts';
import { letters } from '../letters.ts';
import { writeLetter } from '../write-letter.ts';
import { plainText } from './plain-text.ts';
import { findTerms } from './terms-versions.ts';

const MOST_BYTES = 40_000;

async function attached(
  name: 'purchase-confirmation' | 'gift-confirmation' | 'company-confirmation',
  change: object = {},
  { language = 'fi' as Language, head = letterhead } = {},
) {
  const data = { ...letters[name].example, ...change };
  const { attachments } = await writeLetter(name, data, language, head);
  return attachments;
}

describe('attachments of a confirmation', () => {
  test.each(LANGUAGES)('the terms PDF in %s is small', async (language) => {
    for (const { content } of await attached('purchase-confirmation', {}, { language })) {
      expect(content.length).toBeLessThan(MOST_BYTES);
    }
  });

  test('the terms PDF is cached for all buyers', async () => {
    const [terms, form] = await attached('purchase-confirmation');
    const [sameTerms, sameForm] = await attached('gift-confirmation');

    expect(sameTerms?.content).toBe(terms?.content);
    expect(sameForm?.content).toBe(form?.content);
  });

  test("the terms PDF is rebuilt when the seller's address changes", async () => {
    const [terms, form] = await attached('purchase-confirmation');
    const head = { ...letterhead, seller: { ...letterhead.seller, city: 'Turku' } };
    const [moved, movedForm] = await attached('purchase-confirmation', {}, { head });

    expect(moved?.content).not.toEqual(terms?.content);
    expect(movedForm?.content).not.toEqual(form?.content);
  });

  test.each([null, '2019-01', 'constructor'])(
    'terms version %s without stored text attaches no terms',
    async (termsVersion) => {
      const names = await attached('purchase-confirmation', { termsVersion });

      expect(names.map(({ filename }) => filename)).toEqual(['Peruuttamislomake.pdf']);
    },
  );

  test('a company gets no withdrawal form', async () => {
    const names = await attached('company-confirmation');

    expect(names.map(({ filename }) => filename)).toEqual([
      'Tilausvahvistus-MK100123.pdf',
      'Käyttöehdot-2026-11.pdf',
    ]);
  });
});

test.each(LANGUAGES)(
  'the printed terms in %s contain no placeholder and no link text',
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
] as const)('in %s a delivery of %s weeks reads “%s”', (language, deliveryWeeks, told) => {
  const { sections } = findTerms('2026-11')?.texts[language] ?? expect.fail();
  const head = { ...letterhead, deliveryWeeks };
  const reader = { letterhead: head, language, host: 'https://kortti.example' };

  expect(plainText(sections.delivery?.body[0] ?? '', reader)).toContain(told);
});
