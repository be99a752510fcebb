import { expect, test } from 'vitest';
import { designOf } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { pile } from '../../../domain/ryijy/pile.ts';
import { FewColours } from './few-colours.ts';

const LOOM = { width: 300, height: 287, knotWidth: 5, knotHeight: 6, strandsPerKnot: 3, woven: 1 };
/** Out of 765; neighbouring wool colours differ by more. */
const UNSEEN = 20;

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function distance(a: string, b: string): number {
  const other = channels(b);
  return channels(a).reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
}

test('every rya keeps its dyes, even with more dyes than palette entries', () => {
  let most = 0;
  for (let seed = 0; seed < 24; seed += 1) {
    const design = designOf(String(seed));
    const dyes = [...pile(design, LOOM)].flat().map(({ colour }) => colour);
    const palette = new FewColours(PALETTES[design.palette].ramp[0]);
    const worst = Math.max(
      ...dyes.map((dye) => distance(dye, palette.colours[palette.placeOf(dye)] ?? '')),
    );

    expect(worst).toBeLessThan(UNSEEN);
    most = Math.max(most, new Set(dyes).size);
  }
  expect(most).toBeGreaterThan(256);
});

test('a full palette maps to its nearest colour', () => {
  const palette = new FewColours('#000000');
  const step = (place: number) => (place % 8) * 32;
  for (let place = 0; place < 512; place += 1) {
    const channel = [step(place >> 6), step(place >> 3), step(place)];
    palette.placeOf(`#${Buffer.from(channel).toString('hex')}`);
  }

  expect(palette.colours).toHaveLength(256);
  expect(palette.colours[palette.placeOf('#60c0e2')]).toBe('#60c0e0');
  expect(palette.colours[palette.placeOf('#e0c0e0')]).toBe('#60c0e0');
});
