/** The logo as it stands in the header: who draws it knows its shape before it is loaded. */
export type Logo = { id: string; width: number; height: number };

/** Drawn on light and on dark walls: a picture without a ground of its own. */
export const LOGO_TYPES = ['image/png', 'image/webp'];
export const LOGO_SIDE = { least: 64, most: 512 };
/** Wider or higher it would be too small to be read. */
export const LOGO_SHAPE = { narrowest: 0.5, widest: 8 };
export const LOGO_FILES = ['mark', '64', '192', '512'] as const;
export type LogoFile = (typeof LOGO_FILES)[number];

export const logoPath = (id: string, file: LogoFile) => `/scheme-logos/${id}/${file}.png`;

const HIGH_REM = 2.5;
const WIDE_REM = 10;

/** As it is drawn in the header, in rem. */
export function logoSize({ width, height }: Logo): { width: number; height: number } {
  const scale = Math.min(HIGH_REM / height, WIDE_REM / width);
  const rounded = (side: number) => Math.round(side * scale * 100) / 100;
  return { width: rounded(width), height: rounded(height) };
}

/**
 * In the place of the mark; the name stays for whoever hears the page. On the dark walls it has a light ground: most
 * logos are dark.
 */
export function logoStyle(logo: Logo | undefined, brand: string): string {
  if (!logo) return '';
  const { width, height } = logoSize(logo);
  const picture = `url(${logoPath(logo.id, 'mark')}) 0/contain no-repeat content-box`;
  // Paper and forced colours leave backgrounds out: there the mark and the name stay.
  return [
    `@media not print{@media not (forced-colors:active){`,
    `.${brand}::before{content:"";box-sizing:content-box;width:${width}rem;height:${height}rem;padding:.2rem;`,
    `border-radius:.2rem;background:${picture},light-dark(transparent,#fff)}`,
    `.${brand} svg{display:none}.${brand} span{font-size:0}}}`,
  ].join('');
}
