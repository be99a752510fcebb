import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

type Saved = {
  /** Content, and number or day: still meaningful in a folder a year later. */
  name: readonly string[];
  ending: keyof typeof TYPES;
  content: string | Buffer | Readable;
  /** Shown inline; this name is used for saving. */
  isShown?: boolean;
};

/** A download: generated per request and never cached on the way. */
export function sendFile(reply: FastifyReply, { name, ending, content, isShown }: Saved) {
  return reply
    .header('cache-control', 'no-store')
    .header(
      'content-disposition',
      `${isShown ? 'inline' : 'attachment'}; filename="${fileName(name, ending)}"`,
    )
    .type(TYPES[ending])
    .send(content);
}

const LONGEST = 100;

/** Portable characters only: “Vanha järjestelmä” becomes vanha-jarjestelma. */
export function fileName(parts: readonly string[], ending: string): string {
  const name = parts
    .join('-')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${name}.${ending}`;
}
