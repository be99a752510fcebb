/** Written by `npm run record:accessibility`: the day on which axe last walked over every page and found what stands in `review.ts`. */
export const WALKED_ON = '2026-11-17';
