import { type Colours, paletteOf } from '../../../domain/scheme/look.ts';

/** Maps the shipped colours of a letter to the scheme's. */
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

/** Recolours a letter. Only style attributes are touched, since user text may contain colour codes. */
export function inOwnColours(html: string, colours: Colours | null): string {
  if (!colours) return html;
  const swaps = swapsOf(colours);
  return html.replace(STYLES, (style) =>
    style.replace(/#[0-9a-f]{6}\b/gi, (hex) => swaps[hex.toLowerCase()] ?? hex),
  );
}
