export type Row = {
  kind: string;
  seconds: number;
  /** The primary before and after it. */
  from: string;
  to: string;
  gapSeconds: number;
  resets: number;
};

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const COLUMNS = [4, 42, 12, 12, 9, 7];

export function sayHeader(): void {
  sayRow(['', 'fault', 'primary', 'then', 'gap', 'resets']);
}

export function sayFault(number: number, { kind, from, to, gapSeconds, resets }: Row): void {
  sayRow([String(number), kind, from, to, `${gapSeconds.toFixed(1)} s`, String(resets)]);
}

function sayRow(cells: string[]): void {
  say(cells.map((cell, index) => cell.padEnd(COLUMNS[index] ?? 0)).join(' '));
}

/** Shortest, median and longest gap of each kind, beside the failover timeout. */
export function printGaps(rows: Row[], ttlSeconds: number): void {
  say(`\nWrite gaps by fault; ttl is ${ttlSeconds} s`);
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const gaps = rows
      .filter((row) => row.kind === kind)
      .map(({ gapSeconds }) => gapSeconds)
      .sort((one, other) => one - other);
    const figures = [gaps[0], gaps[Math.floor(gaps.length / 2)], gaps.at(-1)];
    const text = figures.map((figure) => `${figure?.toFixed(1).padStart(5)} s`).join(' ');
    say(`${kind.padEnd(COLUMNS[1] ?? 0)} ${String(gaps.length).padStart(2)} × ${text}`);
  }
}
