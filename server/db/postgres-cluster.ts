import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../base/start-failure.ts';
import { mayUse, type PostgresUser, runAs } from './postgres-user.ts';

export function prepareFolder(folder: string, user: PostgresUser | null): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The data folder ${folder} cannot be written (${code}): give another one in DATA_DIR.`,
    );
  }
  const real = realpathSync(folder);
  if (!mayUse(user, real, '-x')) {
    throw new StartFailure(
      `PostgreSQL runs as the user ${user?.name}, who may not enter ${real}: give a folder that is open to it in DATA_DIR.`,
    );
  }
  return real;
}

/** Created aside and renamed when complete, so that a killed start leaves no partial cluster. */
export function ensureCluster(folder: string, binaries: string, user: PostgresUser | null): string {
  const cluster = path.join(folder, 'postgres');
  if (existsSync(cluster)) return requireVersion(requireOwn(cluster, user), binaries, user);
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  chmodSync(unfinished, 0o700);
  if (user) chownSync(unfinished, user.uid, user.gid);
  const made = spawnSync(
    path.join(binaries, 'bin/initdb'),
    [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
      // Only a local socket in a folder closed to other users gives access.
      '--auth-local=trust',
      '--auth-host=reject',
    ],
    { ...runAs(user), encoding: 'utf8' },
  );
  if (made.status !== 0) {
    const reason = made.error?.message ?? made.stderr.trim().split('\n').at(0);
    throw new StartFailure(`PostgreSQL could not make its data folder ${cluster}: ${reason}.`);
  }
  renameSync(unfinished, cluster);
  return cluster;
}

function requireOwn(cluster: string, user: PostgresUser | null): string {
  if (mayUse(user, cluster, '-x') && mayUse(user, path.join(cluster, 'PG_VERSION'), '-r')) {
    return cluster;
  }
  throw new StartFailure(
    `The database in ${cluster} belongs to another user: start as the user who made it, or give another folder in DATA_DIR.`,
  );
}

/** PostgreSQL opens no folder of another major version, and the embedded one has no pg_upgrade. */
function requireVersion(cluster: string, binaries: string, user: PostgresUser | null): string {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const [ours] = /\d+/.exec(versionOf(binaries, user)) ?? [''];
  if (made === ours) return cluster;
  throw new StartFailure(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this is PostgreSQL ${ours}: remove that folder to begin with new demo data, or give another one in DATA_DIR. To keep its data, run PostgreSQL ${made} on it and give its address in DATABASE_URL.`,
  );
}

function versionOf(binaries: string, user: PostgresUser | null): string {
  const command = [path.join(binaries, 'bin/postgres'), ['--version']] as const;
  return spawnSync(...command, { ...runAs(user), encoding: 'utf8' }).stdout;
}
