// Stroked paths on a 24 × 24 grid, for `LineIcon`.
export const CLOCK = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 7v5l3.5 2';
export const PLACE =
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5';
export const STEP_FREE =
  'M12 2.7a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6M12 8v6h4l2.5 5M12 10.5h4M9.5 12a5 5 0 1 0 6 6.5';
export const CHILDREN =
  'M8 3.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4M8 9v6M5 11l3-1.5 3 2 4 .5M6 21l2-6 2 6M16.5 8.4a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2M16.5 13v4M15 21l1.5-4 1.5 4';
export const SEARCH = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13m5 11.5 5 5';
export const DOOR = 'M6 21V4h12v17M3 21h18M14.5 12.5v.5';
export const LIFT = 'M5 3h14v18H5zM9.5 10 12 7l2.5 3M9.5 14l2.5 3 2.5-3';
export const TOILET =
  'M7 2.9a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2M17 2.9a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2M12 3v18M5 8h4v6H8v6H6v-6H5zM17 8l2.5 7H18v5h-2v-5h-1.5z';
export const PARKING = 'M4 4h16v16H4zM9.5 17V7h3.5a3 3 0 0 1 0 6H9.5';
export const SEAT = 'M7 4v9h10V4M5 13h14v4H5zM7 17v4M17 17v4';
export const DOG = 'M4 20v-7l-1-4 4-3 3 4h6l4-3v6l-2 2v5M8 20v-5M14 20v-5';
export const EAR =
  'M7 10a5 5 0 0 1 10 0c0 4-4 4.5-4 8a2.5 2.5 0 0 1-4.5 1.5M10 10a2 2 0 0 1 4 0c0 1.5-1.5 2-1.5 3.5';
export const QUIET = 'M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6';
export const BOOK = 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14';
export const CAUTION = 'M12 4 21 20H3zM12 10v5M12 17.5v.5';
export const NOT_KNOWN = 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .8-1 1.7v.5M12 17.5v.5';
