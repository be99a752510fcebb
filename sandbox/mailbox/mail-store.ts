import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailSummary, summarise } from './read-mail.ts';

export type Envelope = { from: string; to: string[] };
export type MailStore = {
  keep(message: Buffer, envelope: Envelope): Promise<void>;
  /** Newest first. */
  list(): MailSummary[];
  read(id: string): Promise<Buffer | null>;
};

export async function openMailStore(folder: string | null): Promise<MailStore> {
  const bodies = folder ? await openFolder(folder) : inMemory();
  const summaries: MailSummary[] = [];
  for (const id of await bodies.ids()) summaries.push(await summarise(id, await bodies.read(id)));
  let last = 0;

  return {
    async keep(message, envelope) {
      // Mails of one millisecond must list in order of arrival.
      last = Math.max(Date.now(), last + 1);
      const id = `${last}-${randomBytes(4).toString('hex')}`;
      const delivered = Buffer.concat([deliveryHeaders(envelope), message]);
      await bodies.write(id, delivered);
      summaries.push(await summarise(id, delivered));
    },
    list: () => summaries.toSorted((a, b) => b.receivedAt - a.receivedAt),
    async read(id) {
      return summaries.some((summary) => summary.id === id) ? bodies.read(id) : null;
    },
  };
}

/** Envelope headers, as a mail server adds at delivery. */
function deliveryHeaders({ from, to }: Envelope): Buffer {
  const lines = [`Return-Path: <${from}>`, ...to.map((address) => `Delivered-To: ${address}`)];
  return Buffer.from(lines.map((line) => `${line.replaceAll(/[\r\n]/g, '')}\r\n`).join(''));
}

function inMemory() {
  const bodies = new Map<string, Buffer>();
  return {
    ids: async (): Promise<string[]> => [],
    read: async (id: string) => bodies.get(id) ?? Buffer.alloc(0),
    async write(id: string, body: Buffer) {
      bodies.set(id, body);
    },
  };
}

async function openFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  const pathOf = (id: string) => join(folder, `${id}.eml`);
  return {
    async ids() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      return names.map((name) => name.slice(0, -'.eml'.length)).toSorted();
    },
    read: (id: string) => readFile(pathOf(id)),
    async write(id: string, body: Buffer) {
      const file = await open(`${pathOf(id)}.part`, 'w');
      await file.writeFile(body);
      await file.sync();
      await file.close();
      await rename(`${pathOf(id)}.part`, pathOf(id));
    },
  };
}
