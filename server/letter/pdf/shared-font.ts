import { deflateSync } from 'node:zlib';

type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
type Subset = {
  glyphs: number[];
  mapping: Record<number, number>;
  includeGlyph(id: number): number;
  encode(): Uint8Array;
};
/** A parsed font as pdfkit holds it. */
export type OpenFont = {
  unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  getGlyph(id: number): Glyph;
  layout(text: string): { glyphs: Glyph[] };
  createSubset(): Subset;
};
type Position = { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number };
type Reference = { end(chunk?: string | Uint8Array): void };
type Writer = { ref(data?: object): Reference };
/** A font embedded in one document. */
export type EmbeddedFont = {
  /** Resource name on the page. */
  id: string;
  ascender: number;
  ref(): Reference;
  /** Glyph codes in hex, positions in thousandths of the font size. */
  encode(text: string): [codes: string[], positions: Position[]];
  document: Writer;
  subset: Subset;
  unicode: number[][];
  widths: number[];
  layoutCache: Record<string, object>;
};

/** Cache size: words of the form in three languages and a few hundred others. */
const MOST_SHAPES = 500;

export type SharedFont = {
  share(embedded: EmbeddedFont): void;
  /** Whether the document has used only shared glyphs so far. */
  isCommon(embedded: EmbeddedFont): boolean;
};

/**
 * pdfkit shapes words, subsets the font and compresses both it and its character map for every document, most of a
 * receipt's cost. A shared subset does this once per process.
 */
export function sharedFont(font: OpenFont, commonText: string): SharedFont {
  const specimen = font.createSubset();
  const { glyphs } = font.layout(commonText);
  const unicode: number[][] = [[0]];
  const widths = [font.getGlyph(0).advanceWidth];
  for (const glyph of glyphs) {
    const place = specimen.includeGlyph(glyph.id);
    unicode[place] ??= glyph.codePoints;
    widths[place] ??= (glyph.advanceWidth * 1000) / font.unitsPerEm;
  }
  const common = { glyphs: [...specimen.glyphs], mapping: { ...specimen.mapping } };
  const shapes: Record<string, object> = Object.create(null);
  const pressed = new Map<string | Uint8Array, Buffer>();
  let bytes: Uint8Array | undefined;

  function isCommon({ subset }: EmbeddedFont): boolean {
    return subset.glyphs.length === common.glyphs.length;
  }

  function share(embedded: EmbeddedFont): void {
    const { subset } = embedded;
    const encode = subset.encode.bind(subset);
    Object.assign(subset, { glyphs: [...common.glyphs], mapping: { ...common.mapping } });
    subset.encode = () => {
      if (!isCommon(embedded)) return encode();
      bytes ??= specimen.encode();
      return bytes;
    };
    embedded.unicode = [...unicode];
    embedded.widths = [...widths];
    const isFull = Object.keys(shapes).length >= MOST_SHAPES;
    embedded.layoutCache = isFull ? Object.create(shapes) : shapes;
    embedded.document = pressingOnce(embedded.document, embedded, pressed);
  }
  return { share, isCommon };
}

/** Caches the compressed bytes of what all documents share, nothing else. */
function pressingOnce(
  document: Writer,
  { unicode }: EmbeddedFont,
  pressed: Map<string | Uint8Array, Buffer>,
): Writer {
  const commonGlyphs = unicode.length;
  const press = (chunk: string | Uint8Array) => {
    const known = pressed.get(chunk);
    if (known) return known;
    const fresh = deflateSync(typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk);
    if (unicode.length === commonGlyphs) pressed.set(chunk, fresh);
    return fresh;
  };
  return Object.create(document, {
    ref: {
      value(data?: object): Reference {
        if (data) return document.ref(data);
        const reference = document.ref({ Filter: 'FlateDecode' });
        const end = reference.end.bind(reference);
        reference.end = (chunk) => end(chunk && press(chunk));
        return reference;
      },
    },
  });
}
