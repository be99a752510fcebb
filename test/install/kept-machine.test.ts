import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetLastWalk } from './kept-machine.ts';

let folder: string;
const asked = () => path.join(folder, 'asked');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-machine-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A machine with only the given programs. */
const machine = {
  type: async (script: string) =>
    execFileSync('/bin/bash', ['-euo', 'pipefail', '-c', script], {
      env: { PATH: folder },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
};

function givenPodman(volumes: string): void {
  const program = path.join(folder, 'podman');
  const script = `#!/bin/bash\necho "$*" >>${asked()}\nif [ "$2" = ls ]; then printf '${volumes}'; else echo gone; fi\n`;
  writeFileSync(program, script);
  chmodSync(program, 0o755);
}

test('a reused machine drops the database that new secrets cannot open, with a message', async () => {
  givenPodman('museum-card_database\\nmuseum-card_backup\\n');

  expect(await forgetLastWalk(machine)).toMatch(
    /new secrets: museum-card_database, museum-card_backup\.$/,
  );
  expect(readFileSync(asked(), 'utf8').split('\n')).toEqual([
    'rm --all --force',
    'volume ls --quiet',
    'volume rm --all --force',
    '',
  ]);
});

test('a machine without podman, or without volumes, has nothing to drop', async () => {
  expect(await forgetLastWalk(machine)).toBeNull();
  expect(existsSync(asked())).toBe(false);
  givenPodman('');
  expect(await forgetLastWalk(machine)).toBeNull();
});
