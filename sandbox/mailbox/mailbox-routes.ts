import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { groupRepeats, type MailGroup } from './group-repeats.ts';
import type { MailStore } from './mail-store.ts';
import { listPage, messagePage } from './mailbox-pages.ts';
import { type Mail, readMail } from './read-mail.ts';

const MOST_IN_JSON = 500;
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// A mail may have any style but run no scripts.
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

type ListRequest = FastifyRequest<{ Querystring: { to?: string; limit?: string } }>;
type MailRequest = FastifyRequest<{ Params: { id: string; number?: string } }>;

export function registerMailbox(app: FastifyInstance, store: MailStore): void {
  const found = ({ query }: ListRequest) => groupRepeats(store.list(), query.to ?? '');

  app.get('/mailbox', async (request: ListRequest, reply) => {
    asPage(reply, PAGE_POLICY);
    return listPage(found(request), request.query.to ?? '', baseOf(request));
  });

  app.get('/mailbox/messages.json', async (request: ListRequest) => {
    const groups = found(request).slice(0, Number(request.query.limit ?? MOST_IN_JSON));
    return Promise.all(groups.map((group) => inFull(store, group, baseOf(request))));
  });

  app.get('/mailbox/messages/:id', async (request: MailRequest, reply) => {
    const mail = await findMail(store, request.params.id);
    if (!mail) return reply.callNotFound();
    asPage(reply, PAGE_POLICY);
    return messagePage(mail, baseOf(request));
  });

  app.get('/mailbox/messages/:id/body.html', async (request: MailRequest, reply) => {
    const mail = await findMail(store, request.params.id);
    if (!mail) return reply.callNotFound();
    asPage(reply, BODY_POLICY);
    // Links of a mail open in a new tab, outside the sandboxed frame.
    return mail.html.replace(/<head[^>]*>/i, '$&<base target="_blank">');
  });

  app.get('/mailbox/messages/:id/source.eml', async (request: MailRequest, reply) => {
    const message = await store.read(request.params.id);
    if (!message) return reply.callNotFound();
    reply.type('text/plain; charset=utf-8');
    return message;
  });

  app.get('/mailbox/messages/:id/attachments/:number', async (request: MailRequest, reply) => {
    const mail = await findMail(store, request.params.id);
    const attachment = mail?.attachments[Number(request.params.number)];
    if (!attachment) return reply.callNotFound();
    const name = encodeURIComponent(attachment.filename);
    reply
      .type(attachment.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .header('x-content-type-options', 'nosniff');
    return attachment.content;
  });
}

function asPage(reply: FastifyReply, policy: string): void {
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
}

async function findMail(store: MailStore, id: string): Promise<Mail | null> {
  const message = await store.read(id);
  return message && readMail(id, message);
}

async function inFull(store: MailStore, group: MailGroup, base: string) {
  const mail = await findMail(store, group.id);
  const attachments = mail?.attachments.map(({ filename, contentType, content }, number) => ({
    filename,
    contentType,
    size: content.length,
    url: `${base}/messages/${group.id}/attachments/${number}`,
  }));
  return { ...mail, ...group, attachments };
}

/** The portal serves these pages below a path and sends it in a header. */
function baseOf({ headers }: FastifyRequest): string {
  const prefix = headers['x-forwarded-prefix'];
  return typeof prefix === 'string' && /^(\/[\w-]+)+$/.test(prefix) ? prefix : '/mailbox';
}
