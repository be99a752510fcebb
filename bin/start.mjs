#!/usr/bin/env node
import { requirePackages } from './require-packages.mjs';

// The demo with its sandbox; otherwise production by default.
process.env.MODE ||= 'development';

requirePackages();
const { buildIfNeeded } = await import('./build.mjs');
try {
  await buildIfNeeded(() => console.log('Building the portal …'));
} catch (error) {
  console.error(`The portal could not be built: ${error.message}`);
  process.exit(1);
}
const { runEverything } = await import('../dist/bin/run-everything.js');
await runEverything();
