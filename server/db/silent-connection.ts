import type { Socket } from 'node:net';
import type pg from 'pg';

/** Longer than the server lets any statement run: whoever has not answered by then is not there any more. */
const SILENCE_MS = 20_000;

/**
 * A host that vanished, or a line that swallows everything, breaks no connection for a quarter of an hour; ten such
 * connections would be the whole pool. One that has nothing to answer may be as silent as it likes.
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
  // Not at the first bytes that come back: of statements sent together, each is owed its own answer.
  client.on('drain', () => {
    isOwedAnswer = false;
  });
  stream.setTimeout(silenceMs, () => {
    if (!isOwedAnswer) return;
    stream.destroy(new Error('Connection terminated'));
    onSilence();
  });
}

/** At once, whatever it is waiting for: the driver's own `end` lets statements under way finish. */
export function breakConnection(client: pg.ClientBase): void {
  streamOf(client).destroy();
}

// The driver's types leave it out; it is the TLS stream where there is one.
function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
