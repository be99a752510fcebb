import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlainRoute } from './http/plain-route.ts';
import { Refusal } from './refusal.ts';

const BASE = '/dev/mailbox';
const LONGEST_WAIT_MS = 5_000;

/** Our paths mapped to the sandbox's. */
const PAGES = [
  { path: '', to: '', mediaType: 'text/html', summary: 'The mails that the sandbox took' },
  {
    path: '.json',
    to: '/messages.json',
    mediaType: 'application/json',
    summary: 'The same as JSON, for tests',
  },
  ...[
    { part: '', mediaType: 'text/html', summary: 'One mail' },
    { part: '/body.html', mediaType: 'text/html', summary: 'Its HTML' },
    { part: '/source.eml', mediaType: 'text/plain', summary: 'Its source' },
    { part: '/attachments/:number', mediaType: '*/*', summary: 'A file that came with it' },
  ].map(({ part, ...page }) => ({
    path: `/messages/:id${part}`,
    to: `/messages/:id${part}`,
    ...page,
  })),
];

type Sandboxed = { mode: string; sandboxPort: number };

/** Proxies the sandbox's mailbox, so that one port is enough. Never in production. */
export function devMailboxRoutes({ mode, sandboxPort }: Sandboxed): PlainRoute[] {
  if (mode === 'production' || sandboxPort === 0) return [];
  const mailbox = `http://127.0.0.1:${sandboxPort}/mailbox`;
  return PAGES.map(({ path, to, mediaType, summary }) => ({
    method: 'GET',
    path: BASE + path,
    tag: 'development',
    summary,
    answers: { 200: { description: 'As the sandbox gives it', mediaType } },
    handle: ({ request, reply }) => passOn(request, reply, `${mailbox}${filled(to, request)}`),
  }));
}

function filled(pattern: string, request: FastifyRequest): string {
  const params = request.params as Record<string, string>;
  return pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
}

async function passOn(request: FastifyRequest, reply: FastifyReply, address: string) {
  const query = new URLSearchParams(request.query as Record<string, string>);
  const answer = await fetch(`${address}?${query}`, {
    headers: { 'x-forwarded-prefix': BASE },
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).catch(() => null);
  if (!answer) throw new Refusal('SANDBOX_SILENT', 'The sandbox does not answer.', 502);

  for (const name of ['content-type', 'content-disposition', 'content-security-policy']) {
    const value = answer.headers.get(name);
    if (value) reply.header(name, value);
  }
  // The mail's own policy allows framing by the page around it.
  reply.removeHeader('x-frame-options');
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
