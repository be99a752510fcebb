import type { Socket } from 'node:net';
import type pg from 'pg';

/** Longer than the server's statement timeout: without an answer by then the server is gone. */
const SILENCE_MS = 20_000;

/**
 * A vanished host or a firewall that drops packets is otherwise noticed after a quarter of an hour, with the whole pool
 * blocked. Idle connections may stay silent.
 */
export function endWhenSilent(
  client: pg.ClientBase,
  onSilence: () => void,
  silenceMs = SILENCE_MS,
): void {
  const stream = streamOf(client);
  const write = stream.write.bind(stream);
  let isOwedAnswer = false;
  stream.write = (...message: unknown[]) => {
    isOwedAnswer = true;
    return write(...(message as Parameters<typeof write>));
  };
  // Not reset by the first bytes: of statements sent together, each must be answered.
  client.on('drain', () => {
    isOwedAnswer = false;
  });
  stream.setTimeout(silenceMs, () => {
    if (!isOwedAnswer) return;
    stream.destroy(new Error('Connection terminated'));
    onSilence();
  });
}

/** Immediately; the driver's own `end` waits for running statements. */
export function breakConnection(client: pg.ClientBase): void {
  streamOf(client).destroy();
}

// Missing in the driver's types of a pool's client; the TLS stream where there is one.
function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
