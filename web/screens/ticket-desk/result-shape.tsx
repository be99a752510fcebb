import type { Look } from './desk-state.ts';

const LINES: Partial<Record<Look, string>> = {
  yes: 'M28 54 45 70 74 34',
  careful: 'M50 36v22M50 71v.5',
  no: 'M33 33 67 67M67 33 33 67',
  failed: 'M50 30v26M50 70v.5',
};

/** Each verdict has an outline of its own, so that nobody needs its colour: circle, triangle, octagon, square. */
const FRAMES: Record<Look, string> = {
  idle: 'M50 6a44 44 0 1 0 .1 0z',
  checking: 'M50 6a44 44 0 1 0 .1 0z',
  yes: 'M50 6a44 44 0 1 0 .1 0z',
  careful: 'M50 8 97 90H3z',
  no: 'M32 6h36l26 26v36l-26 26H32L6 68V32z',
  failed: 'M10 10h80v80H10z',
};

export function ResultShape({ look, className }: { look: Look; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true" data-look={look}>
      <path d={FRAMES[look]} />
      <path d={LINES[look]} />
    </svg>
  );
}
