import { existsSync } from 'node:fs';
import path from 'node:path';

/** Root of the checkout, for code that runs from source or from the bundle in dist. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}
