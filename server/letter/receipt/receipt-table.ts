import { HAIRLINE, QUIET, type TextStyle, writeText } from '../pdf/pdf-text.ts';

export const LEFT = 56;
export const RIGHT = 539;

const GAP = 8;

export type Column = { width: number; align?: 'left' | 'right' };
type Parent = PDFKit.PDFStructureElement;

const HEAD: TextStyle = { size: 9, colour: QUIET };
// pdfkit writes the scope of a header cell; its types lack it.
const COLUMN_HEAD: object = { scope: 'Column' };
const CELL: TextStyle = { size: 10.5 };

/** A table with structure for screen readers. Returns the y position below it. */
export function writeTable(
  doc: PDFKit.PDFDocument,
  parent: Parent,
  y: number,
  columns: Column[],
  { head, rows }: { head: string[]; rows: string[][] },
): number {
  const table = doc.struct('Table');
  parent.add(table);
  let top = writeRow(doc, table, y, columns, head, 'TH');
  for (const row of rows) top = writeRow(doc, table, top, columns, row, 'TD');
  table.end();
  return top;
}

function writeRow(
  doc: PDFKit.PDFDocument,
  table: Parent,
  y: number,
  columns: Column[],
  cells: string[],
  tag: 'TH' | 'TD',
): number {
  const row = doc.struct('TR');
  table.add(row);
  let left = LEFT;
  let height = 0;
  columns.forEach(({ width, align = 'left' }, index) => {
    const box = { x: left, y: y + 6, width: align === 'right' ? width : width - GAP };
    const style = { ...(tag === 'TH' ? HEAD : CELL), align };
    const write = () => {
      height = Math.max(height, writeText(doc, cells[index] ?? '', box, style));
    };
    row.add(doc.struct(tag, tag === 'TH' ? COLUMN_HEAD : {}, write));
    left += width;
  });
  row.end();
  const bottom = y + height + 12;
  drawLine(doc, bottom, HAIRLINE, 0.5);
  return bottom;
}

/** Decoration: an artifact that screen readers skip. */
export function drawLine(doc: PDFKit.PDFDocument, y: number, colour: string, weight: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(weight).strokeColor(colour).stroke();
  doc.endMarkedContent();
}
