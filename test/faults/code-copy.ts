import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../repository.ts';
import type { Fault } from './fault.ts';

export type CodeCopy = {
  folder: string;
  /** Applies the fault, runs, and always reverts it. */
  withFault<Result>(fault: Fault, run: () => Promise<Result>): Promise<Result>;
  remove(): void;
};

/** A copy of the working tree, committed or not, so that faults never touch it. */
export function copyCode(): CodeCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-card-faults-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: inRepository('.'),
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    cpSync(inRepository(file), path.join(folder, file), { force: true });
  }
  symlinkSync(inRepository('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    async withFault({ file, find, replace }, run) {
      const whole = path.join(folder, file);
      const before = readFileSync(whole, 'utf8');
      // A function, as $& and the like are special in a replacement string.
      writeFileSync(
        whole,
        before.replace(find, () => replace),
      );
      try {
        return await run();
      } finally {
        writeFileSync(whole, before);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
