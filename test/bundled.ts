import { renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { inRepository } from './repository.ts';

const bundles = new Map<string, Promise<string>>();

/** A program bundled as for production, by its path in the repository: from sources a process takes seconds to start. */
export function bundled(program: string): Promise<string> {
  const bundle = bundles.get(program) ?? makeBundle(program);
  bundles.set(program, bundle);
  return bundle;
}

async function makeBundle(program: string): Promise<string> {
  const file = inRepository(`.cache/test-app/${path.basename(program, '.ts')}.mjs`);
  const unfinished = `${file}-${process.pid}`;
  await build({
    absWorkingDir: inRepository('.'),
    entryPoints: [program],
    outfile: unfinished,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  // Moved into place atomically: parallel test files make the same one.
  renameSync(unfinished, file);
  return file;
}
