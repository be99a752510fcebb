import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../base/project-root.ts';
import { RecentlyUsed } from './recently-used.ts';
import { type EmbeddedFont, type OpenFont, type SharedFont, sharedFont } from './shared-font.ts';

export type Face = 'text' | 'strong' | 'display';
export type Run = { font: FontName; text: string };

const LETTERS = 'abcdefghijklmnopqrstuvwxyzåäö fi ff tt';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ';
const FIGURES = '0123456789 ,.\u00a0€%';
/** `common`: the glyphs of receipts. A document that needs more gets a subset of its own, which is slower. */
const FONTS = {
  text: {
    file: 'hanken-grotesk-latin-400.ttf',
    common: `${LETTERS}${CAPITALS}${FIGURES}éüÉÜ:-–()/&+×’'`,
  },
  'text-extended': { file: 'hanken-grotesk-latin-ext-400.ttf', common: '' },
  strong: { file: 'hanken-grotesk-latin-600.ttf', common: `${LETTERS}BMT${FIGURES}` },
  'strong-extended': { file: 'hanken-grotesk-latin-ext-600.ttf', common: '' },
  display: { file: 'ysabeau-office-latin-300.ttf', common: `${LETTERS}${CAPITALS}` },
  'display-extended': { file: 'ysabeau-office-latin-ext-300.ttf', common: '' },
};
type FontName = keyof typeof FONTS;

type Opened = { font: OpenFont } & SharedFont;
type DocumentClass = new (options: PDFKit.PDFDocumentOptions) => PDFKit.PDFDocument;
const opened = new Map<FontName, Opened>();

/** Parsing a font is slow, so it is cached for all documents. */
function open(name: FontName, Document: DocumentClass): Opened {
  const known = opened.get(name);
  if (known) return known;
  const file = path.join(projectRoot, 'server/letter/pdf/fonts', FONTS[name].file);
  // pdfkit accepts an opened font but exposes no way to open one.
  const reader = new Document({ font: '', autoFirstPage: false }).font(readFileSync(file));
  const { font } = reader._font;
  const fresh = { font, ...sharedFont(font, FONTS[name].common) };
  opened.set(name, fresh);
  return fresh;
}

/** Opened by the first document; nothing is measured before that. */
function openFont(name: FontName): OpenFont {
  const known = opened.get(name);
  if (!known) throw new Error('no document has opened the fonts yet');
  return known.font;
}

export function fontOf(doc: PDFKit.PDFDocument, name: string): EmbeddedFont {
  return doc.font(name)._font;
}

/** True while the glyph ids are the same in all documents. */
export function isShared(name: FontName, embedded: EmbeddedFont): boolean {
  return opened.get(name)?.isCommon(embedded) ?? false;
}

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const name of Object.keys(FONTS) as FontName[]) {
    const { font, share } = open(name, doc.constructor as DocumentClass);
    doc.registerFont(name, font);
    // The extended half has nothing worth sharing: few documents use it.
    if (FONTS[name].common !== '') share(fontOf(doc, name));
  }
}

/**
 * Each font comes in two files: Finnish, Swedish and English letters, and the rest of Latin (Sámi, Baltic, Polish…). A
 * name may need both.
 */
export function runsOf(text: string, face: Face): Run[] {
  const basic = openFont(face);
  const extended = openFont(`${face}-extended`);
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0;
    const isExtended = !basic.hasGlyphForCodePoint(code) && extended.hasGlyphForCodePoint(code);
    const font: FontName = isExtended ? `${face}-extended` : face;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

const LINE_ENDS = /[\p{Cc}\u2028\u2029]+/gu;

const printed: Record<Face, RecentlyUsed<string>> = {
  text: new RecentlyUsed(),
  strong: new RecentlyUsed(),
  display: new RecentlyUsed(),
};

/** A single line without characters the font lacks, such as emoji in greetings. */
export function printable(text: string, face: Face): string {
  const known = printed[face].get(text);
  if (known !== undefined) return known;
  const line = lineOf(text, face);
  printed[face].set(text, line);
  return line;
}

function lineOf(text: string, face: Face): string {
  const fonts = [openFont(face), openFont(`${face}-extended`)];
  const drawn = [...text.normalize('NFC').replace(LINE_ENDS, ' ')].filter((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return fonts.some((font) => font.hasGlyphForCodePoint(code));
  });
  return drawn.join('').replace(/ {2,}/g, ' ').replace(/^ /, '');
}
