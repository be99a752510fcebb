import { arch, type Building, both, box, disc, GROUND, gable, panes, slopes } from './shapes.ts';

/** Three warehouses with gables facing the quay. */
export const makasiini: Building = [-0.4, 0, 0.4].flatMap(
  (cx): Building => [
    ['lit', arch(cx, 0.06, 0.56)],
    ['lit', disc(cx, 0.42, 0.03)],
    ['dark', panes([cx - 0.16, cx + 0.16, 0.48, 0.56], { across: 4, wide: 0.4, high: 0.7 })],
    ['roof', slopes(cx, 0.195, 0.26, 0.43, 0.026)],
    ['wall', gable(cx, 0.195, 0.26, 0.43)],
    [cx === 0 ? 'wall' : 'shade', box(cx - 0.185, cx + 0.185, 0.43, GROUND)],
  ],
);

/** A castle with two towers. */
export const linna: Building = [
  ...[
    [-0.46, 0.085, 0.34],
    [0.44, 0.1, 0.26],
  ].flatMap(
    ([cx = 0, half = 0, top = 0]): Building => [
      ['roof', gable(cx, half + 0.025, top - 0.17, top)],
      [
        'lit',
        panes([cx - 0.02, cx + 0.02, top + 0.05, GROUND - 0.1], {
          across: 1,
          down: 3,
          wide: 0.8,
          high: 0.4,
        }),
      ],
      ['shade', box(cx, cx + half, top, GROUND)],
      ['wall', box(cx - half, cx + half, top, GROUND)],
    ],
  ),
  ['lit', arch(-0.02, 0.055, 0.57)],
  ['dark', panes([-0.34, 0.32, 0.48, 0.56], { across: 6, wide: 0.22, high: 0.7 })],
  ['wall', box(-0.4, 0.38, 0.45, GROUND)],
  ['wall', both(box(-0.4, 0.38, 0.42, 0.46), (x) => ((x + 2) * 18) % 1 < 0.55)],
  ['roof', gable(0.08, 0.12, 0.2, 0.36)],
  ['shade', box(-0.01, 0.17, 0.36, 0.45)],
];

/** A manor with four columns at its door. */
export const kartano: Building = [
  ['wall', gable(0, 0.15, 0.28, 0.38)],
  ['wall', box(-0.14, 0.14, 0.38, 0.42)],
  ...[-0.115, -0.04, 0.04, 0.115].map(
    (cx) => ['wall', box(cx - 0.012, cx + 0.012, 0.42, GROUND)] as const,
  ),
  ['lit', arch(0, 0.026, 0.6)],
  ['lit', panes([-0.5, 0.5, 0.45, 0.57], { across: 9, wide: 0.36, high: 0.62 })],
  ['dark', panes([-0.5, 0.5, 0.59, 0.72], { across: 9, wide: 0.36, high: 0.62 })],
  ['wall', box(-0.52, 0.52, 0.42, GROUND)],
  ['roof', (x, y) => y > 0.3 && y <= 0.42 && Math.abs(x) < 0.42 + (0.14 * (y - 0.3)) / 0.12],
  ['shade', box(-0.325, -0.275, 0.22, 0.3)],
  ['shade', box(0.275, 0.325, 0.22, 0.3)],
];

/** An art temple with steps. */
export const palatsi: Building = [
  ['roof', slopes(0, 0.4, 0.22, 0.36, 0.035)],
  ['wall', gable(0, 0.4, 0.22, 0.36)],
  ['wall', box(-0.4, 0.4, 0.36, 0.4)],
  [
    'wall',
    both(box(-0.38, 0.38, 0.4, 0.7), (x) => Math.abs(((((x + 0.38) / 0.76) * 6) % 1) - 0.5) < 0.16),
  ],
  ['lit', box(-0.045, 0.045, 0.48, 0.7)],
  ['shade', box(-0.38, 0.38, 0.4, 0.43)],
  ['dark', box(-0.38, 0.38, 0.43, 0.7)],
  ['shade', box(-0.42, 0.42, 0.7, 0.72)],
  ['shade', box(-0.45, 0.45, 0.72, 0.74)],
  ['shade', box(-0.48, 0.48, 0.74, GROUND)],
  ['lit', panes([-0.64, -0.42, 0.47, 0.64], { across: 2, wide: 0.36, high: 0.7 })],
  ['lit', panes([0.42, 0.64, 0.47, 0.64], { across: 2, wide: 0.36, high: 0.7 })],
  ['wall', box(-0.64, 0.64, 0.43, GROUND)],
];

/** A wooden house behind a fence. */
export const puutalo: Building = [
  ['shade', box(0.12, 0.17, 0.2, 0.34)],
  ['lit', panes([-0.06, 0.06, 0.35, 0.43], { across: 2, wide: 0.5, high: 0.8 })],
  ['roof', slopes(0, 0.36, 0.22, 0.46, 0.03)],
  ['wall', gable(0, 0.36, 0.22, 0.46)],
  ['lit', panes([-0.27, -0.06, 0.53, 0.64], { across: 2, wide: 0.42, high: 0.9 })],
  ['lit', panes([0.09, 0.27, 0.53, 0.64], { across: 2, wide: 0.42, high: 0.9 })],
  ['dark', box(-0.035, 0.045, 0.56, GROUND)],
  ['wall', box(-0.31, 0.31, 0.46, GROUND)],
  [
    'shade',
    both(
      box(-0.66, 0.66, 0.66, GROUND),
      (x, y) => ((x + 2) * 24) % 1 < 0.5 || Math.abs(y - 0.7) < 0.008,
    ),
  ],
];
