import { existsSync } from 'node:fs';
import path from 'node:path';

/** The checkout, whether this code runs from its source or from the bundle in dist. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}
