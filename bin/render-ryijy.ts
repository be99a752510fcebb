// Renders the textiles of the pages into web/pictures. Needed only when a design changes: npx tsx bin/render-ryijy.ts
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { type Design, designOf } from '../domain/ryijy/design.ts';
import type { Loom } from '../domain/ryijy/pile.ts';
import { textileSvg } from '../domain/ryijy/textile-svg.ts';

const FOLDER = 'web/pictures';
const CARD: Loom = {
  width: 420,
  height: 420,
  knotWidth: 6,
  knotHeight: 7,
  strandsPerKnot: 4,
  woven: 1,
};
const HANGING = { strandsPerKnot: 4, woven: 1 };

await mkdir(FOLDER, { recursive: true });

await draw(
  'ryijy-hero',
  [384, 440, 520, 768],
  { palette: 'halla', composition: 'ovi', seed: 23770 },
  24,
  {
    ...HANGING,
    width: 420,
    height: 560,
    knotWidth: 4.6,
    knotHeight: 5.4,
  },
);
await draw('ryijy-door', [380, 760], { palette: 'routa', composition: 'ovi', seed: 483072 }, 20, {
  ...HANGING,
  width: 380,
  height: 430,
  knotWidth: 4.8,
  knotHeight: 5.6,
});
await draw('card-1', [320], designOf('2741 0812 0047 2007'), 0, CARD);
await draw('card-2', [320], designOf('2741 0550 1928 3828'), 0, CARD);
await draw('card-3', [320], designOf('2741 0304 9182 7470'), 0, CARD);
await draw('card-4', [320], designOf('2741 0671 2039 8460'), 0, CARD);
// An unpaid card is unfinished.
await draw('card-loom', [320], { palette: 'halla', composition: 'horisontti', seed: 2741 }, 0, {
  ...CARD,
  woven: 0.47,
});

// Message pages: a rya on a rod, unfinished for an unfinished order or an error.
const quiet = (name: string, design: Design, woven = 1) =>
  draw(`quiet-${name}`, [480], design, 0, {
    ...HANGING,
    width: 360,
    height: 576,
    knotWidth: 4.8,
    knotHeight: 5.6,
    woven,
  });
await quiet('door', { palette: 'halla', composition: 'ovi', seed: 23770 });
await quiet('horizon', { palette: 'savu', composition: 'horisontti', seed: 7 });
await quiet('sun', { palette: 'kanerva', composition: 'horisontti', seed: 61 });
await quiet('lights', { palette: 'routa', composition: 'revontulet', seed: 404 });
await quiet('begun', { palette: 'naava', composition: 'tuuli', seed: 3 }, 0.18);
await quiet('torn', { palette: 'puolukka', composition: 'tuuli', seed: 500 }, 0.56);

// Preview for link sharing: the same door, wide.
const share = textileSvg(
  { palette: 'halla', composition: 'ovi', seed: 23770 },
  {
    ...HANGING,
    width: 600,
    height: 315,
    knotWidth: 4.6,
    knotHeight: 5.4,
  },
);
await sharp(Buffer.from(share), { density: 144 })
  .resize({ width: 1200 })
  .jpeg({ quality: 62, mozjpeg: true })
  .toFile('web/public/share.jpg');

async function draw(name: string, widths: number[], design: Design, fringe: number, loom: Loom) {
  const svg = Buffer.from(textileSvg(design, loom, fringe));
  for (const width of widths) {
    const picture = sharp(svg, { density: 144 }).resize({ width });
    const file = `${FOLDER}/${name}-${width}`;
    // Double resolution hides compression losses, and a page has a small byte budget.
    const quality = width > 600 ? 34 : 42;
    const { size } = await picture.avif({ quality, effort: 7 }).toFile(`${file}.avif`);
    console.log(`${file}.avif: ${size} bytes`);
  }
}
