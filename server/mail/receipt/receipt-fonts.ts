import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { projectRoot } from '../../project-root.ts';

type Shaped = { positions: object[] };
/** A font as pdfkit holds it once it has been read. */
type OpenFont = {
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string, ...options: unknown[]): Shaped;
};
export type Face = 'text' | 'strong' | 'display';
export type Run = { font: string; text: string };

const FILES = {
  text: 'hanken-grotesk-latin-400.ttf',
  'text-extended': 'hanken-grotesk-latin-ext-400.ttf',
  strong: 'hanken-grotesk-latin-600.ttf',
  'strong-extended': 'hanken-grotesk-latin-ext-600.ttf',
  display: 'ysabeau-office-latin-300.ttf',
  'display-extended': 'ysabeau-office-latin-ext-300.ttf',
};
type FontName = keyof typeof FILES;

const opened = new Map<FontName, OpenFont>();

/** Reading a font is the slow part of a receipt: it is done once, and every document shares the result. */
function openFont(name: FontName): OpenFont {
  const known = opened.get(name);
  if (known) return known;
  const file = path.join(projectRoot, 'server/mail/receipt/fonts', FILES[name]);
  const reader = new PDFDocument({ font: readFileSync(file) as never, autoFirstPage: false });
  // pdfkit takes an open font as well as a file, but opens one only for itself.
  const { font } = (reader as unknown as { _font: { font: OpenFont } })._font;
  rememberShapes(font);
  opened.set(name, font);
  return font;
}

/** Enough for the words of the form in three languages, which stand on every receipt, and a few others. */
const MOST_SHAPES = 150;

/** pdfkit asks a font for words; choosing and placing their glyphs is a third of a receipt's cost. */
function rememberShapes(font: OpenFont): void {
  const layout = font.layout.bind(font);
  const shapes = new Map<string, Shaped>();
  font.layout = (text, ...options) => {
    if (options.some((option) => option !== undefined)) return layout(text, ...options);
    const shaped = shapes.get(text) ?? layout(text);
    if (shapes.size < MOST_SHAPES) shapes.set(text, shaped);
    // pdfkit scales the positions that it is given.
    const positions = shaped.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(shaped)), shaped, { positions });
  };
}

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const name of Object.keys(FILES) as FontName[]) {
    doc.registerFont(name, openFont(name) as never);
  }
}

/**
 * The fonts come in two files: Finnish, Swedish and English letters, and the rest of the Latin script (Sámi,
 * Baltic, Polish…). A name may need both.
 */
export function runsOf(text: string, face: Face): Run[] {
  const basic = openFont(face);
  const extended = openFont(`${face}-extended`);
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0;
    const isExtended = !basic.hasGlyphForCodePoint(code) && extended.hasGlyphForCodePoint(code);
    const font = isExtended ? `${face}-extended` : face;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

const LINE_ENDS = /[\p{Cc}\u2028\u2029]+/gu;

/** One line, without what neither half of the font can draw, such as the faces that phones put into greetings. */
export function printable(text: string, face: Face): string {
  const fonts = [openFont(face), openFont(`${face}-extended`)];
  const drawn = [...text.normalize('NFC').replace(LINE_ENDS, ' ')].filter((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return fonts.some((font) => font.hasGlyphForCodePoint(code));
  });
  return drawn.join('').replace(/ {2,}/g, ' ').replace(/^ /, '');
}
