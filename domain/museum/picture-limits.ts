/** What a museum's picture may come as; the bytes must agree. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

/** Two pixels for each of a tile in a list of four columns. */
export const NARROW_WIDTH = 480;
export const SMALL_WIDTH = 800;
export const LARGE_WIDTH = 1600;
