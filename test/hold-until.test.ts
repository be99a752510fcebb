import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdUntil } from '../bin/hold-until.mjs';

let server: Server;
let passed: string[];
let startEnds: () => void;
let held: Promise<void>;
let gone: Promise<void>;

beforeEach(async () => {
  passed = [];
  const start = new Promise<void>((resolve) => {
    startEnds = resolve;
  });
  const hold = holdUntil(() => start);
  let isHeld: () => void;
  let isGone: () => void;
  held = new Promise((resolve) => {
    isHeld = resolve;
  });
  gone = new Promise((resolve) => {
    isGone = resolve;
  });
  server = createServer((asked, response) => {
    response.once('close', () => isGone());
    hold(asked, response, () => {
      passed.push(String(asked.url));
      response.end();
    });
    isHeld();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path });
  asked.on('error', () => {});
  asked.end();
  return asked;
}

test('requests during a restart are answered afterwards', async () => {
  const answered = new Promise((resolve) => ask('/waits').once('response', resolve));
  await held;
  expect(passed).toEqual([]);
  startEnds();
  await answered;
  expect(passed).toEqual(['/waits']);
});

test('a request whose client has gone is dropped, or the next stop would wait for it', async () => {
  const asked = ask('/reloaded');
  await held;
  asked.destroy();
  await gone;
  startEnds();
  await new Promise(setImmediate);
  expect(passed).toEqual([]);
});
