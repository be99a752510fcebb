import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOnChange } from '../bin/start-again.mjs';

type Answering = { answer: string };

let root: string;
let vite: ViteDevServer;
let running: string;
let told: string[];
let wake: () => void;
let changes: ReturnType<typeof startOnChange>;

const write = (word: string) =>
  writeFileSync(path.join(root, 'server/answer.ts'), `export const answer: string = ${word};\n`);

/** Resolves when the next start has ended, successfully or not. */
const nextStart = () =>
  new Promise<void>((resolve) => {
    wake = resolve;
  });
const note = (line: string) => {
  told.push(line);
  wake();
};

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'start-again-'));
  for (const folder of ['server', 'domain', 'contract', 'db', 'bin'])
    mkdirSync(path.join(root, folder));
  write(`'first'`);
  writeFileSync(
    path.join(root, 'bin/portal.ts'),
    `export { answer } from '../server/answer.ts';\n`,
  );
  vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const start = async () => {
    ({ answer: running } = (await vite.ssrLoadModule('/bin/portal.ts')) as Answering);
  };
  told = [];
  await start();
  const say = { log: note, error: note };
  changes = startOnChange({ root, modules: vite.environments.ssr.moduleGraph, start, say });
});
afterEach(async () => {
  changes.stop();
  await vite.close();
  rmSync(root, { recursive: true });
});

test('a corrected syntax error restarts the server after one save', async () => {
  expect(running).toBe('first');
  const broken = nextStart();
  write(`'second`);
  await broken;
  expect(told.at(-1)).toMatch(/^server\/answer\.ts has changed: .*Error/);
  expect(running).toBe('first');

  const repaired = nextStart();
  write(`'second'`);
  await repaired;

  expect(told.at(-1)).toBe('server/answer.ts has changed: the server has started again');
  expect(running).toBe('second');
});

test('replaced files and files in new folders are noticed too', async () => {
  const replaced = nextStart();
  const aside = path.join(root, 'server/answer.ts~');
  writeFileSync(aside, `export const answer: string = 'replaced';\n`);
  renameSync(aside, path.join(root, 'server/answer.ts'));
  await replaced;
  expect(running).toBe('replaced');

  mkdirSync(path.join(root, 'server/new'));
  const moved = nextStart();
  writeFileSync(path.join(root, 'server/answer.ts'), `export { answer } from './new/word.ts';\n`);
  writeFileSync(path.join(root, 'server/new/word.ts'), `export const answer = 'moved';\n`);
  await moved;
  await changes.isReady();
  expect(running).toBe('moved');
});
