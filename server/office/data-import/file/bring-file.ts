import { randomUUID } from 'node:crypto';
import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import { CHUNK_BYTES } from '../../../../domain/data-import/import-states.ts';
import { type Actor, addFile, finishFile } from '../change-import.ts';
import { saveChunk } from './file-queries.ts';

type Brought = {
  importId: string;
  kind: ImportKind;
  name: string;
  bytes: number;
  content: AsyncIterable<Uint8Array>;
};

/** A local file takes the same path as an upload. */
export async function bringFile(
  actor: Actor,
  { importId, content, ...file }: Brought,
): Promise<void> {
  const fileId = randomUUID();
  await addFile(actor, { importId, fileId, ...file });
  let place = 0;
  let held: Uint8Array[] = [];
  let length = 0;
  const save = async () => {
    if (length === 0) return;
    await saveChunk(actor.pool, { importId, fileId, place, content: Buffer.concat(held) });
    place += 1;
    held = [];
    length = 0;
  };
  for await (const piece of content) {
    if (length + piece.length > CHUNK_BYTES) await save();
    held.push(piece);
    length += piece.length;
  }
  await save();
  await finishFile(actor, { importId, fileId });
}
