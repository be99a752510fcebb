type Ramp = readonly [string, string, string, string, string, string];

/** Six yarn colours from deep to light, and the ember: two tones of a glowing accent. Names are shown to visitors. */
export type Palette = { name: string; ramp: Ramp; ember: readonly [string, string] };

export const PALETTES = {
  halla: {
    name: 'Halla',
    ramp: ['#141b33', '#26365f', '#4d6a93', '#8fa9bf', '#cfd8da', '#eef0ea'],
    ember: ['#f2c14e', '#fbe3a1'],
  },
  mustikka: {
    name: 'Mustikka',
    ramp: ['#14132b', '#26234f', '#443a78', '#7a5d8f', '#b990a0', '#e9d2c6'],
    ember: ['#ee9b2e', '#f9d08a'],
  },
  hilla: {
    name: 'Hilla',
    ramp: ['#3a1712', '#7c2f16', '#c05d17', '#e8962a', '#f4c469', '#f8e6bb'],
    ember: ['#2b3a67', '#6c86ad'],
  },
  puolukka: {
    name: 'Puolukka',
    ramp: ['#2a0c16', '#5c1226', '#97202f', '#c94b45', '#e59a80', '#f3d9c6'],
    ember: ['#a9c7cf', '#e3eef0'],
  },
  naava: {
    name: 'Naava',
    ramp: ['#12211d', '#24423a', '#4b6f5c', '#8a9f7d', '#c3c9a3', '#eceada'],
    ember: ['#e4572e', '#f6ab7c'],
  },
  savu: {
    name: 'Savu',
    ramp: ['#17191d', '#2f343b', '#59616a', '#8f969b', '#c4c6c3', '#eeece5'],
    ember: ['#d9442f', '#f29c7c'],
  },
  kanerva: {
    name: 'Kanerva',
    ramp: ['#241326', '#4a2147', '#85406f', '#b97a95', '#dcb6b9', '#f1e4dc'],
    ember: ['#e0b23c', '#f5dd92'],
  },
  routa: {
    name: 'Routa',
    ramp: ['#0e1f26', '#123c45', '#2a6a70', '#6fa3a0', '#b4cfc8', '#eaf0ea'],
    ember: ['#e8b83a', '#f6e2a0'],
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
