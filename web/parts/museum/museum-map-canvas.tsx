import { type ReactNode, useEffect, useRef } from 'react';
import { MAP_SHAPE, placeOnMap } from '../../../domain/museum/finland.ts';
import { mapRows } from '../../../domain/museum/map-strands.ts';
import { drawStrands } from '../card/ryijy-canvas.ts';
import css from './museum-map-canvas.module.css';

const HEIGHT = 660;
const WIDTH = HEIGHT * MAP_SHAPE;
const SHARPNESS = 2;
const STRAND_WIDTH = 2.5;
const NEAR = '300px';
const FRAME_MS = 8;

type Props = {
  children: ReactNode;
  /** True when the content has accessible names; otherwise text beside the map gives the same information. */
  isSpoken?: boolean;
};

/** Map of the country drawn as a rya; children are SVG elements. */
export function MuseumMapCanvas({ children, isSpoken = false }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    return onceInView(context.canvas, () => drawMap(context));
  }, []);
  return (
    <div className={css.map} aria-hidden={!isSpoken || undefined}>
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and nothing else in it is spoken */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden={!isSpoken || undefined}>
        {children}
      </svg>
    </div>
  );
}

/** Draws a map only when it comes near the viewport. Returns a stop function. */
function onceInView(element: Element, begin: () => () => void): () => void {
  let stop = () => {};
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      stop = begin();
    },
    { rootMargin: NEAR },
  );
  watch.observe(element);
  return () => {
    watch.disconnect();
    stop();
  };
}

/** Draws a few rows per frame, so that the page stays responsive. Returns a stop function. */
function drawMap(context: CanvasRenderingContext2D): () => void {
  context.canvas.width = WIDTH * SHARPNESS;
  context.canvas.height = HEIGHT * SHARPNESS;
  context.scale(SHARPNESS, SHARPNESS);
  const rows = mapRows(WIDTH, HEIGHT);
  let frame = requestAnimationFrame(work);
  function work() {
    const deadline = performance.now() + FRAME_MS;
    while (performance.now() < deadline) {
      const { value, done } = rows.next();
      if (done) return;
      drawStrands(context, value, STRAND_WIDTH);
    }
    frame = requestAnimationFrame(work);
  }
  return () => cancelAnimationFrame(frame);
}

type LightProps = {
  place: { latitude: number; longitude: number };
  size: number;
  isDim?: boolean;
  /** The position of the visitor. */
  isOwn?: boolean;
  children?: ReactNode;
};

export function MapMarker({ place, size, isDim = false, isOwn = false, children }: LightProps) {
  const { x, y } = placeOnMap(place);
  return (
    <g
      transform={`translate(${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)})`}
      className={isDim ? css.dim : undefined}
    >
      <circle className={css.glow} r={size + 4} />
      <circle className={isOwn ? css.own : css.light} r={size} />
      {children}
    </g>
  );
}
