import type { PdfPaper } from './make-pdf.ts';
import { HAIRLINE, heightOf, QUIET, type TextStyle, writeText } from './pdf-text.ts';

const LEFT = 64;
const WIDTH = 467;
const TOP = 56;
const BOTTOM = 782;

export type Paragraph = {
  tag: 'H1' | 'H2' | 'P';
  text: string;
  style: TextStyle;
  /** Space above, ignored at the top of a page. */
  before: number;
  /** Kept on the page of the next paragraph, as a heading. */
  keepWithNext?: boolean;
  /** Room below to write on, ended by a line. */
  writingSpace?: number;
};

/** Flows paragraphs over as many pages as needed; none is split. */
export function writeFlow(paper: PdfPaper, paragraphs: Paragraph[]): void {
  const { doc, root } = paper;
  let y = TOP;
  let page = 1;
  paragraphs.forEach((paragraph, place) => {
    const { tag, text, style, before, writingSpace = 0 } = paragraph;
    const next = paragraph.keepWithNext ? paragraphs[place + 1] : undefined;
    const needed = [paragraph, ...(next ? [next] : [])].reduce(
      (sum, each) =>
        sum + each.before + heightOf(doc, each.text, WIDTH, each.style) + (each.writingSpace ?? 0),
      0,
    );
    if (y > TOP && y + needed > BOTTOM) {
      doc.addPage();
      page += 1;
      y = TOP;
      writePageNumber(paper, page);
    } else if (y > TOP) y += before;
    const write = () => {
      y += writeText(doc, text, { x: LEFT, y, width: WIDTH }, style);
    };
    root.add(doc.struct(tag, {}, write));
    y += writingSpace;
    if (writingSpace > 0) drawLine(paper, y);
  });
}

function drawLine({ doc }: PdfPaper, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(HAIRLINE)
    .stroke();
  doc.endMarkedContent();
}

/** Page artifact: screen readers skip it. */
function writePageNumber({ doc }: PdfPaper, page: number): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  const style: TextStyle = { size: 9, colour: QUIET, align: 'right' };
  writeText(doc, String(page), { x: LEFT, y: BOTTOM + 20, width: WIDTH }, style);
  doc.endMarkedContent();
}
