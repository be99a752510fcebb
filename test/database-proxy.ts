import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { freePort } from './portal.ts';

export type DatabaseProxy = {
  /** Same database as the original URL, through the proxy. */
  url: string;
  /** Connections attempted so far, rejected ones included. */
  asked(): number;
  /** Resets every connection. */
  cut(): void;
  /** Every connection stays open but passes no data, as when a host disappears. */
  freeze(): void;
  /** Stops listening: new connections are refused. */
  close(): Promise<void>;
  /** Listens, and resets connections until it is opened. */
  listen(): Promise<void>;
  /** New connections lead to the database. */
  open(): Promise<void>;
  stop(): Promise<void>;
};

/** TCP proxy to a PostgreSQL on a local socket. Initially closed. */
export async function makeDatabaseProxy(socketUrl: string): Promise<DatabaseProxy> {
  const { pathname, searchParams } = new URL(socketUrl);
  const socketFile = path.join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const port = await freePort();
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let isOpen = false;
  let asked = 0;

  function lead(client: Socket): void {
    asked += 1;
    client.on('error', () => {});
    if (!isOpen) {
      client.resetAndDestroy();
      return;
    }
    const database = connect(socketFile);
    database.on('error', () => {});
    client.pipe(database).pipe(client);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }

  const proxy: DatabaseProxy = {
    url: `postgresql://postgres@127.0.0.1:${port}${pathname}`,
    asked: () => asked,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      isOpen = false;
      server?.close();
      server = null;
    },
    async listen() {
      if (server) return;
      server = createServer(lead).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async open() {
      await proxy.listen();
      isOpen = true;
    },
    async stop() {
      await proxy.close();
      proxy.cut();
    },
  };
  return proxy;
}
