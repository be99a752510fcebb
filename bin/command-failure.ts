import { inspect } from 'node:util';
import { StartFailure } from '../server/base/start-failure.ts';
import { Refusal } from '../server/platform/refusal.ts';

const OF_FILES: Record<string, string> = {
  ENOENT: 'There is no file or folder',
  ENOTDIR: 'There is no folder',
  EISDIR: 'This is a folder, not a file:',
  EACCES: 'You may not use',
  EPERM: 'You may not use',
  EROFS: 'Nothing can be written to',
  ENOSPC: 'The disk is full:',
};

/** The error in one sentence for the operator. Our own bugs keep their stack for debugging. */
export function failureSentence(error: unknown): string {
  if (error instanceof StartFailure || error instanceof Refusal) return error.message;
  const { code, message, path } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}.`;
  const ofFile = path === undefined ? undefined : OF_FILES[code ?? ''];
  if (ofFile) return `${ofFile} ${path}.`;
  if (code === '42P01') {
    return 'The database has not the tables of this release: start the portal on it once.';
  }
  return inspect(error);
}
