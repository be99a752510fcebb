import { arch, type Building, both, box, GROUND, gable, panes, type Shape } from './shapes.ts';

const inDome: Shape = (x, y) => y < 0.56 && domeRadius(x, y) < 0.3;
const domeRadius = (x: number, y: number) => Math.hypot(x, (y - 0.56) * 1.1);

/** An observatory with a glass dome. */
export const kupoli: Building = [
  [
    'roof',
    both(
      inDome,
      (x, y) => Math.abs((Math.atan2(y - 0.56, x) * 5.1) % 1) < 0.16 || domeRadius(x, y) > 0.285,
    ),
  ],
  ['lit', inDome],
  ['roof', box(-0.012, 0.012, 0.2, 0.3)],
  ['dark', panes([-0.54, 0.54, 0.61, 0.71], { across: 12, wide: 0.4, high: 0.8 })],
  ['lit', arch(0, 0.045, 0.62)],
  ['wall', box(-0.34, 0.34, 0.56, GROUND)],
  ['wall', box(-0.56, 0.56, 0.6, GROUND)],
];

const hill = (x: number, at: number, steep: number) => Math.exp(-(((x - at) * steep) ** 2));

/** A low house in front of the fells. */
export const tunturi: Building = [
  ['lit', panes([-0.3, 0.34, 0.64, 0.71], { across: 11, wide: 0.8, high: 0.9 })],
  ['lit', box(0.04, 0.1, 0.62, GROUND)],
  ['roof', (x, y) => y > 0.58 && y < 0.635 && x > -0.42 + (y - 0.58) * 0.4 && x < 0.46],
  ['shade', box(-0.34, 0.38, 0.63, GROUND)],
  [
    'fell',
    (x, y) => y < GROUND && y > 0.5 - 0.17 * hill(x, -0.35, 2.6) - 0.23 * hill(x, 0.42, 2.1),
  ],
];

/** Tower width, increasing towards the rock. */
const tower: Shape = (x, y) =>
  y > 0.28 && y < GROUND && Math.abs(x - 0.2) < 0.052 + (0.03 * (y - 0.3)) / 0.46;

/** A striped lighthouse and the keeper's house. */
export const majakka: Building = [
  ['lit', box(0.16, 0.24, 0.2, 0.26)],
  ['roof', gable(0.2, 0.055, 0.13, 0.2)],
  ['roof', box(0.125, 0.275, 0.26, 0.285)],
  ['roof', both(tower, (_, y) => Math.abs((((y - 0.28) / 0.16) % 1) - 0.5) < 0.25)],
  ['wall', tower],
  ['lit', panes([-0.3, -0.06, 0.6, 0.68], { across: 3, wide: 0.4, high: 0.8 })],
  ['roof', gable(-0.18, 0.17, 0.44, 0.57)],
  ['wall', box(-0.32, -0.04, 0.57, GROUND)],
  ['dark', both(box(-0.5, 0.5, 0.7, 0.78), (x, y) => y > 0.72 + 0.05 * Math.abs(x + 0.05))],
];

const hull: Shape = (x, y) =>
  y > 0.62 && y < 0.77 && x > -0.46 + (y - 0.62) * 0.6 && x < 0.5 - (y - 0.62) * 1.1;

function sail(mast: number, top: number, width: number, index: number): Shape {
  const from = top + 0.03 + index * 0.145;
  return (x, y) => {
    if (y <= from || y >= from + 0.125 || y >= 0.585) return false;
    const down = (y - from) / 0.125;
    const middle = mast + 0.02 * Math.sin(down * 3.1);
    return Math.abs(x - middle) < width * (0.58 + 0.14 * index + 0.12 * down) * 0.62;
  };
}

/** A ship under sail. */
export const laiva: Building = [
  ['wall', both(hull, (_, y) => y < 0.645)],
  ['lit', both(hull, panes([-0.38, 0.36, 0.65, 0.69], { across: 9, wide: 0.34, high: 0.8 }))],
  ['roof', hull],
  ...[
    [-0.26, 0.2, 0.15],
    [0, 0.13, 0.18],
    [0.25, 0.22, 0.14],
  ].flatMap(
    ([mast = 0, top = 0, width = 0]): Building => [
      ['roof', box(mast - 0.007, mast + 0.007, top, 0.62)],
      ['shade', sail(mast, top, width, 0)],
      ['wall', sail(mast, top, width, 1)],
      ['shade', sail(mast, top, width, 2)],
    ],
  ),
  [
    'roof',
    both(box(0.44, 0.64, 0.5, 0.64), (x, y) => Math.abs(y - (0.62 - (x - 0.44) * 0.5)) < 0.008),
  ],
];
