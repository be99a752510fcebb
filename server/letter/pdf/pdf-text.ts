import { SHIPPED_COLOURS } from '../../../domain/scheme/look.ts';
import { schemeToday } from '../../platform/scheme-today.ts';
import type { PdfPaper } from './make-pdf.ts';
import { type Face, fontOf, printable } from './pdf-fonts.ts';
import { rounded, shapedLine } from './shaped-line.ts';

export const INK = '#12162A';
export const QUIET = '#5A6272';
export const HAIRLINE = '#C6CDCF';
/** The scheme's accent colour. */
export const glow = (): string => schemeToday().colours?.light ?? SHIPPED_COLOURS.light;

export type TextStyle = {
  size: number;
  face?: Face;
  colour?: string;
  align?: 'left' | 'right';
};

const LINE_STEP = 1.4;

type Box = { x: number; y: number; width: number };

/** Writes wrapped text into the box and returns its height. */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: Box,
  style: TextStyle,
): number {
  const lines = linesOf(doc, text, width, style);
  const step = style.size * LINE_STEP;
  lines.forEach((line, index) => {
    const indent = style.align === 'right' ? width - widthOf(doc, line, style) : 0;
    writeLine(doc, line, x + indent, y + index * step, style);
  });
  return lines.length * step;
}

/** As `writeText`, as a structure element for screen readers. */
export function writeElement(
  { doc, root }: PdfPaper,
  tag: string,
  text: string,
  box: Box,
  style: TextStyle,
): number {
  let height = 0;
  const write = () => {
    height = writeText(doc, text, box, style);
  };
  root.add(doc.struct(tag, {}, write));
  return height;
}

/** Height of a text before it is written. */
export function heightOf(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
): number {
  return linesOf(doc, text, width, style).length * style.size * LINE_STEP;
}

/** A word wider than the box is broken, so nothing overflows. */
export function linesOf(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle,
): string[] {
  const drawn = printable(text, style.face ?? 'text');
  if (widthOf(doc, drawn, style) <= width) return [drawn];
  const space = widthOf(doc, ' ', style);
  const lines: string[] = [];
  let free = 0;
  for (const word of drawn.split(' ')) {
    const needed = widthOf(doc, word, style);
    if (lines.length > 0 && needed + space <= free) {
      lines[lines.length - 1] += ` ${word}`;
      free -= needed + space;
      continue;
    }
    lines.push(...(needed <= width ? [word] : piecesOf(doc, word, width, style)));
    free = width - widthOf(doc, lines.at(-1) ?? '', style);
  }
  return lines;
}

function piecesOf(
  doc: PDFKit.PDFDocument,
  word: string,
  width: number,
  style: TextStyle,
): string[] {
  const pieces: string[] = [];
  for (const sign of word) {
    // Measured with its neighbours because of kerning.
    const longer = `${pieces.at(-1) ?? ''}${sign}`;
    if (pieces.length > 0 && widthOf(doc, longer, style) <= width)
      pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
}

export function widthOf(
  doc: PDFKit.PDFDocument,
  text: string,
  { face = 'text', size }: TextStyle,
): number {
  return shapedLine(doc, text, face).width * size;
}

/** One content item per run: pdfkit writes a dozen and measures twice more. */
function writeLine(
  doc: PDFKit.PDFDocument,
  line: string,
  x: number,
  y: number,
  { face = 'text', size, colour = INK }: TextStyle,
): void {
  const { height } = doc.page;
  let left = x;
  for (const { font: name, text, glyphs, width } of shapedLine(doc, line, face).runs) {
    if (glyphs === null) {
      doc.font(name, size).fillColor(colour).text(text, left, y, { lineBreak: false });
    } else {
      const font = fontOf(doc, name);
      const base = height - y - (font.ascender * size) / 1000;
      doc.page.fonts[font.id] ??= font.ref();
      doc.addContent(
        `q\n1 0 0 -1 0 ${height} cm\n/DeviceRGB cs\n${rgb(colour)} scn\nBT\n` +
          `1 0 0 1 ${rounded(left)} ${rounded(base)} Tm\n/${font.id} ${size} Tf\n${glyphs}\nET\nQ`,
      );
    }
    left += width * size;
  }
}

function rgb(colour: string): string {
  const shares = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return shares.map(rounded).join(' ');
}
