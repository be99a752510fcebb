import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

type Saved = {
  /** What it is, and of which number or day: whoever finds it in a folder a year later knows. */
  name: readonly string[];
  ending: keyof typeof TYPES;
  content: string | Buffer | Readable;
  /** Shown by the browser, and saved under this name from there. */
  isShown?: boolean;
};

/** A file that people save. It is made for whoever asks, and nobody keeps it on the way. */
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

/** Letters that every disk and every browser takes: “Vanha järjestelmä” is vanha-jarjestelma. */
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
