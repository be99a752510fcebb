#!/usr/bin/env node
// A command for operators, from the build: it runs where the packages of development are gone.
import { existsSync } from 'node:fs';

const program = new URL(`../dist/bin/${process.argv[2]}.js`, import.meta.url);
if (!existsSync(program)) {
  console.error('The portal is not built: run "npm ci && npm run build" first.');
  process.exit(1);
}
process.argv.splice(2, 1);
await import(program.href);
