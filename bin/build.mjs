import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress-files.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const stamp = 'built-from.txt';
const sources = ['bin', 'contract', 'db', 'domain', 'sandbox', 'server', 'web'];
const programs = {
  'server/main': 'server/start/main.ts',
  'server/picture-program': 'server/platform/picture/picture-program.mjs',
  'sandbox/main': 'sandbox/main.ts',
  'bin/run-everything': 'bin/run-everything.ts',
  'bin/check-invariants': 'bin/check-invariants.ts',
  'bin/till-key': 'bin/till-key.ts',
  'bin/block-card': 'bin/block-card.ts',
  'bin/mail-bounce': 'bin/mail-bounce.ts',
  'bin/mail-dns': 'bin/mail-dns.ts',
  'bin/staff': 'bin/staff.ts',
  'bin/drill': 'bin/drill.ts',
  'bin/reseal': 'bin/reseal.ts',
  'bin/import': 'bin/import.ts',
  'bin/export': 'bin/export.ts',
};

/** Builds everything into dist, unless it is already built from the same sources. */
export async function buildIfNeeded(sayThatItBuilds = () => {}) {
  const digest = digestOfSources();
  const built = path.join(dist, stamp);
  if (existsSync(built) && readFileSync(built, 'utf8') === digest) return;
  sayThatItBuilds();

  // Built aside and moved into place when complete: an interrupted or parallel build leaves nothing incomplete.
  const cache = path.join(root, '.cache');
  const unfinished = path.join(cache, `build-${process.pid}`);
  const previous = path.join(cache, `previous-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    await buildWeb(unfinished);
    await buildPrograms(unfinished);
    writeFileSync(path.join(unfinished, stamp), digest);
    if (existsSync(dist)) renameSync(dist, previous);
    renameSync(unfinished, dist);
  } finally {
    for (const folder of [unfinished, previous]) rmSync(folder, { recursive: true, force: true });
  }
}

function digestOfSources() {
  const files = sources
    .map((folder) => path.join(root, folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(test|e2e)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json', 'vite.config.ts'].map((name) =>
    path.resolve(root, name),
  )) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the browser files into web and the page renderer into render. */
async function buildWeb(folder) {
  const { build } = await import('vite');
  const common = { root, logLevel: 'error' };
  const before = process.env.NODE_ENV;
  // A test runner sets "test", and Vite would then build for development.
  process.env.NODE_ENV = 'production';
  try {
    await build({ ...common, build: { outDir: path.join(folder, 'web') } });
    await compressFiles(path.join(folder, 'web'));
    await build({ ...common, build: { outDir: path.join(folder, 'render'), ssr: true } });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function buildPrograms(folder) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  });
}

if (process.argv[1] === import.meta.filename) await buildIfNeeded();
