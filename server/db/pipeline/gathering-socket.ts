import { Socket } from 'node:net';

/**
 * Sends all writes of one event-loop turn as one packet: each packet wakes the database, which costs more than its
 * content. Without effect over TLS, where the driver adds its own stream.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  // The socket restores its own `write` when it connects.
  socket.once('connect', () => gatherWrites(socket));
  return socket;
}

function gatherWrites(socket: Socket): void {
  const write = socket.write.bind(socket);
  let isGathering = false;
  const send = () => {
    isGathering = false;
    socket.uncork();
  };
  socket.write = (...message: unknown[]) => {
    if (!isGathering) {
      isGathering = true;
      socket.cork();
      process.nextTick(send);
    }
    return write(...(message as Parameters<typeof write>));
  };
}
