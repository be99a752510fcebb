/** Logo: two arches with uneven yarn ends, like a rya knot, a doorway and the letter m. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 30 34"
      width="30"
      height="34"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 29V10.5a6.5 6.5 0 0 1 13 0V26" />
      <path d="M15 10.5a6.5 6.5 0 0 1 13 0V32" />
      <path d="M8.5 12v12.5M21.5 12v16.5" strokeWidth="1.6" />
    </svg>
  );
}
