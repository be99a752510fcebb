import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { activationCodeFrom } from '../../../domain/activation/activation-code.ts';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { exampleLetterhead } from '../dev/example-facts.ts';
import { letters } from '../letters.ts';
import { registerFonts, runsOf } from '../pdf/pdf-fonts.ts';
import { linesOf } from '../pdf/pdf-text.ts';
import { receiptPdf } from '../receipt/receipt-pdf.ts';
import { giftPdf } from './gift-pdf.ts';
import type { PrintedGift } from './gift-sheet.ts';

const MM = 72 / 25.4;
/** Height from the lower edge reserved for the code and its QR square. */
const CODE_HEIGHT = 44 * MM;
const { product } = exampleLetterhead;
const honest: PrintedGift = {
  language: 'fi',
  recipientName: 'Elias',
  giverName: 'Aino Lahtinen',
  greeting: 'Hyvää syntymäpäivää!',
  code: activationCodeFrom(Array.from({ length: 15 }, (_, place) => place)),
  link: 'https://kortti.example/aktivoi?koodi=ACDE',
  shortAddress: 'https://kortti.example/aktivoi',
};
const widest: Partial<PrintedGift> = {
  recipientName: 'W'.repeat(80),
  giverName: `${'W'.repeat(40)} ${'W'.repeat(80)}`,
  greeting: 'W'.repeat(200),
};
const cutUp = { ...widest, greeting: 'W\n'.repeat(100) };
/** Several on each page, since drawing the wool is slow. */
const own = Array.from({ length: HOSTILE_TEXTS.length / 4 }, (_, place) => {
  const [recipientName = '', giverName = '', ...rest] = HOSTILE_TEXTS.slice(4 * place);
  return { recipientName, giverName, greeting: rest.slice(0, 2).join('\n') };
});

function printed(words: Partial<PrintedGift>[], bleed: 0 | 3): Promise<Buffer> {
  const gifts = words.map((more) => ({ ...honest, ...more }));
  return giftPdf(gifts, { forms: { fi: product, sv: product, en: product }, bleed, madeAt: 0 });
}

/** Start position of each text run of each page, from the lower left corner. */
function textPlaces(pdf: Buffer): [x: number, y: number][][] {
  const bytes = pdf.toString('latin1');
  const streams = [...bytes.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams
    .map((content) =>
      [...content.matchAll(/1 0 0 1 (\S+) (\S+) Tm/g)].map(([, x, y]): [number, number] => [
        Number(x),
        Number(y),
      ]),
    )
    .filter((places) => places.length > 0);
}

/** The PDF without drawings and fonts: where actions or scripts for a viewer would be. */
function orders(pdf: Buffer): string {
  return pdf.toString('latin1').replace(/stream\n.*?\nendstream/gs, '');
}
const ACTIVE =
  /\/(JavaScript|JS|AA|OpenAction|Launch|URI|SubmitForm|GoToR|EmbeddedFile|AcroForm)\b/;

test.each([0, 3] as const)(
  'forty hostile greetings and names with a bleed of %i print as one harmless page each',
  async (bleed) => {
    const edge = bleed * MM;
    const pdf = await printed([honest, widest, cutUp, ...own], bleed);
    const [first = [], ...others] = textPlaces(pdf);

    const ofTheCode = (places: [number, number][]) =>
      places.filter(([, y]) => y < CODE_HEIGHT + edge);
    expect(others).toHaveLength(own.length + 2);
    for (const places of others) {
      expect(ofTheCode(places)).toEqual(ofTheCode(first));
      for (const [x] of places) expect(x).toBeLessThan(edge + 148 * MM);
    }
    expect(orders(pdf)).not.toMatch(ACTIVE);
  },
  30_000,
);

test('a printed line never exceeds its box, whatever word is in it', () => {
  const doc = new PDFDocument({ font: '', autoFirstPage: false });
  registerFonts(doc);
  const style = { size: 12 };
  for (const text of [...HOSTILE_TEXTS, 'W'.repeat(255), `Aino ${'Č'.repeat(90)} Oy`]) {
    const lines = linesOf(doc, text, 100, style);

    for (const line of lines) {
      const width = runsOf(line, 'text').reduce(
        (sum, run) => sum + doc.font(run.font, style.size).widthOfString(run.text),
        0,
      );
      expect(width).toBeLessThanOrEqual(100.01);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
    }
  }
});

test('a receipt with hostile texts is one harmless page with well-formed XMP metadata', async () => {
  const { receipt } = letters['company-confirmation'].example;
  const seller = { ...receipt.seller, name: 'Kivi & Poika <Oy>' };
  const buyers = ['Aino', 'W'.repeat(330), `Oy\n\r\n${HOSTILE_TEXTS.join(' ').slice(0, 330)}`];
  for (const buyerName of buyers) {
    const pdf = await receiptPdf({ ...receipt, buyerName, seller }, 'fi', 'Taidekortti');

    const [places = [], ...more] = textPlaces(pdf);
    expect(more).toEqual([]);
    for (const [, y] of places) expect(y).toBeGreaterThan(20);
    expect(orders(pdf)).not.toMatch(ACTIVE);
    expect(pdf.toString('latin1')).toContain('<rdf:li>Kivi &amp; Poika &lt;Oy&gt;</rdf:li>');
    expect(orders(pdf)).toContain('(Kivi & Poika <Oy>)');
  }
});
