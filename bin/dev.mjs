#!/usr/bin/env node
import path from 'node:path';
import { build } from 'esbuild';
import { openDevServer } from './dev-server.mjs';

// Everything from sources: changed browser code is replaced in the open page, a changed server restarts.
process.env.MODE ||= 'development';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const sandboxFile = path.join(root, '.cache/dev/sandbox.mjs');
await build({
  absWorkingDir: root,
  entryPoints: ['sandbox/main.ts'],
  outfile: sandboxFile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
const dev = await openDevServer(root);
const { runEverything } = await dev.load('/bin/run-everything.ts');
await runEverything({ sandboxFile, startPortal: dev.startPortal });
process.exit();
