import { type Colours, paletteOf } from '../../domain/scheme/look.ts';

/** Where a letter is drawn in the shipped colours, and what of the scheme's own stands there. */
function swapsOf(colours: Colours): Record<string, string> {
  const palette = paletteOf(colours);
  return {
    '#1a2142': colours.night,
    '#f4c452': colours.light,
    '#fbebc0': palette['valo-soft'][0],
    '#26367e': palette.link[0],
    '#3b331c': palette['valo-soft'][1],
    '#aebbf2': palette.link[1],
  };
}

const STYLES = /style="[^"]*"|<style>.*?<\/style>/gs;

/** A letter in the colours of the scheme. Only styles are touched: the words of a person may hold anything. */
export function inOwnColours(html: string, colours: Colours | null): string {
  if (!colours) return html;
  const swaps = swapsOf(colours);
  return html.replace(STYLES, (style) =>
    style.replace(/#[0-9a-f]{6}\b/gi, (hex) => swaps[hex.toLowerCase()] ?? hex),
  );
}
