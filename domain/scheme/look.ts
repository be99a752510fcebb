import { hexOf, labOf, mixed } from '../ryijy/oklab.ts';

/** The two colours of a brand: one for the light theme, one for the dark. */
export type Colours = { night: string; light: string };
export type ColourName = keyof Colours;

export const SHIPPED_COLOURS: Colours = { night: '#1a2142', light: '#f4c452' };

export const HEX_COLOUR = /^#[0-9a-f]{6}$/;
/** Web Content Accessibility Guidelines 1.4.3: text. */
export const LEAST_CONTRAST = 4.5;

const WHITE = '#ffffff';
const INK = '#12162a';
const DARK_WALL = '#10131f';
/** The worst neighbour of text in or on the colour, in each theme. */
const NEIGHBOURS: Record<ColourName, readonly string[]> = {
  // White text on a button, and links on the darkest light background.
  night: [WHITE, '#e4e8e9'],
  // Dark text on a button in the dark theme, and on highlights in both.
  light: [INK, DARK_WALL, '#1a1f31'],
};

/** WCAG relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const worst = (name: ColourName, colour: string) =>
  Math.min(...NEIGHBOURS[name].map((other) => contrast(colour, other)));

const between = (one: string, other: string, share: number) =>
  hexOf(mixed(labOf(one), labOf(other), share));

const STEPS = Array.from({ length: 51 }, (_, step) => step / 50);

/** The nearest readable colour of the same hue. */
const readable = (name: ColourName, colour: string) =>
  STEPS.map((share) => between(colour, name === 'night' ? '#000000' : WHITE, share)).find(
    (each) => worst(name, each) >= LEAST_CONTRAST,
  ) ?? SHIPPED_COLOURS[name];

export type ColourFault = { colour: ColourName; contrast: number; passes: string };

/** Which colour is unreadable, its contrast and a suggestion; null: both are readable. */
export function colourFault(colours: Colours): ColourFault | null {
  for (const colour of ['night', 'light'] as const) {
    const found = worst(colour, colours[colour]);
    if (found < LEAST_CONTRAST) {
      // Rounded down: an insufficient contrast is never shown as sufficient.
      const shown = Math.floor(found * 10) / 10;
      return { colour, contrast: shown, passes: readable(colour, colours[colour]) };
    }
  }
  return null;
}

/** Everything drawn in the two colours, by light and dark token. */
export type Palette = Record<
  'yo' | 'yo-hover' | 'yo-soft' | 'valo' | 'valo-soft' | 'link',
  [day: string, evening: string]
>;

export function paletteOf({ night, light }: Colours): Palette {
  return {
    yo: [night, light],
    'yo-hover': [readable('night', between(night, WHITE, 0.12)), between(light, WHITE, 0.35)],
    'yo-soft': [between(night, WHITE, 0.72), between(light, DARK_WALL, 0.8)],
    valo: [light, light],
    'valo-soft': [between(light, WHITE, 0.65), between(light, DARK_WALL, 0.8)],
    link: [night, readable('light', between(night, WHITE, 0.55))],
  };
}

/** A scheme's colour tokens as a CSS rule; empty: defaults. */
export function lookStyle(colours: Colours | null): string {
  if (!colours) return '';
  const tokens = Object.entries(paletteOf(colours)).map(
    ([name, [day, evening]]) => `--sali-${name}:light-dark(${day},${evening})`,
  );
  return `:root{--sali-night:${colours.night};${tokens.join(';')}}`;
}
