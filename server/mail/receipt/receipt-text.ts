import { type Face, runsOf } from './receipt-fonts.ts';

export const INK = '#12162A';
export const QUIET = '#5A6272';
export const HAIRLINE = '#C6CDCF';
export const GLOW = '#F4C452';

export type TextStyle = {
  size: number;
  face?: Face;
  colour?: string;
  align?: 'left' | 'right';
};

type Box = { x: number; y: number; width: number };

/** Writes the text into the box, on as many lines as it needs, and tells how high it became. */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: Box,
  style: TextStyle,
): number {
  const lines = brokenInto(doc, text, width, style);
  const step = style.size * 1.4;
  lines.forEach((line, index) => {
    const indent = style.align === 'right' ? width - widthOf(doc, line, style) : 0;
    writeLine(doc, line, x + indent, y + index * step, style);
  });
  return lines.length * step;
}

function brokenInto(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(doc, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(doc: PDFKit.PDFDocument, text: string, { face = 'text', size }: TextStyle) {
  return runsOf(text, face).reduce(
    (total, run) => total + doc.font(run.font, size).widthOfString(run.text),
    0,
  );
}

function writeLine(
  doc: PDFKit.PDFDocument,
  line: string,
  x: number,
  y: number,
  { face = 'text', size, colour = INK }: TextStyle,
): void {
  let left = x;
  for (const run of runsOf(line, face)) {
    doc.font(run.font, size).fillColor(colour).text(run.text, left, y, { lineBreak: false });
    left += doc.widthOfString(run.text);
  }
}
