import type { ProductForms } from '../../../domain/base/fill.ts';
import type { Language } from '../../../domain/base/language.ts';
import { makePdf, type PdfPaper } from '../pdf/make-pdf.ts';
import { glow, heightOf, INK, QUIET, type TextStyle, writeElement } from '../pdf/pdf-text.ts';
import { drawQr, drawWool } from './gift-art.ts';
import { type GiftSheet, giftSheet, type PrintedGift } from './gift-sheet.ts';

const MM = 72 / 25.4;
/** A5 after trimming. */
const WIDTH = 148 * MM;
const HEIGHT = 210 * MM;
const WOOL_HEIGHT = 74 * MM;
const MARGIN = 14 * MM;
const QR_SIZE = 30 * MM;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const CODE_TOP = HEIGHT - MARGIN - QR_SIZE;

type Print = {
  forms: Record<Language, ProductForms>;
  /** Bleed in millimetres: 3 for a printer that trims, 0 at home. */
  bleed: 0 | 3;
  madeAt: number;
};

/** Same seed on paper and in the mail that carries the PDF. */
export function woolOf(madeAt: number, place = 0): string {
  return `${madeAt}-${place}`;
}

/** One page for each gift: a mail attachment has one, a print batch hundreds. */
export async function giftPdf(gifts: PrintedGift[], print: Print): Promise<Buffer> {
  const [first] = gifts;
  if (!first) throw new Error('a print of nothing');
  const sheets = gifts.map((gift) => giftSheet(gift, print.forms[gift.language]));
  const about = { title: sheets[0]?.title ?? '', language: first.language, madeAt: print.madeAt };
  return makePdf({ ...about, hasFirstPage: false }, ({ doc, root }) => {
    for (const [place, sheet] of sheets.entries()) {
      const page = doc.struct('Sect', { lang: gifts[place]?.language ?? first.language } as object);
      root.add(page);
      addPage(doc, print.bleed * MM);
      writePage({ doc, root: page, edge: print.bleed * MM }, sheet, woolOf(print.madeAt, place));
      page.end();
    }
  });
}

/** The trim box tells the printer where to cut. */
function addPage(doc: PDFKit.PDFDocument, edge: number): void {
  doc.addPage({ size: [WIDTH + 2 * edge, HEIGHT + 2 * edge], margin: 0 });
  const trim = [edge, edge, edge + WIDTH, edge + HEIGHT];
  const bleed = [0, 0, WIDTH + 2 * edge, HEIGHT + 2 * edge];
  Object.assign(doc.page.dictionary.data, { TrimBox: trim, BleedBox: bleed });
}

type Paper = PdfPaper & { edge: number };

function writePage(paper: Paper, sheet: GiftSheet, seed: string): void {
  const { doc, edge } = paper;
  doc.markContent('Artifact', { type: 'Layout' });
  const wool = { x: 0, y: 0, width: WIDTH + 2 * edge, height: WOOL_HEIGHT + edge };
  drawWool(doc, wool, seed);
  doc.rect(0, WOOL_HEIGHT + edge, wool.width, 2.5).fill(glow());
  doc.endMarkedContent();

  writeWords(paper, sheet);
  writeCode(paper, sheet);
}

type Words = { tag: string; text: string; style: TextStyle; after: number };

/** Long user input is set smaller so that it never overlaps the code. */
function writeWords(paper: Paper, sheet: GiftSheet): void {
  const top = paper.edge + WOOL_HEIGHT + 11 * MM;
  const room = paper.edge + CODE_TOP - 4 * MM - top;
  const sizes = [1, 0.85, 0.7, 0.6, 0.5].map((scale) => wordsOf(sheet, scale));
  const words = sizes.find((fitting) => spaceOf(paper, fitting) <= room) ?? sizes.at(-1) ?? [];
  let y = top;
  for (const { tag, text, style, after } of words) y += put(paper, tag, text, y, style) + after;
}

function wordsOf({ forName, greeting, from, promise }: GiftSheet, scale: number): Words[] {
  const lines = greeting.map((text, place) => {
    const after = place === greeting.length - 1 ? 3 : 0;
    return { tag: 'P', text, style: { size: 12 * scale }, after };
  });
  return [
    { tag: 'H1', text: forName, style: { size: 24 * scale, face: 'display' }, after: 4 },
    ...lines,
    { tag: 'P', text: from, style: { size: 12 * scale, face: 'strong' }, after: 4 },
    { tag: 'P', text: promise, style: { size: 10 * scale, colour: QUIET }, after: 0 },
  ];
}

function spaceOf({ doc }: Paper, words: Words[]): number {
  return words.reduce(
    (sum, { text, style, after }) => sum + heightOf(doc, text, TEXT_WIDTH, style) + after,
    0,
  );
}

/** The code sits at the foot, easy to find. */
function writeCode(paper: Paper, sheet: GiftSheet): void {
  const { doc, root, edge } = paper;
  const top = edge + CODE_TOP;
  const width = TEXT_WIDTH - QR_SIZE - 6 * MM;
  let y = top;
  y += put(paper, 'P', sheet.codeLabel, y, { size: 9, colour: QUIET }, width);
  y += put(paper, 'P', sheet.code, y, { size: 15, face: 'strong' }, width) + 3;
  y += put(paper, 'P', sheet.activate, y, { size: 9, colour: INK }, width) + 2;
  put(paper, 'P', sheet.existing, y, { size: 9, colour: QUIET }, width);
  const place = { x: edge + WIDTH - MARGIN - QR_SIZE, y: top, size: QR_SIZE };
  root.add(doc.struct('Figure', { alt: sheet.qrLabel }, () => drawQr(doc, sheet.link, place)));
}

function put(
  paper: Paper,
  tag: string,
  text: string,
  y: number,
  style: TextStyle,
  width = TEXT_WIDTH,
): number {
  return writeElement(paper, tag, text, { x: paper.edge + MARGIN, y, width }, style);
}
