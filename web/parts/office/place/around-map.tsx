import { fill } from '../../../../domain/base/fill.ts';
import { pointAround } from '../../../../domain/museum/around.ts';
import type { Place } from '../../../../domain/museum/distance.ts';
import map from '../../museum/museum-map-canvas.module.css';
import css from './place-picker.module.css';
import type { Town } from './towns.ts';

const SIDE = 300;
const LABEL_HEIGHT = 16;
const LETTER_WIDTH = 6.5;

type Props = { centre: Place; km: number; towns: Town[]; texts: { kilometres: string } };
type Label = { name: string; x: number; y: number; hasName: boolean };

/** Map around a place, with town names; the place is in the centre. */
export function AroundMap({ centre, km, towns, texts }: Props) {
  const bar = km / 4;
  return (
    <svg className={css.around} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <rect width={SIDE} height={SIDE} className={css.land} />
      {labelsIn(towns, centre, km).map(({ name, x, y, hasName }) => (
        <g key={`${name} ${x}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className={css.town} r={hasName ? 3.5 : 2} />
          {hasName && (
            <text x={x > SIDE * 0.7 ? -7 : 7} y="4" textAnchor={x > SIDE * 0.7 ? 'end' : 'start'}>
              {name}
            </text>
          )}
        </g>
      ))}
      <g transform={`translate(${SIDE / 2} ${SIDE / 2})`}>
        <circle className={map.glow} r="14" />
        <circle className={map.light} r="7" />
      </g>
      <g transform={`translate(12 ${SIDE - 14})`}>
        <path className={css.bar} d={`M0 -5 V0 H${(bar / km) * SIDE} V-5`} />
        <text x={(bar / km) * SIDE + 7} y="2">
          {fill(texts.kilometres, bar)}
        </text>
      </g>
    </svg>
  );
}

/** Larger towns are labelled first; a label that would overlap leaves only its dot. */
function labelsIn(towns: Town[], centre: Place, km: number): Label[] {
  const shown: Label[] = [];
  for (const { name, place } of towns) {
    const point = pointAround(centre, km, place);
    const [x, y] = [point.x * SIDE, point.y * SIDE];
    if (x < 4 || x > SIDE - 4 || y < 10 || y > SIDE - 30) continue;
    const hasName = shown.every(
      (other) =>
        !other.hasName ||
        Math.abs(other.y - y) > LABEL_HEIGHT ||
        Math.abs(other.x - x) > Math.max(other.name.length, name.length) * LETTER_WIDTH + 16,
    );
    shown.push({ name, x, y, hasName });
  }
  return shown;
}
