import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../base/project-root.ts';
import { findPostgresUser, mayUse } from './postgres-user.ts';

/**
 * Default folder for data: in the checkout. When run as root, PostgreSQL has another user that may not enter the
 * checkout; then a separate folder that survives a reboot.
 */
export function dataFolder(given: string): string {
  if (given !== '') return path.resolve(given);
  if (mayUse(findPostgresUser(), projectRoot, '-x')) return path.join(projectRoot, 'data');
  const key = createHash('sha256').update(projectRoot).digest('hex').slice(0, 8);
  return `/var/lib/museum-card/${path.basename(projectRoot)}-${key}`;
}
