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
  /** What lies on it has names; otherwise words beside it say the same. */
  isSpoken?: boolean;
};

/** The country knotted in wool; what lies on it are parts of an SVG. */
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

/** A map below the screen costs nothing until somebody comes near it. Returns how to stop. */
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

/** A few rows each frame: the page stays alive while the country grows. Returns how to stop. */
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
  /** Where the visitor is. */
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
