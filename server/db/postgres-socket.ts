import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { StartFailure } from '../base/start-failure.ts';
import type { PostgresUser } from './postgres-user.ts';

// The kernel's limit for a socket path is 107 bytes.
const LONGEST_FOLDER = 107 - '/.s.PGSQL.5432'.length;

/** In the cluster, which is closed to other users; in /tmp when the path is too long for a socket. */
export function socketFolder(cluster: string, user: PostgresUser | null): string {
  if (Buffer.byteLength(cluster) <= LONGEST_FOLDER) return cluster;
  const key = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const folder = `/tmp/museum-card-${key}`;
  const owner = user?.uid ?? process.getuid?.();
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner) {
    throw new StartFailure(`The folder ${folder} belongs to somebody else: remove it.`);
  }
  chmodSync(folder, 0o700);
  return folder;
}

export function socketUrl(folder: string, database: string): string {
  return `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
}
