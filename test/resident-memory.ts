import { readdirSync, readFileSync } from 'node:fs';

/** Resident megabytes of a process and its children. */
export function residentMegabytes(pid: number): number {
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(residentOf)
    .filter(({ id, parent }) => id === pid || parent === pid);
  return Math.round(own.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1000);
}

function residentOf(name: string) {
  const id = Number(name);
  try {
    const text = readFileSync(`/proc/${name}/status`, 'utf8');
    const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
    return { id, parent: field('PPid'), kilobytes: field('VmRSS') || 0 };
  } catch {
    return { id, parent: 0, kilobytes: 0 }; // exited meanwhile
  }
}
