import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type WrittenFile = { name: string; rows: number; bytes: number; sha256: string };

/** Writes a stream to a file readable by the operator only; returns its size and digest. */
export async function writeStream(
  content: Readable,
  { folder, name, rows }: { folder: string; name: string; rows: () => number },
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(content, measured, createWriteStream(path.join(folder, name), { mode: 0o600 }));
  return { name, rows: rows(), bytes, sha256: hash.digest('hex') };
}
