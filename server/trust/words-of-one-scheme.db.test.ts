import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifestPath } from '../../contract/my-card/app-manifest.ts';
import { openPages, pathTo } from '../../contract/page/pages.ts';
import { DEMO_SCHEME } from '../../db/seed/demo-scheme.ts';
import { SECOND_SCHEME } from '../../db/seed/second-scheme.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { exampleLetter } from '../letter/dev/example-letter.ts';
import { findLetterhead } from '../letter/letterhead-queries.ts';
import { LETTER_NAMES } from '../letter/letters.ts';
import { termsPdf } from '../letter/terms/terms-pdf.ts';
import { SHIPPED_TERMS } from '../letter/terms/terms-versions.ts';
import { withdrawalFormPdf } from '../letter/terms/withdrawal-form-pdf.ts';

const SPOKEN = ['sv', 'en'] as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { holds: 'second' });
});
afterAll(() => portal.stop());

/** Names that identify the first scheme: name, seller, service, museums, and formerly hard-coded words. */
function firstWords(): string[] {
  const { productForms, seller, serviceEmail } = DEMO_SCHEME;
  const csv = readFileSync(new URL('../../db/seed/demo-museums.csv', import.meta.url), 'utf8');
  const [, ...rows] = csv.trim().split('\n');
  const museums = rows.flatMap((row) => row.split(',').slice(0, 4));
  const names = museums.filter((name) => name.length > 5);
  const words = [
    ...Object.values(productForms).flatMap((forms) => Object.values(forms)),
    ...[seller.name, seller.businessId, seller.streetAddress, serviceEmail],
    ...names,
    ...['Ahvenanma', 'Inari', 'Enare', 'Hiljaisia huoneita', 'koko Suomen museot'],
    ...['hela Finlands museer', 'museums of all Finland', '79,00', '€79.00'],
  ];
  // Both are fictional and share some words.
  const second = JSON.stringify([SECOND_SCHEME, SECOND_SCHEME.museums()]).toLowerCase();
  return words.filter((word) => !second.includes(word.toLowerCase()));
}
const WORDS = firstWords();
const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const FIRST = new RegExp(`(?<!\\p{L})(${WORDS.map(escaped).join('|')})`, 'iu');
const firstIn = (text: string | Buffer) => FIRST.exec(String(text))?.[0] ?? null;

/** Visible text: URLs, record ids and class names of the platform keep their names. */
const readable = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/\b(?:href|src|id|class|for|name|data-[\w-]+|aria-\w+by)="[^"]*"/g, '')
    .replaceAll(/https?:\/\/[^\s"<]+/g, '');

test('the first scheme has enough identifying words', () => {
  expect(WORDS.length).toBeGreaterThan(300);
  expect(firstIn('Käy Museokortilla')).toBe('Museokortilla');
});

describe.each(SPOKEN)('the second scheme in %s', (language) => {
  const PARAMS = { slug: SECOND_SCHEME.museums()[0]?.slug ?? '', version: '2026-11' };

  test.each(openPages().filter((name) => name !== 'Opening_Soon'))(
    'page %s has none of them in title, metadata and data',
    async (name) => {
      const answer = await fetch(portal.url + pathTo(name, language, PARAMS));
      expect(firstIn(readable(await answer.text()))).toBeNull();
    },
  );

  test.each(LETTER_NAMES)('letter %s has none of them in HTML and text', async (name) => {
    const letterhead = await findLetterhead(portal.pool, language);
    const { subject, preview, html, text } = await exampleLetter(name, language, letterhead);
    const written = `${subject} ${preview} ${readable(html)} ${text}`;
    // Sample orders include a price.
    expect(firstIn(written.replaceAll(/79,00|€79\.00/g, ''))).toBeNull();
  });

  test('the terms and the withdrawal form as PDF have none of them', async () => {
    const letterhead = await findLetterhead(portal.pool, language);
    const reader = { letterhead, language, host: portal.url };
    for (const made of [termsPdf(SHIPPED_TERMS, reader), withdrawalFormPdf(reader)]) {
      const pdf = await made;
      expect(pdfText(pdf).length).toBeGreaterThan(100);
      expect(firstIn(pdfText(pdf).replaceAll('\n', ' '))).toBeNull();
      expect(firstIn(pdf.toString('latin1').replaceAll(/stream.*?endstream/gs, ''))).toBeNull();
    }
  });

  // PDF attachments of letters.
  test.each(['gift', 'company-confirmation'] as const)(
    'the PDF of the letter %s has none of them',
    async (name) => {
      const letterhead = await findLetterhead(portal.pool, language);
      const { attachments } = await exampleLetter(name, language, letterhead);
      const papers = attachments.filter(({ contentType }) => contentType === 'application/pdf');
      expect(papers.length).toBeGreaterThan(0);
      for (const { content } of papers) {
        const words = pdfText(content).replaceAll('\n', ' ');
        expect(words.length).toBeGreaterThan(100);
        expect(firstIn(words.replaceAll(/79,00|€79\.00/g, ''))).toBeNull();
        expect(
          firstIn(content.toString('latin1').replaceAll(/stream.*?endstream/gs, '')),
        ).toBeNull();
      }
    },
  );

  test('the manifest of the card has none of them', async () => {
    const manifest = await fetch(portal.url + manifestPath(language));
    const { name, short_name, description } = await manifest.json();
    expect(`${name} ${short_name} ${description}`).toMatch(/Kustkort|Coast Pass/);
    expect(firstIn(`${name} ${short_name} ${description}`)).toBeNull();
  });
});

test.each(['/robots.txt', '/sitemap.xml', '/museums.json', '/status'])('%s', async (path) => {
  const answer = await fetch(portal.url + path);
  expect(firstIn(readable(await answer.text()))).toBeNull();
});
