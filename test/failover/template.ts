import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../deploy/high-availability');

/** An operators' file with its ${…} filled in; throws when one has no value. */
export function fillIn(file: string, values: Record<string, string | number>): string {
  return readFileSync(path.join(folder, file), 'utf8')
    .replace(/^#.*$/gm, '')
    .replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${file}: nothing is said for ${name}`);
      return String(value);
    });
}

export function numberIn(file: string, name: string): number {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return Number(new RegExp(`^\\s*${name}: (\\d+)`, 'm').exec(text)?.[1]);
}
