/** Accepted upload types; checked against the bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

/** Twice the pixels of a tile in a four-column list. */
export const NARROW_WIDTH = 480;
export const SMALL_WIDTH = 800;
export const LARGE_WIDTH = 1600;
