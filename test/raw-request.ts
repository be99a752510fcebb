import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type RawAnswer = { status: number; head: string; body: string };

/** A request line exactly as written: HTTP clients would normalise it. */
export async function rawRequest(
  app: FastifyInstance,
  requestLine: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<RawAnswer> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const lines = Object.entries({
    host: 'localhost',
    connection: 'close',
    ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write([`${requestLine} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  await once(socket, 'close');
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') };
}
