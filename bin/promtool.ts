import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../server/base/project-root.ts';

const PACKAGE = 'prometheus';
const folder = path.join(projectRoot, '.cache/promtool');
const unpacked = path.join(folder, 'usr/bin/promtool');

/** The installed promtool, or the one extracted from Debian's package: installing it would start a server. */
export function findPromtool(): string | null {
  if (!spawnSync('promtool', ['--version']).error) return 'promtool';
  if (!existsSync(unpacked)) unpack();
  return existsSync(unpacked) ? unpacked : null;
}

function unpack(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const download = () => spawnSync('apt-get', ['download', PACKAGE], { cwd: folder }).status === 0;
  // A new machine has no package lists yet.
  if (!download() && spawnSync('apt-get', ['update']).status === 0) download();
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (archive) execFileSync('dpkg-deb', ['-x', archive, '.'], { cwd: folder });
}
