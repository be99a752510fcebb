import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../server/base/project-root.ts';

/** The address of a module in the build, as a pattern for requests: its file is named by a hash alone. */
export function builtFile(source: string): string {
  const manifest = path.join(projectRoot, 'dist/web/.vite/manifest.json');
  return `**/${JSON.parse(readFileSync(manifest, 'utf8'))[source].file}`;
}
