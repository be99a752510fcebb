import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const PACKAGES = ['patroni', 'etcd-server', 'etcd-client', 'haproxy', 'postgresql', 'iproute2'];
const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy'];
const POSTGRES = '/usr/lib/postgresql';

/** Debian packages, installed if missing and permitted. Returns a message about what cannot be installed. */
export function findObstacle(): string | null {
  if (process.getuid?.() !== 0) {
    return 'The failover test makes network namespaces and runs PostgreSQL under its own user: run it as root.';
  }
  if (isMissing()) install();
  if (!isMissing()) return null;
  return `Some of these Debian packages are missing and could not be installed: ${PACKAGES.join(', ')}.`;
}

const isMissing = () => !(PROGRAMS.every((program) => existsSync(program)) && existsSync(POSTGRES));

function install(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  try {
    execFileSync('apt-get', [...wait, 'update'], options);
    execFileSync(
      'apt-get',
      [...wait, 'install', '-y', '--no-install-recommends', ...PACKAGES],
      options,
    );
  } catch {
    // The caller checks again and reports what is missing.
  }
}

export function postgresFolder(): string {
  const newest = readdirSync(POSTGRES).sort((one, other) => Number(other) - Number(one))[0];
  return `${POSTGRES}/${newest}/bin`;
}

export function patroniVersion(): string {
  const said = execFileSync('/usr/bin/patroni', ['--version'], { encoding: 'utf8' });
  return /\d+\.\d+\.\d+/.exec(said)?.[0] ?? said.trim();
}
