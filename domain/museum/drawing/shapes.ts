/** `x` from the middle, in units of the picture's height; `y` from the top, 0 to 1. */
export type Shape = (x: number, y: number) => boolean;

/** Material of a point. Lit windows are always the ember colour: an open museum. */
export type Part = 'wall' | 'shade' | 'roof' | 'lit' | 'dark' | 'fell';

/** The first layer that contains a point wins; outside all layers is sky. */
export type Building = readonly (readonly [part: Part, shape: Shape])[];

/** Ground level. */
export const GROUND = 0.76;

export const box =
  (x0: number, x1: number, y0: number, y1: number): Shape =>
  (x, y) =>
    x > x0 && x < x1 && y > y0 && y < y1;

export const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < radius;

export const gable =
  (cx: number, halfWidth: number, top: number, eave: number): Shape =>
  (x, y) =>
    y > top && y <= eave && Math.abs(x - cx) < (halfWidth * (y - top)) / (eave - top);

/** The two slopes of a gable roof, without the area below. */
export const slopes = (cx: number, halfWidth: number, top: number, eave: number, thick: number) => {
  const whole = gable(cx, halfWidth, top, eave);
  const edge: Shape = (x, y) =>
    Math.abs(x - cx) > (halfWidth * (y - top)) / (eave - top) - thick && whole(x, y);
  return edge;
};

export const arch =
  (cx: number, halfWidth: number, top: number, bottom = GROUND): Shape =>
  (x, y) =>
    Math.abs(x - cx) < halfWidth &&
    y < bottom &&
    (y > top + halfWidth || Math.hypot(x - cx, y - top - halfWidth) < halfWidth);

type Panes = { across: number; down?: number; wide?: number; high?: number };

/** Windows in rows: their number, and the share of its cell that each one fills. */
export const panes = (
  [x0, x1, y0, y1]: readonly [number, number, number, number],
  { across, down = 1, wide = 0.5, high = 0.6 }: Panes,
): Shape => {
  const inside = box(x0, x1, y0, y1);
  return (x, y) => {
    if (!inside(x, y)) return false;
    const column = (((x - x0) / (x1 - x0)) * across) % 1;
    const row = (((y - y0) / (y1 - y0)) * down) % 1;
    return Math.abs(column - 0.5) < wide / 2 && Math.abs(row - 0.5) < high / 2;
  };
};

export const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    one(x, y) && other(x, y);
