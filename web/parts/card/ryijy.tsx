import { useEffect, useRef } from 'react';
import type { Design } from '../../../domain/ryijy/design.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './ryijy.module.css';
import { weave } from './ryijy-canvas.ts';

const WEAVE_MS = 900;
const SHARPEST = 2;

type Props = {
  design: Design;
  /** Text alternative; empty when the text is beside it. */
  label: string;
  width?: number;
  height?: number;
  /** Share that is woven: an unpaid card is unfinished. */
  woven?: number;
  /** Each visit adds a knot of light. */
  visits?: number;
  /** Animates the weaving once, unless reduced motion is preferred. */
  grows?: boolean;
  className?: string | undefined;
};

/** A rya drawn in the browser. Before that, and without scripts, only the warp is shown. */
export function Ryijy(props: Props) {
  const {
    design,
    label,
    width = 420,
    height = 420,
    woven = 1,
    visits = 0,
    grows,
    className,
  } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { palette, composition, seed } = design;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const sharpness = Math.min(SHARPEST, window.devicePixelRatio);
    context.canvas.width = width * sharpness;
    context.canvas.height = height * sharpness;
    context.scale(sharpness, sharpness);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return weave({
      context,
      design: { palette, composition, seed },
      loom: { width, height, knotWidth: 6, knotHeight: 7, strandsPerKnot: 4, woven },
      visits,
      duration: grows && !still ? WEAVE_MS : 0,
    });
  }, [palette, composition, seed, width, height, woven, visits, grows]);

  return (
    <canvas
      ref={canvas}
      className={classNames(css.ryijy, className)}
      width={width}
      height={height}
      role="img"
      aria-label={label || undefined}
      aria-hidden={label === '' || undefined}
    />
  );
}
