import { Socket } from 'node:net';

/**
 * Sends what one turn of the program writes as one message: each one wakes the database, which costs more than
 * what is in it. Over TLS the driver puts a stream of its own on top, and everything goes as it comes.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  // Connecting gives a socket its own `write` back.
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
