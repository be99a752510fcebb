import { type ReactNode, useEffect, useRef } from 'react';
import { MAP_SHAPE, placeOnMap } from '../../../domain/map/finland.ts';
import { mapStrands } from '../../../domain/map/map-strands.ts';
import { drawStrands } from '../ryijy-canvas.ts';
import css from './knot-land.module.css';

const HEIGHT = 660;
const WIDTH = HEIGHT * MAP_SHAPE;
const SHARPNESS = 2;
const STRAND_WIDTH = 2.5;

/** The country knotted in wool; what lies on it are parts of an SVG. A list beside it says the same in words. */
export function KnotLand({ children }: { children: ReactNode }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.canvas.width = WIDTH * SHARPNESS;
    context.canvas.height = HEIGHT * SHARPNESS;
    context.scale(SHARPNESS, SHARPNESS);
    drawStrands(context, mapStrands(WIDTH, HEIGHT), STRAND_WIDTH);
  }, []);
  return (
    <div className={css.map} aria-hidden="true">
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

type LightProps = {
  place: { latitude: number; longitude: number };
  size: number;
  isDim?: boolean;
  children?: ReactNode;
};

export function Light({ place, size, isDim = false, children }: LightProps) {
  const { x, y } = placeOnMap(place);
  return (
    <g
      transform={`translate(${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)})`}
      className={isDim ? css.dim : undefined}
    >
      <circle className={css.glow} r={size + 4} />
      <circle className={css.light} r={size} />
      {children}
    </g>
  );
}
