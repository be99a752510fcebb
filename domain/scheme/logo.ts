/** The logo in the header: its size is known before it loads, which avoids a layout shift. */
export type Logo = { id: string; width: number; height: number };

/** Shown in the light and the dark theme: an image with a transparent background. */
export const LOGO_TYPES = ['image/png', 'image/webp'];
export const LOGO_SIDE = { least: 64, most: 512 };
/** Beyond this ratio it would be too small to read. */
export const LOGO_SHAPE = { narrowest: 0.5, widest: 8 };
export const LOGO_FILES = ['mark', '64', '192', '512'] as const;
export type LogoFile = (typeof LOGO_FILES)[number];

export const logoPath = (id: string, file: LogoFile) => `/scheme-logos/${id}/${file}.png`;

const HIGH_REM = 2.5;
const WIDE_REM = 10;

/** Size in the header, in rem. */
export function logoSize({ width, height }: Logo): { width: number; height: number } {
  const scale = Math.min(HIGH_REM / height, WIDE_REM / width);
  const rounded = (side: number) => Math.round(side * scale * 100) / 100;
  return { width: rounded(width), height: rounded(height) };
}

/**
 * Replaces the product's mark; screen readers still hear the name. In the dark theme it has a light background,
 * because most logos are dark.
 */
export function logoStyle(logo: Logo | undefined, brand: string): string {
  if (!logo) return '';
  const { width, height } = logoSize(logo);
  const picture = `url(${logoPath(logo.id, 'mark')}) 0/contain no-repeat content-box`;
  // Print and forced colours drop backgrounds: the mark and the name stay there.
  return [
    `@media not print{@media not (forced-colors:active){`,
    `.${brand}::before{content:"";box-sizing:content-box;width:${width}rem;height:${height}rem;padding:.2rem;`,
    `border-radius:.2rem;background:${picture},light-dark(transparent,#fff)}`,
    `.${brand} svg{display:none}.${brand} span{font-size:0}}}`,
  ].join('');
}
