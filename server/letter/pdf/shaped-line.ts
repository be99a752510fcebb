import { type Face, fontOf, isShared, type Run, runsOf } from './pdf-fonts.ts';
import { RecentlyUsed } from './recently-used.ts';
import type { EmbeddedFont } from './shared-font.ts';

/** `glyphs`: as placed on the page; null where pdfkit must position them itself. */
type ShapedRun = Run & { glyphs: string | null; width: number };
/** Widths at font size 1. */
export type ShapedLine = { runs: ShapedRun[]; width: number };

/** Shaping takes half the time of a receipt, and most lines are the same in all of them. */
const shaped: Record<Face, RecentlyUsed<ShapedLine>> = {
  text: new RecentlyUsed(),
  strong: new RecentlyUsed(),
  display: new RecentlyUsed(),
};
/** Longer texts are paragraphs, written once and not cached. */
const LONGEST_REMEMBERED = 60;

export function shapedLine(doc: PDFKit.PDFDocument, text: string, face: Face): ShapedLine {
  const known = shaped[face].get(text);
  if (known) return known;
  let mayShare = text.length <= LONGEST_REMEMBERED;
  let width = 0;
  const runs = runsOf(text, face).map((run): ShapedRun => {
    const font = fontOf(doc, run.font);
    const fresh = shape(font, run.text);
    // Glyph ids beyond the common ones belong to one document.
    mayShare &&= isShared(run.font, font);
    width += fresh.width;
    return { ...run, ...fresh };
  });
  const line = { runs, width };
  if (mayShare) shaped[face].set(text, line);
  return line;
}

function shape(font: EmbeddedFont, text: string): Pick<ShapedRun, 'glyphs' | 'width'> {
  const [codes, positions] = font.encode(text);
  let glyphs = '[<';
  let width = 0;
  let inOneRow = true;
  positions.forEach(({ xAdvance, advanceWidth, xOffset, yOffset }, place) => {
    const moved = advanceWidth - xAdvance;
    glyphs += codes[place];
    if (moved !== 0) glyphs += `> ${rounded(moved)} <`;
    width += xAdvance / 1000;
    if (xOffset || yOffset) inOneRow = false;
  });
  return { glyphs: inOneRow ? `${glyphs}>] TJ` : null, width };
}

export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
