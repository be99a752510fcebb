import { PALETTE_NAMES, type PaletteName } from '../../ryijy/palettes.ts';
import { hash32, seededRandom } from '../../ryijy/seeded-random.ts';
import { funkis, paviljonki, tehdas, torni, veturitalli } from './halls.ts';
import { kartano, linna, makasiini, palatsi, puutalo } from './houses.ts';
import { kupoli, laiva, majakka, tunturi } from './landmarks.ts';
import type { Building } from './shapes.ts';

export const BUILDINGS = {
  makasiini,
  linna,
  funkis,
  kartano,
  tehdas,
  palatsi,
  kupoli,
  tunturi,
  majakka,
  laiva,
  torni,
  puutalo,
  paviljonki,
  veturitalli,
} as const satisfies Record<string, Building>;

export type BuildingName = keyof typeof BUILDINGS;

export type MuseumDesign = {
  building: BuildingName;
  palette: PaletteName;
  isNight: boolean;
  seed: number;
};

/** Buildings for a name without a hint, chosen at random. */
const ANYWHERE: BuildingName[] = [
  'makasiini',
  'funkis',
  'kartano',
  'tehdas',
  'palatsi',
  'kupoli',
  'torni',
  'paviljonki',
];

/** Words in a name that decide the building. */
const HINTS: readonly (readonly [RegExp, BuildingName])[] = [
  [/(^|-)linna(-|$)|slott/, 'linna'],
  [/rautatie|veturi/, 'veturitalli'],
  [/meri|alus|laiva|forum-marinum/, 'laiva'],
  [/kartano|gard/, 'kartano'],
  [/tehdas|werstas|ruukki|lasimuseo/, 'tehdas'],
  [/kotiseutu|talo|koti|kasityo/, 'puutalo'],
  [/siida|arktikum|lapin|lappi|saamelais/, 'tunturi'],
  [/majakka|kalastus|saaristo/, 'majakka'],
];

/** The same name always gives the same picture. */
export function museumDesign(slug: string): MuseumDesign {
  const random = seededRandom(hash32(`museo:${slug}`));
  const byChance = oneOf(ANYWHERE, random());
  return {
    building: HINTS.find(([words]) => words.test(slug))?.[1] ?? byChance,
    palette: oneOf(PALETTE_NAMES, random()),
    isNight: random() < 0.5,
    seed: Math.floor(random() * 1e9),
  };
}

function oneOf<Name>(names: Name[], share: number): Name {
  const name = names[Math.floor(share * names.length)];
  if (name === undefined) throw new Error(`not between 0 and 1: ${share}`);
  return name;
}
