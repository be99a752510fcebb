import type { IncomingMessage, ServerResponse } from 'node:http';

export function holdUntil(
  ready: () => Promise<unknown>,
): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
