import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../base/project-root.ts';

let version: string | null = null;

/** Read once: it cannot change while the process runs. */
export function portalVersion(): string {
  version ??= JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).version;
  return version ?? '';
}
