import type { Design } from './design.ts';
import { fringe, fringeColour } from './fringe.ts';
import { PALETTES } from './palettes.ts';
import { type Loom, pile, type Strand, strandWidth } from './pile.ts';

const WARP_GAP = 4.2;

/** The whole textile as SVG, for print and image files; far too large for a page. */
export function textileSvg(design: Design, loom: Loom, fringeLength = 0): string {
  const { width, height } = loom;
  const rows = [...pile(design, loom)].map(paths).join('');
  const ends = fringe(design, width, fringeLength)
    .map(
      ({ x, bendX, bendY, dx, dy }) =>
        `M${short(x)} ${height - 2}q${short(bendX)} ${short(bendY)} ${short(dx)} ${short(dy)}`,
    )
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + fringeLength}"`,
    ` width="${width}" height="${height + fringeLength}">`,
    `<clipPath id="hem"><rect width="${width}" height="${height}"/></clipPath>`,
    fringeLength > 0
      ? `<path d="${ends}" stroke="${fringeColour(design)}" fill="none" opacity=".9"/>`
      : '',
    `<g clip-path="url(#hem)" fill="none" stroke-linecap="round">`,
    `<rect width="${width}" height="${height}" fill="${PALETTES[design.palette].ramp[0]}"/>`,
    loom.woven < 1 ? bareWarp(loom) : '',
    `<g stroke-width="${strandWidth(loom).toFixed(2)}">${rows}</g></g></svg>`,
  ].join('');
}

/** The unfinished part: bare threads, as the browser draws them. */
function bareWarp({ width, height, woven }: Loom): string {
  const bare = height * (1 - woven);
  const threads = Array.from({ length: Math.ceil(width / WARP_GAP) }, (_, thread) => thread);
  const d = threads.map((thread) => `M${short(2.5 + thread * WARP_GAP)} 0v${short(bare)}`).join('');
  return `<rect width="${width}" height="${short(bare)}" fill="#eceeec"/><path d="${d}" stroke="#b9bec0" stroke-width="1.1"/>`;
}

function paths(row: Strand[]): string {
  const byColour = new Map<string, string>();
  for (const { colour, x, y, dx, dy } of row) {
    const line = `M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}`;
    byColour.set(colour, (byColour.get(colour) ?? '') + line);
  }
  return [...byColour].map(([colour, d]) => `<path d="${d}" stroke="${colour}"/>`).join('');
}

function short(length: number): string {
  return length.toFixed(1);
}
