import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../base/project-root.ts';
import { findPostgresUser, mayUse } from './postgres-user.ts';

/**
 * Where data lives when nobody says: in the checkout. Root's PostgreSQL runs as another user, though, and when that
 * one may not enter the checkout, the data has a folder of its own that outlives a restart of the machine.
 */
export function dataFolder(given: string): string {
  if (given !== '') return path.resolve(given);
  if (mayUse(findPostgresUser(), projectRoot, '-x')) return path.join(projectRoot, 'data');
  const key = createHash('sha256').update(projectRoot).digest('hex').slice(0, 8);
  return `/var/lib/museum-card/${path.basename(projectRoot)}-${key}`;
}
