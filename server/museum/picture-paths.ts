export const DRAWING_PATH = '/museum-drawings/v1/:slug.webp';
export const EXHIBITION_DRAWING_PATH = '/exhibition-drawings/v1/:id.webp';

/** The version is part of the address: a browser may keep a drawing for good. */
export function drawingPath(slug: string): string {
  return DRAWING_PATH.replace(':slug', slug);
}

export function smallPicture(pictureId: string): string {
  return `/museum-pictures/${pictureId}/800.webp`;
}

export function largePicture(pictureId: string): string {
  return `/museum-pictures/${pictureId}/1600.webp`;
}
