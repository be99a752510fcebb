import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from './session-manager.ts';

/** Behind TLS the prefix makes browsers refuse a cookie that a neighbouring host or plain HTTP planted. */
export function openCookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  behindTls: boolean,
): CookieJar {
  const nameOf = (name: string) => (behindTls ? `__Host-${name}` : name);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: behindTls } as const;
  return {
    read: (name) => request.cookies[nameOf(name)] || null,
    write(name, value, maxAgeSeconds) {
      const maxAge = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
      reply.setCookie(nameOf(name), value, { ...attributes, ...maxAge });
    },
    clear: (name) => void reply.clearCookie(nameOf(name), attributes),
    // Not "cookies": that would also forget the theme and the language.
    clearStorage: () => void reply.header('clear-site-data', '"storage"'),
  };
}
