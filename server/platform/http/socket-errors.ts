import type { Socket } from 'node:net';
import { errorAnswer } from './error-body.ts';
import { type HeaderSettings, securityHeaders } from './security-headers.ts';

const STATUS_OF_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers input that is not HTTP: no request exists yet, so there is no language and no route. */
export function answerSocketError(settings: HeaderSettings) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400;
    const asFramework = { code: 'FST_SOCKET', statusCode: status };
    const body = JSON.stringify(errorAnswer(asFramework, 'fi').errors);
    const headers = {
      ...securityHeaders(settings, 'none'),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const start = `HTTP/1.1 ${status} ${STATUS_TEXTS[status]}`;
    socket.end([start, ...lines, '', body].join('\r\n'));
  };
}
