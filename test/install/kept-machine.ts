import type { BareMachine } from './bare-machine.ts';

/** Keeps images; removes containers and volumes. Prints the names of the volumes. */
const FORGET = `if command -v podman >/dev/null; then
  podman rm --all --force >/dev/null
  podman volume ls --quiet
  podman volume rm --all --force >/dev/null
fi`;

/**
 * Each run generates new secrets, which fit no database of an earlier run: its start would hang. Returns a message, or
 * null on a fresh machine.
 */
export async function forgetLastWalk(machine: Pick<BareMachine, 'type'>): Promise<string | null> {
  const volumes = (await machine.type(FORGET)).split('\n').filter(Boolean);
  if (volumes.length === 0) return null;
  return `Of the walk before, the images are used again and its data is gone, because this walk makes new secrets: ${volumes.join(', ')}.`;
}
