import { readFileSync } from 'node:fs';

const POLL_MS = 250;

/** Ctrl-C, a plain kill, a closed terminal, or the death of the npm that started us: all ask for the same. */
export function stopRequest(): AbortSignal {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // Who asks twice does not want to wait: the parts end by themselves when we are gone.
      if (asked.signal.aborted) process.exit(1);
      asked.abort();
    });
  }
  // Whoever started us may be killed without a chance to tell us, and we would run on where nobody sees us.
  process.once('disconnect', () => asked.abort());
  process.channel?.unref();
  const npm = npmAbove();
  if (npm) setInterval(() => isNpm(npm) || asked.abort(), POLL_MS).unref();
  return asked.signal;
}

/** npm is our parent, or its shell is. */
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
    return ''; // ended, or no such file system
  }
}
