#!/usr/bin/env node
// Operator commands of the build, for installations without development packages.
import { existsSync } from 'node:fs';

const program = new URL(`../dist/bin/${process.argv[2]}.js`, import.meta.url);
if (!existsSync(program)) {
  console.error('The portal is not built: run "npm ci && npm run build" first.');
  process.exit(1);
}
process.argv.splice(2, 1);
await import(program.href);
