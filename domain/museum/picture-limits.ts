/** What a museum's picture may come as; the bytes must agree. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
