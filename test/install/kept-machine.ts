import type { BareMachine } from './bare-machine.ts';

/** Images stay; what ran and what it kept goes. The names of the volumes are printed. */
const FORGET = `if command -v podman >/dev/null; then
  podman rm --all --force >/dev/null
  podman volume ls --quiet
  podman volume rm --all --force >/dev/null
fi`;

/**
 * Each walk makes its secrets anew, and they fit no database of the walk before: its start would hang. The sentence that
 * says so, or null on a machine that nobody has walked on.
 */
export async function forgetLastWalk(machine: Pick<BareMachine, 'type'>): Promise<string | null> {
  const volumes = (await machine.type(FORGET)).split('\n').filter(Boolean);
  if (volumes.length === 0) return null;
  return `Of the walk before, the images are used again and its data is gone, because this walk makes new secrets: ${volumes.join(', ')}.`;
}
