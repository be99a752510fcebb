import { setImmediate } from 'node:timers/promises';
import { groupInFours } from '../../../domain/base/format.ts';
import { NAME_LINE_STEP, nameOnCard } from '../../../domain/card/plastic-name.ts';
import type { Loom } from '../../../domain/ryijy/pile.ts';
import { makePdf, type PdfPaper } from '../../letter/pdf/make-pdf.ts';
import { printable } from '../../letter/pdf/pdf-fonts.ts';
import { INK, type TextStyle, widthOf, writeText } from '../../letter/pdf/pdf-text.ts';
import { ryaPng } from '../../letter/picture/rya-png.ts';
import { drawQr } from '../../my-card/draw-code.ts';

export type PrintedCard = {
  firstName: string;
  lastName: string;
  customerNumber: string;
  ryijySeed: number;
};

const MM = 72 / 25.4;
/** ISO/IEC 7810 ID-1 after trimming. */
const WIDTH = 85.6 * MM;
const HEIGHT = 53.98 * MM;
const BLEED = 3 * MM;
/** As on the screen: 63 % is wool. */
const ART_WIDTH = WIDTH * 0.63;
const PLATE = '#FDFDFC';
/** 300 dpi. As vector strands it took twice the time and three times the bytes. */
const LOOM: Loom = {
  width: 672,
  height: 709,
  knotWidth: 12.2,
  knotHeight: 14,
  strandsPerKnot: 3,
  woven: 1,
};

const LEFT = BLEED + ART_WIDTH + 4 * MM;
const TEXT_WIDTH = WIDTH - ART_WIDTH - 7.5 * MM;
const NAME_TOP = BLEED + 12.5 * MM;
const QR_SIZE = 13 * MM;
/** Quiet zone of four modules, as scanners require; text stays outside. */
const QR_QUIET = 2.5 * MM;
const NUMBER_TOP = BLEED + HEIGHT - 10 * MM;
const QR_TOP = NUMBER_TOP - QR_QUIET - QR_SIZE;
const NAME_HEIGHT = QR_TOP - QR_QUIET - NAME_TOP;
const NUMBER: TextStyle = { size: 8, face: 'strong' };

/** One page per card with trim box. Equal cards give equal bytes. */
export async function plasticPdf(
  cards: PrintedCard[],
  { title, madeAt }: { title: string; madeAt: number },
): Promise<Buffer> {
  const about = { title, language: 'fi', madeAt, hasFirstPage: false } as const;
  return makePdf(about, async ({ doc, root }) => {
    for (const card of cards) {
      const page = doc.struct('Sect');
      root.add(page);
      addPage(doc);
      drawFace({ doc, root: page }, card);
      page.end();
      // Hundreds of ryas take seconds: yields to other requests between two.
      await setImmediate();
    }
  });
}

function addPage(doc: PDFKit.PDFDocument): void {
  const size: [number, number] = [WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED];
  doc.addPage({ size, margin: 0 });
  const trim = [BLEED, BLEED, BLEED + WIDTH, BLEED + HEIGHT];
  Object.assign(doc.page.dictionary.data, { TrimBox: trim, BleedBox: [0, 0, ...size] });
}

function drawFace(paper: PdfPaper, card: PrintedCard): void {
  const { doc, root } = paper;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED).fill(PLATE);
  const art = { width: BLEED + ART_WIDTH, height: HEIGHT + 2 * BLEED };
  doc.image(ryaPng(card.ryijySeed, LOOM), 0, 0, art);
  drawMark(doc);
  doc.endMarkedContent();

  root.add(doc.struct('P', {}, () => writeName(doc, card)));
  const digits = groupInFours(card.customerNumber);
  root.add(doc.struct('Figure', { alt: digits }, () => drawCode(doc, card.customerNumber)));
  root.add(
    doc.struct('P', {}, () => {
      const [top, below] = [card.customerNumber.slice(0, 8), card.customerNumber.slice(8)];
      [top, below].forEach((half, line) => {
        const box = { x: LEFT, y: NUMBER_TOP + line * 10, width: TEXT_WIDTH };
        writeText(doc, groupInFours(half), box, NUMBER);
      });
    }),
  );
}

/** The mark of the page header: two arches with yarn ends. */
function drawMark(doc: PDFKit.PDFDocument): void {
  doc
    .save()
    .translate(LEFT, BLEED + 4.6 * MM)
    .scale(0.6);
  doc.lineCap('round').strokeColor(INK);
  doc
    .path('M2 29V10.5a6.5 6.5 0 0 1 13 0V26M15 10.5a6.5 6.5 0 0 1 13 0V32')
    .lineWidth(2.6)
    .stroke();
  doc.path('M8.5 12v12.5M21.5 12v16.5').lineWidth(1.6).stroke();
  doc.restore();
}

function writeName(doc: PDFKit.PDFDocument, { firstName, lastName }: PrintedCard): void {
  const face = 'display';
  const { size, lines } = nameOnCard(printable(firstName, face), printable(lastName, face), {
    width: TEXT_WIDTH,
    height: NAME_HEIGHT,
    measure: (text, asked) => widthOf(doc, text, { size: asked, face }),
  });
  lines.forEach((line, place) => {
    const y = NAME_TOP + place * size * NAME_LINE_STEP;
    // The text was measured; tolerates a rounding difference.
    writeText(doc, line, { x: LEFT, y, width: TEXT_WIDTH + 1 }, { size, face });
  });
}

/** Same content as on the phone: the number alone, highest error correction. */
function drawCode(doc: PDFKit.PDFDocument, customerNumber: string): void {
  const { width, path } = drawQr(customerNumber);
  // The white plate is the quiet zone, so that the code aligns with the text.
  const quiet = 4;
  const scale = QR_SIZE / (width - 2 * quiet);
  doc
    .save()
    .translate(LEFT - quiet * scale, QR_TOP - quiet * scale)
    .scale(scale);
  doc.path(path).fill(INK);
  doc.restore();
}
