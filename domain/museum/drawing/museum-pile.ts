import { hexOf, type Lab, labOf, mixed } from '../../ryijy/oklab.ts';
import { PALETTES } from '../../ryijy/palettes.ts';
import type { Loom, Strand } from '../../ryijy/pile.ts';
import { type Noise, seededRandom, smoothNoise } from '../../ryijy/seeded-random.ts';
import { BUILDINGS, type MuseumDesign } from './museum-design.ts';
import { type Building, GROUND, type Part } from './shapes.ts';

/** Position on the colour ramp of each part, 0 deep to 1 light. */
type Tones = Record<Exclude<Part, 'lit'> | 'ground', number> & { sky: (y: number) => number };
const NIGHT: Tones = {
  sky: (y) => 0.1 + 0.34 * (y / GROUND) ** 2.2,
  wall: 0.74,
  shade: 0.58,
  roof: 0.03,
  dark: 0.16,
  fell: 0.2,
  ground: 0.12,
};
const DAY: Tones = {
  sky: (y) => 0.97 - 0.26 * (y / GROUND) ** 1.6,
  wall: 0.4,
  shade: 0.28,
  roof: 0.06,
  dark: 0.1,
  fell: 0.55,
  ground: 0.62,
};

/** A museum in the yarn style of the cards: rows from the bottom up, as yarn hangs. */
export function* museumPile(design: MuseumDesign, loom: Loom): Generator<Strand[]> {
  const { width, height, knotWidth, knotHeight } = loom;
  const random = seededRandom(design.seed);
  const scene = sceneOf(design, random);
  const columns = Math.ceil(width / knotWidth);
  const rows = Math.ceil(height / knotHeight);
  for (let row = rows; row >= -1; row -= 1) {
    const strands: Strand[] = [];
    const y = Math.max(0, Math.min(1, (row + 1.1) / rows));
    for (let column = -1; column <= columns; column += 1) {
      const colour = scene(((column + 0.5) / columns - 0.5) * (width / height), y);
      tie({ column, row, colour }, loom, random, strands);
    }
    yield strands;
  }
}

type Knot = { column: number; row: number; colour: Lab };

function tie({ column, row, colour }: Knot, loom: Loom, random: () => number, strands: Strand[]) {
  const { knotWidth, knotHeight, strandsPerKnot } = loom;
  const lightness = colour[0] + (random() - 0.5) * 0.07;
  for (let index = 0; index < strandsPerKnot; index += 1) {
    strands.push({
      colour: dyed([lightness + (random() - 0.5) * 0.045, colour[1], colour[2]]),
      x: (column + (index + 0.5) / strandsPerKnot + (random() - 0.5) * 0.3) * knotWidth,
      y: row * knotHeight + (random() - 0.5) * knotHeight * 0.3,
      dx: (random() - 0.5) * knotWidth * 0.4,
      dy: knotHeight * (1.35 + random() * 0.5),
    });
  }
}

/** Cached colours: a few thousand at most, whatever is drawn. */
const dyes = new Map<number, string>();

/** A limited palette, like dyed yarn. */
function dyed([lightness, greenRed, blueYellow]: Lab): string {
  const l = Math.round(lightness * 36);
  const a = Math.round(greenRed * 56);
  const b = Math.round(blueYellow * 56);
  const key = (l * 1000 + a) * 1000 + b;
  let colour = dyes.get(key);
  if (colour === undefined) {
    colour = hexOf([l / 36, a / 56, b / 56]);
    dyes.set(key, colour);
  }
  return colour;
}

type Wools = { tone: (share: number) => Lab; ember: readonly [Lab, Lab]; noise: Noise };
type Scene = (x: number, y: number) => Lab;

function sceneOf({ building: name, palette, isNight, seed }: MuseumDesign, random: () => number) {
  const ramp = PALETTES[palette].ramp.map(labOf);
  const [deep, light] = PALETTES[palette].ember;
  const noise = smoothNoise(seed % 99991);
  const wools: Wools = { tone: toneOf(ramp), ember: [labOf(deep), labOf(light)], noise };
  const tones = isNight ? NIGHT : DAY;
  const building: Building = BUILDINGS[name];
  const sun = { x: (random() - 0.5) * 0.9, y: 0.16 + random() * 0.12 };
  const sky = skyOf(wools, tones, sun);
  const ground = groundOf(wools, tones, building);

  const scene: Scene = (x, y) => {
    const part = partAt(building, x, y);
    if (part === 'lit') return litAt(wools, x, y);
    if (!part) return y < GROUND ? sky(x, y) : ground(x, y);
    const glow = isNight && (part === 'wall' || part === 'shade') ? 0.12 - (y - 0.45) * 0.3 : 0;
    return wools.tone(tones[part] + (noise(x * 5 + 9, y * 5) - 0.5) * 0.1 + Math.max(0, glow));
  };
  return scene;
}

function skyOf({ tone, ember, noise }: Wools, tones: Tones, sun: { x: number; y: number }): Scene {
  return (x, y) => {
    const wool = tone(tones.sky(y) + (noise(x * 1.6, y * 9) - 0.5) * 0.11);
    const away = Math.hypot(x - sun.x, y - sun.y);
    if (away < 0.055) return mixed(wool, ember[1], 0.9);
    return away < 0.2 ? mixed(wool, ember[1], 0.28 * (1 - (away - 0.055) / 0.145)) : wool;
  };
}

/** Water: mirrors the building, and its light flickers. */
function groundOf({ tone, ember, noise }: Wools, tones: Tones, building: Building): Scene {
  const dusk = tones === DAY ? 0.12 : 0;
  return (x, y) => {
    const depth = (y - GROUND) / (1 - GROUND);
    const wool = tone(tones.ground + (noise(x * 1.5, y * 22) - 0.5) * 0.22 - dusk * depth);
    const trembling = x + (noise(x * 3, y * 40) - 0.5) * 0.05;
    const above = partAt(building, trembling, GROUND - (y - GROUND) * 1.1);
    if (above === 'lit') return mixed(wool, ember[0], Math.max(0, 0.78 - 0.62 * depth));
    return above ? mixed(wool, tone(tones[above]), 0.35 * (1 - depth)) : wool;
  };
}

const litAt = ({ ember, noise }: Wools, x: number, y: number) =>
  mixed(ember[0], ember[1], 0.25 + 0.75 * noise(x * 9, y * 9));

function partAt(building: Building, x: number, y: number): Part | undefined {
  return building.find(([, shape]) => shape(x, y))?.[0];
}

function toneOf(ramp: Lab[]): Wools['tone'] {
  return (share) => {
    const place = Math.max(0, Math.min(0.999, share)) * (ramp.length - 1);
    const below = Math.floor(place);
    const [from, to] = [ramp[below], ramp[below + 1]];
    if (!from || !to) throw new Error(`the ramp has no step ${below}`);
    return mixed(from, to, place - below);
  };
}
