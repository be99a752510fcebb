import type { DrawnCode as Code } from './my-card-data.ts';

type Props = { code: Code; label: string; className?: string | undefined };

/** A code in black on white, sharp at any size. Bars may be stretched, squares may not. */
export function DrawnCode({ code: { width, height, path }, label, className }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={width === height ? 'xMidYMid meet' : 'none'}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={width} height={height} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
