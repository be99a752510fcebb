import { LARGE_WIDTH, NARROW_WIDTH, SMALL_WIDTH } from '../../../domain/museum/picture-limits.ts';

export const DRAWING_PATH = '/museum-drawings/v1/:slug.webp';
export const NARROW_DRAWING_PATH = `/museum-drawings/v1/${NARROW_WIDTH}/:slug.webp`;
export const EXHIBITION_DRAWING_PATH = '/exhibition-drawings/v1/:id.webp';
export const OFFICE_PICTURE_PATH = '/office/museum-pictures/:id';

type Paths = { narrow: string; small: string; large: string | null };
export type PicturePaths = (pictureId: string) => Paths;

/** The version is part of the URL, so browsers may cache a drawing for good. */
export function drawingPaths(slug: string): Paths {
  return {
    narrow: NARROW_DRAWING_PATH.replace(':slug', slug),
    small: DRAWING_PATH.replace(':slug', slug),
    large: null,
  };
}

export function picturePath(pictureId: string, width: number): string {
  return `/museum-pictures/${pictureId}/${width}.webp`;
}

export const publicPaths: PicturePaths = (id) => ({
  narrow: picturePath(id, NARROW_WIDTH),
  small: picturePath(id, SMALL_WIDTH),
  large: picturePath(id, LARGE_WIDTH),
});

/** An unpublished picture has one size and is shown to editors only. */
export function editorPaths(shown: ReadonlySet<string>): PicturePaths {
  const aside = (id: string) => OFFICE_PICTURE_PATH.replace(':id', id);
  return (id) =>
    shown.has(id) ? publicPaths(id) : { narrow: aside(id), small: aside(id), large: aside(id) };
}
