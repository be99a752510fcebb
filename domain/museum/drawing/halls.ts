import { arch, type Building, box, GROUND, panes } from './shapes.ts';

/** White boxes and ribbon windows of the 1930s. */
export const funkis: Building = [
  ['lit', panes([-0.5, 0.1, 0.53, 0.6], { across: 9, wide: 0.86, high: 0.8 })],
  ['lit', panes([-0.2, 0.5, 0.34, 0.41], { across: 10, wide: 0.86, high: 0.8 })],
  ['lit', box(0.2, 0.34, 0.56, GROUND)],
  ['wall', box(-0.25, 0.55, 0.29, 0.46)],
  ['shade', box(0.12, 0.44, 0.46, GROUND)],
  ['wall', box(-0.56, 0.44, 0.46, GROUND)],
  ['roof', box(-0.1, -0.085, 0.16, 0.29)],
];

/** A mill with a chimney and a sawtooth roof. */
export const tehdas: Building = [
  ['roof', box(0.39, 0.465, 0.1, 0.125)],
  ['wall', box(0.4, 0.455, 0.1, GROUND)],
  ...[0, 1, 2, 3, 4].flatMap((tooth): Building => {
    const from = -0.56 + tooth * 0.18;
    return [
      ['lit', box(from, from + 0.045, 0.36, 0.48)],
      [
        'roof',
        (x, y) => x > from && x < from + 0.18 && y <= 0.48 && y > 0.33 + ((x - from) / 0.18) * 0.15,
      ],
    ];
  }),
  ['lit', panes([-0.54, 0.32, 0.54, 0.7], { across: 8, wide: 0.55, high: 0.8 })],
  ['wall', box(-0.56, 0.36, 0.48, GROUND)],
];

/** An office tower with a low hall. */
export const torni: Building = [
  ['lit', panes([-0.09, 0.13, 0.2, 0.62], { across: 3, down: 9 })],
  ['shade', box(0.03, 0.16, 0.15, GROUND)],
  ['wall', box(-0.12, 0.16, 0.15, GROUND)],
  ['lit', panes([-0.52, -0.14, 0.6, 0.7], { across: 5, wide: 0.84, high: 0.9 })],
  ['roof', box(-0.56, 0.5, 0.56, 0.585)],
  ['shade', box(-0.54, -0.12, 0.58, GROUND)],
  ['dark', panes([0.18, 0.46, 0.62, 0.72], { across: 4, high: 0.9 })],
  ['wall', box(0.16, 0.48, 0.58, GROUND)],
];

/** A glass pavilion under a flat roof. */
export const paviljonki: Building = [
  ['roof', box(-0.6, 0.6, 0.42, 0.455)],
  [
    'shade',
    (x, y) =>
      y >= 0.455 &&
      y < GROUND &&
      Math.abs(x) < 0.55 &&
      Math.abs((((x + 0.54) / 0.18) % 1) - 0.5) > 0.46,
  ],
  ['wall', box(0.16, 0.42, 0.455, GROUND)],
  ['dark', box(-0.2, -0.07, 0.53, 0.66)],
  ['lit', box(-0.46, 0.46, 0.455, GROUND)],
];

/** Engine sheds in a row. */
export const veturitalli: Building = [
  ...[-3, -2, -1, 0, 1, 2, 3].map(
    (shed) =>
      [
        shed % 2 ? 'dark' : 'lit',
        arch(shed * 0.165, 0.055, 0.55 + Math.abs(shed) * 0.008),
      ] as const,
  ),
  ['wall', box(-0.6, 0.6, 0.48, GROUND)],
  ['roof', box(-0.62, 0.62, 0.44, 0.49)],
  ['lit', panes([-0.12, 0.12, 0.37, 0.42], { across: 5, wide: 0.7, high: 0.9 })],
  ['shade', box(-0.14, 0.14, 0.34, 0.44)],
  ['shade', box(0.34, 0.38, 0.2, 0.44)],
];
