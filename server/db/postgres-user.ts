import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartFailure } from '../base/start-failure.ts';

const CANDIDATES = ['postgres', 'node', 'nobody'];

export type PostgresUser = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root uses an unprivileged user; null when we are not root. */
export function findPostgresUser(): PostgresUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  for (const candidate of CANDIDATES) {
    const user = users.find(({ name, uid }) => name === candidate && uid > 0);
    if (user) return user;
  }
  throw new StartFailure(
    `PostgreSQL does not run as root, and none of the users ${CANDIDATES.join(', ')} exists: start as an ordinary user, or make one with "useradd --system postgres".`,
  );
}

/** Options for PostgreSQL's child processes; "/" because the user may not enter our working directory. */
export function runAs(user: PostgresUser | null) {
  return {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  };
}

/** Asks the system itself, since parent folders, access lists and mounts all matter. */
export function mayUse(user: PostgresUser | null, path: string, right: '-r' | '-x'): boolean {
  return spawnSync('/bin/sh', ['-c', `test ${right} "$0"`, path], runAs(user)).status === 0;
}
