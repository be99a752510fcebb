import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { projectRoot } from '../server/base/project-root.ts';

/** Programs that run after `npm prune --omit=dev`: a process of the portal, its pages, and operator commands. */
const PROGRAMS = [
  'server/start/main.ts',
  'web/render.tsx',
  'bin/check-invariants.ts',
  'bin/till-key.ts',
  'bin/staff.ts',
  'bin/block-card.ts',
  'bin/mail-bounce.ts',
  'bin/mail-dns.ts',
  'bin/drill.ts',
  'bin/reseal.ts',
  'bin/import.ts',
  'bin/export.ts',
];
const NO_CODE = ['.css', '.svg', '.png', '.avif', '.woff2', '.sql'].map(
  (ending) => [ending, 'empty'] as const,
);

async function importedPackages(program: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [program],
    loader: Object.fromEntries(NO_CODE),
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const names = imported
    .filter(({ external }) => external)
    .map(({ path: name }) => packageOf(name));
  return [...new Set(names)].filter(
    (name) => !name.startsWith('node:') && !builtinModules.includes(name),
  );
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

test.each(PROGRAMS)('%s imports nothing that is missing in production', async (program) => {
  const { dependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));

  const imported = await importedPackages(program);

  expect(imported).not.toEqual([]);
  expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
});

test('npm start without development packages fails with one sentence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-packages-'));
  cpSync(path.join(projectRoot, 'bin'), path.join(folder, 'bin'), { recursive: true });

  const { status, stderr } = spawnSync(process.execPath, ['bin/start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^"npm start" .* not installed \(vite, .*run "npm ci" first.*\n$/);
});
