import type { Language } from '../../../domain/base/language.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import { makePdf, type PdfPaper as Paper } from '../pdf/make-pdf.ts';
import { glow, INK, QUIET, type TextStyle, writeElement, writeText } from '../pdf/pdf-text.ts';
import { type ReceiptSheet, receiptSheet } from './receipt-sheet.ts';
import { type Column, drawLine, LEFT, RIGHT, writeTable } from './receipt-table.ts';

const WIDTH = RIGHT - LEFT;
const AMOUNT: Column = { width: 90, align: 'right' };
const LINE_COLUMNS = [{ width: WIDTH - 250 }, { ...AMOUNT, width: 70 }, AMOUNT, AMOUNT];
const FULL_LINE_COLUMNS = [
  { width: WIDTH - 320 },
  { ...AMOUNT, width: 50 },
  AMOUNT,
  AMOUNT,
  AMOUNT,
];
const TAX_COLUMNS = [{ width: WIDTH - 270 }, AMOUNT, AMOUNT, AMOUNT];
const FACT_LABEL_WIDTH = 140;

/** A tagged PDF. The same receipt gives the same bytes: its creation date is the time of payment. */
export async function receiptPdf(
  receipt: Receipt,
  language: Language,
  productName: string,
): Promise<Buffer> {
  const sheet = receiptSheet(receipt, language);
  const title = `${sheet.title} ${receipt.orderNumber}`;
  const { paidAt: madeAt, seller } = receipt;
  return makePdf({ title, author: seller.name, language, madeAt }, (paper) =>
    writeSheet(paper, sheet, productName),
  );
}

function writeSheet(paper: Paper, sheet: ReceiptSheet, productName: string): void {
  const { doc, root } = paper;
  drawMark(doc);
  put(paper, 'P', productName, 62, { size: 15, face: 'display' }, LEFT + 40);
  put(paper, 'H1', sheet.title, 120, { size: 30, face: 'display' });
  let y = 176;
  for (const [label, value] of sheet.facts) y += writeFact(paper, label, value, y);
  y = writeTable(doc, root, y + 26, columnsOf(sheet), sheet.lines);
  y = writeTotal(paper, sheet.total, y + 14);
  y = writeTable(doc, root, y + 34, TAX_COLUMNS, sheet.taxes) + 44;
  for (const line of sheet.seller) y += put(paper, 'P', line, y, { size: 9, colour: QUIET });
}

/** An invoice to a company shows the net price too. */
const columnsOf = ({ lines }: ReceiptSheet) =>
  lines.head.length > LINE_COLUMNS.length ? FULL_LINE_COLUMNS : LINE_COLUMNS;

/** One paragraph, so that a screen reader reads label and value together. */
function writeFact({ doc, root }: Paper, label: string, value: string, y: number): number {
  const size = 10.5;
  let height = 0;
  const write = () => {
    writeText(doc, `${label} `, { x: LEFT, y, width: FACT_LABEL_WIDTH }, { size, colour: QUIET });
    const box = { x: LEFT + FACT_LABEL_WIDTH, y, width: WIDTH - FACT_LABEL_WIDTH };
    height = writeText(doc, value, box, { size });
  };
  root.add(doc.struct('P', {}, write));
  return height + 3;
}

function writeTotal({ doc, root }: Paper, [label, amount]: [string, string], y: number): number {
  const style: TextStyle = { size: 12, face: 'strong' };
  const box = { x: LEFT, y, width: WIDTH };
  const write = () => {
    writeText(doc, `${label} `, box, style);
    writeText(doc, amount, box, { ...style, align: 'right' });
  };
  root.add(doc.struct('P', {}, write));
  // Accent line of the palette.
  drawLine(doc, y + 24, glow(), 2.5);
  return y + 26;
}

function put(
  paper: Paper,
  tag: string,
  text: string,
  y: number,
  style: TextStyle,
  x = LEFT,
): number {
  return writeElement(paper, tag, text, { x, y, width: RIGHT - x }, style);
}

function drawMark(doc: PDFKit.PDFDocument): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save().translate(LEFT, 56).lineCap('round').strokeColor(INK).lineWidth(2.6);
  doc.path('M2 29V10.5a6.5 6.5 0 0 1 13 0V26').stroke();
  doc.path('M15 10.5a6.5 6.5 0 0 1 13 0V32').stroke();
  doc.lineWidth(1.6).path('M8.5 12v12.5M21.5 12v16.5').stroke();
  doc.restore();
  doc.endMarkedContent();
}
