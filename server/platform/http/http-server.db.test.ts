import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LWR_PATH, read } from '../../../contract/call/call.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { forGuests } from '../lwr-dispatch.ts';

const calls = { wait: read('For a test', z.object({}), z.object({ done: z.boolean() })) };

let letGo: () => void;
let hasBegun: Promise<void>;
let running: TestApp;
let port: number;
beforeEach(async () => {
  let begin: () => void;
  hasBegun = new Promise((resolve) => {
    begin = resolve;
  });
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = forGuests(calls, {
    async wait() {
      begin();
      await isLetGo;
      return { done: true };
    },
  });
  running = await startApp({}, { controllers: new Map([['Slow', slow]]) });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  port = (running.app.server.address() as AddressInfo).port;
});
afterEach(() => running.stop());

/** Everything the server sends for these bytes until the connection closes. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const HOST = 'Host: localhost\r\n';

describe('input that is not HTTP', () => {
  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['an unknown method', `TRACK / HTTP/1.1\r\n${HOST}\r\n`, 400],
    [
      'two lengths',
      `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
    ],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['two hosts', `GET / HTTP/1.1\r\n${HOST}host: evil.example\r\nConnection: close\r\n\r\n`, 400],
    ['an oversized header', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is answered as an error list with all headers', async (_name, bytes, status) => {
    const answer = await say(bytes);

    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain("frame-ancestors 'none'");
    expect(JSON.parse(body)[0]).toMatchObject({ errorCode: expect.any(String) });
  });
});

test('TRACE does not echo the request', async () => {
  const answer = await say(
    `TRACE / HTTP/1.1\r\n${HOST}Connection: close\r\nX-Secret: echo\r\n\r\n`,
  );

  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer).not.toContain('echo');
});

describe('a shutdown', () => {
  test('finishes open requests and accepts no new ones', async () => {
    const underWay = fetch(`http://127.0.0.1:${port}${LWR_PATH}/Slow/wait`);
    await hasBegun;
    const stopped = running.app.close();
    await vi.waitFor(() => expect(running.app.server.listening).toBe(false));
    const late = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => 'refused');
    letGo();
    const answer = await underWay;
    await stopped;

    expect(late).toBe('refused');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ done: true });
  });

  test('does not wait for idle connections', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { keepalive: true });
    await answer.text();
    const began = performance.now();
    await running.app.close();

    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('is announced to the balancer on open connections', async () => {
    const socket = connect(port, '127.0.0.1');
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
    ask(`${LWR_PATH}/Slow/wait`);
    await hasBegun;
    const stopped = running.app.close();
    await vi.waitFor(() => expect(running.app.server.listening).toBe(false));
    letGo();
    let answers = '';
    for await (const data of socket) answers += data;
    await stopped;

    expect(answers).toContain('{"done":true}');
    expect(answers).toContain('connection: close');
  });

  test('makes readiness fail while requests still arrive', async () => {
    const [slow, health] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    slow.resume().write(`GET ${LWR_PATH}/Slow/wait HTTP/1.1\r\n${HOST}\r\n`);
    health.write(`GET /health/ready HTTP/1.1\r\n${HOST}`);
    await hasBegun;
    const stopped = running.app.close();
    await vi.waitFor(() => expect(running.app.server.listening).toBe(false));
    health.write('\r\n');
    let answer = '';
    for await (const data of health) answer += data;
    letGo();
    await stopped;

    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toContain('{"status":"stopping"}');
  });
});
