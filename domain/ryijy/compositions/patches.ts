import type { Composition } from '../composition.ts';
import type { Random } from '../seeded-random.ts';

/** Uneven squares sewn together, some of them glowing. */
export const patches: Composition = (random, noise) => {
  const columns = 3 + Math.floor(random() * 2);
  const rows = 3 + Math.floor(random() * 2);
  const cells = Array.from({ length: columns * rows }, () => ({
    tone: 0.08 + random() * 0.86,
    ember: random() < 0.17 ? 1 : 0,
  }));
  const seamsX = seams(columns, random);
  const seamsY = seams(rows, random);

  return (u, v, aspect) => {
    const x = u + (noise(u * 4, v * 4) - 0.5) * 0.05;
    const y = v + (noise(u * 4 + 7, v * 4) - 0.5) * 0.05;
    const column = cellAt(x, seamsX);
    const row = cellAt(y, seamsY);
    const cell = cells[row * columns + column] ?? { tone: 0, ember: 0 };
    const edge = Math.max(
      0,
      1 - Math.min(toSeam(x, column, seamsX) * aspect, toSeam(y, row, seamsY)) * 16,
    );
    return [
      cell.tone + (noise(u * 5, v * 5) - 0.5) * 0.2 - edge * 0.06,
      cell.ember * (0.55 + 0.4 * noise(u * 3, v * 3)) * (1 - edge * 0.4),
    ];
  };
};

function seams(count: number, random: Random): number[] {
  return Array.from(
    { length: count + 1 },
    (_, index) => index / count + (index > 0 && index < count ? (random() - 0.5) * 0.12 : 0),
  );
}

function cellAt(place: number, lines: number[]): number {
  let cell = 0;
  while (cell < lines.length - 2 && place > (lines[cell + 1] ?? 1)) cell += 1;
  return cell;
}

function toSeam(place: number, cell: number, lines: number[]): number {
  return Math.min(place - (lines[cell] ?? 0), (lines[cell + 1] ?? 1) - place);
}
