import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A callback received by the shop. */
export type Heard = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
};

export type CallbackListener = {
  url: string;
  heard: Heard[];
  /** Status of the next answers. */
  answerWith(status: number): void;
  /** Resolves when that many messages have arrived in total. */
  waitFor(count: number): Promise<Heard[]>;
  stop(): Promise<void>;
};

/** A shop that only records callbacks, to test the providers of the sandbox. */
export async function startCallbackListener(): Promise<CallbackListener> {
  const heard: Heard[] = [];
  let status = 200;
  let wake = () => {};
  const server = createServer(async (request, response) => {
    heard.push(await read(request));
    response.writeHead(status).end();
    wake();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answerWith(next) {
      status = next;
    },
    async waitFor(count) {
      while (heard.length < count) {
        await new Promise<void>((done) => {
          wake = done;
        });
      }
      return heard;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function read(request: IncomingMessage): Promise<Heard> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  return {
    method: request.method ?? '',
    path,
    query,
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
