import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { FormatEnum, Metadata, ResizeOptions } from 'sharp';
import { projectRoot } from '../../base/project-root.ts';
import { makeBoundedQueue, QueueFull } from '../limits/bounded-queue.ts';
import { Refusal } from '../refusal.ts';
import { loadSharp } from './load-sharp.ts';

/** Larger files are attacks, not photographs. */
const MOST_UNPACKED = 240_000_000;
/** For formats that cannot be read by line: held in memory as a whole. */
const MOST_UNPACKED_WHOLE = 80_000_000;
const MEMORY_KB = 300_000;
const MOST_MS = 10_000;
/** With its own time, the last in the queue is answered before the portal's timeout. */
const MOST_WAITING_MS = 10_000;
const RETRY_SECONDS = 15;
const LARGEST_RESULT = 20 * 1024 * 1024;
const BYTES_OF_DEPTH: Partial<Record<NonNullable<Metadata['depth']>, number>> = {
  uchar: 1,
  ushort: 2,
};
const REST_OF_DEPTHS = 4;

/** From sources or build; plain JavaScript, so that it starts without a compiler. */
const PROGRAM = ['server/platform/picture/picture-program.mjs', 'dist/server/picture-program.js']
  .map((file) => path.join(projectRoot, file))
  .find(existsSync);

const oneAtATime = makeBoundedQueue({ atOnce: 1, waiting: 3 });
let begunAt: number | null = null;

/** How long the current picture has been processing. */
const pictureMs = () => (begunAt === null ? 0 : performance.now() - begunAt);
/** It is killed after ten seconds: one that still runs could not be killed. */
export const isPictureStuck = () => pictureMs() > 2 * MOST_MS;

export type UnpackFault = 'pictureBroken' | 'pictureHuge' | 'pictureHeavy' | 'pictureInterlaced';
type Recipe = {
  mostPixels: number;
  resize: ResizeOptions;
  format: keyof FormatEnum;
  options: object;
};
export type Size = { width: number; height: number };

/** Dimensions from the header, upright; nothing is decoded yet. */
export async function sizeOfPicture(file: Buffer, mostPixels: number): Promise<Size | UnpackFault> {
  const sharp = await loadSharp();
  try {
    const found = await sharp(file, { limitInputPixels: mostPixels, pages: 1 }).metadata();
    return weightFault(found, mostPixels) ?? found.autoOrient;
  } catch (error) {
    return String(error).includes('pixel limit') ? 'pictureHuge' : 'pictureBroken';
  }
}

function weightFault(found: Metadata, mostPixels: number): UnpackFault | null {
  const { width, height, channels, depth, isProgressive, format } = found;
  if (width * height > mostPixels) return 'pictureHuge';
  const unpacked = width * height * channels * ((depth && BYTES_OF_DEPTH[depth]) ?? REST_OF_DEPTHS);
  if (unpacked > MOST_UNPACKED_WHOLE && isProgressive) return 'pictureInterlaced';
  return unpacked > (format === 'webp' ? MOST_UNPACKED_WHOLE : MOST_UNPACKED)
    ? 'pictureHeavy'
    : null;
}

/** One at a time, in a process with memory and time limits. Throws when too many wait. */
export async function unpackPicture(
  file: Buffer,
  recipe: Recipe,
  later: () => string,
): Promise<Buffer | UnpackFault> {
  const latest = performance.now() + MOST_WAITING_MS;
  try {
    return await oneAtATime(async () => {
      if (performance.now() > latest) throw new QueueFull();
      begunAt = performance.now();
      return await runProgram(file, recipe).finally(() => {
        begunAt = null;
      });
    });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new Refusal('PICTURES_WAIT', later(), 503, RETRY_SECONDS);
  }
}

/** The shell sets the limit: Node cannot limit native libraries. */
const LIMITED = `ulimit -d ${MEMORY_KB} && exec "$0" "$@"`;

function runProgram(file: Buffer, recipe: Recipe): Promise<Buffer | UnpackFault> {
  if (!PROGRAM) throw new Error('the picture program is not built');
  const command = [process.execPath, PROGRAM, JSON.stringify(recipe)];
  return new Promise((resolve) => {
    const child = execFile(
      '/bin/sh',
      ['-c', LIMITED, ...command],
      {
        encoding: 'buffer',
        timeout: MOST_MS,
        killSignal: 'SIGKILL',
        maxBuffer: LARGEST_RESULT,
        // Passes none of our secrets.
        env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      },
      (error, made, said) => {
        if (!error) return resolve(made);
        resolve(isMemoryOrTime(error, said) ? 'pictureHeavy' : 'pictureBroken');
      },
    );
    // Lower priority than pages.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // It may end before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(file);
  });
}

/** The memory limit shows as a signal or as an error of the library. */
function isMemoryOrTime(error: Error & { signal?: unknown; code?: unknown }, said: Buffer) {
  const { signal, code } = error;
  return (
    Boolean(signal) ||
    (typeof code === 'number' && code > 128) ||
    /out of memory|bad_alloc|unable to (allocate|make)|cannot allocate/i.test(String(said))
  );
}
