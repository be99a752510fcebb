import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../server/base/project-root.ts';

/** URL pattern of a built module, whose file name is only a hash. */
export function builtFile(source: string): string {
  const manifest = path.join(projectRoot, 'dist/web/.vite/manifest.json');
  return `**/${JSON.parse(readFileSync(manifest, 'utf8'))[source].file}`;
}
