import { readFileSync } from 'node:fs';

const POLL_MS = 250;

/** Ctrl-C, SIGTERM, a closed terminal, or the death of the parent npm: all request a stop. */
export function stopRequest(): AbortSignal {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // A second request does not wait: the parts end by themselves when this process is gone.
      if (asked.signal.aborted) process.exit(1);
      asked.abort();
    });
  }
  // The parent may be killed without notice, and this process would run on unnoticed.
  process.once('disconnect', () => asked.abort());
  process.channel?.unref();
  const npm = npmAbove();
  if (npm) setInterval(() => isNpm(npm) || asked.abort(), POLL_MS).unref();
  return asked.signal;
}

/** npm is the parent, or the parent of its shell. */
function npmAbove(): number | undefined {
  const parent = process.ppid;
  const grandparent = Number(read(parent, 'stat').split(') ').at(-1)?.split(' ')[1]);
  return [parent, grandparent].find(isNpm);
}

function isNpm(pid: number): boolean {
  return read(pid, 'cmdline').includes('npm');
}

function read(pid: number, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // exited, or no /proc
  }
}
