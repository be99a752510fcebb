#!/usr/bin/env node
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded(() => console.log('Building the portal …'));
const { runEverything } = await import('../dist/bin/run-everything.js');
await runEverything();
