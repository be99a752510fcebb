import QRCode from 'qrcode';
import { designOf } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { type Loom, pile, type Strand, strandWidth } from '../../../domain/ryijy/pile.ts';
import { INK } from '../pdf/pdf-text.ts';

type Area = { x: number; y: number; width: number; height: number };

const KNOT = 9;

/** Draws a band of wool seeded by the position in the print run, so that it reveals nothing about the card. */
export function drawWool(doc: PDFKit.PDFDocument, { x, y, width, height }: Area, seed: string) {
  const design = designOf(seed);
  const loom: Loom = {
    width,
    height,
    knotWidth: KNOT,
    knotHeight: KNOT,
    strandsPerKnot: 3,
    woven: 1,
  };
  doc.save().rect(x, y, width, height).clip();
  doc.rect(x, y, width, height).fill(PALETTES[design.palette].ramp[0]);
  doc.translate(x, y).lineCap('round').lineWidth(strandWidth(loom));
  for (const row of pile(design, loom)) drawRow(doc, row);
  doc.restore();
}

function drawRow(doc: PDFKit.PDFDocument, row: Strand[]): void {
  const byColour = new Map<string, Strand[]>();
  for (const strand of row) {
    byColour.set(strand.colour, [...(byColour.get(strand.colour) ?? []), strand]);
  }
  for (const [colour, strands] of byColour) {
    for (const { x, y, dx, dy } of strands) doc.moveTo(x, y).lineTo(x + dx, y + dy);
    doc.strokeColor(colour).stroke();
  }
}

/** Dark squares on white, with the quiet zone that scanners require. */
export function drawQr(doc: PDFKit.PDFDocument, link: string, { x, y, size }: QrPlace): void {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  doc.save().fillColor(INK);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side, side);
    }
  }
  doc.fill().restore();
}
type QrPlace = { x: number; y: number; size: number };
