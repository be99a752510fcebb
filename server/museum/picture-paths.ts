export const DRAWING_PATH = '/museum-drawings/v1/:slug.webp';
export const EXHIBITION_DRAWING_PATH = '/exhibition-drawings/v1/:id.webp';
export const OFFICE_PICTURE_PATH = '/office/museum-pictures/:id';

/** The version is part of the address: a browser may keep a drawing for good. */
export function drawingPath(slug: string): string {
  return DRAWING_PATH.replace(':slug', slug);
}

function smallPicture(pictureId: string): string {
  return `/museum-pictures/${pictureId}/800.webp`;
}

function largePicture(pictureId: string): string {
  return `/museum-pictures/${pictureId}/1600.webp`;
}

export type PicturePaths = { small: (id: string) => string; large: (id: string) => string };

export const PUBLIC_PATHS: PicturePaths = { small: smallPicture, large: largePicture };

/** A picture that waits aside has one size, and only whoever edits sees it. */
export function editorPaths(shown: ReadonlySet<string>): PicturePaths {
  const aside = (id: string) => OFFICE_PICTURE_PATH.replace(':id', id);
  return {
    small: (id) => (shown.has(id) ? smallPicture(id) : aside(id)),
    large: (id) => (shown.has(id) ? largePicture(id) : aside(id)),
  };
}
