import { useEffect, useRef } from 'react';
import { MAP_SHAPE, placeOnMap } from '../../../domain/map/finland.ts';
import { mapStrands } from '../../../domain/map/map-strands.ts';
import type { TownVisits } from '../../../domain/visit/visit-summary.ts';
import { drawStrands } from '../ryijy-canvas.ts';
import css from './knot-map.module.css';

const HEIGHT = 660;
const WIDTH = HEIGHT * MAP_SHAPE;
const SHARPNESS = 2;
const STRAND_WIDTH = 2.5;

/** The country knotted in wool, and light where one has been. The list of towns beside it says the same in words. */
export function KnotMap({ towns }: { towns: TownVisits[] }) {
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
        {/* The largest first, so that a small light is not hidden behind it. */}
        {towns.map(({ town, visits, ...place }) => {
          const { x, y } = placeOnMap(place);
          const size = Math.min(20, 9 + Math.sqrt(visits) * 3);
          return (
            <g key={town} transform={`translate(${x * WIDTH} ${y * HEIGHT})`}>
              <circle className={css.glow} r={size + 4} />
              <circle className={css.light} r={size} />
              <text y="5">{visits}</text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
