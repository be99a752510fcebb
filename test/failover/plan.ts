import { FAULTS } from './faults.ts';

/** Repetitions of each fault in a full run. The frozen and the paused primary once lost purchases. */
const TIMES: Record<string, number> = {
  'primary killed': 2,
  'PostgreSQL of the primary killed': 1,
  'power of the primary cut': 2,
  'primary frozen': 4,
  'machine of the primary paused': 6,
  'Patroni of the primary frozen': 1,
  'primary cut off the network': 2,
  'primary cut off its standbys': 2,
  'switched over on purpose': 2,
  'synchronous standby killed': 1,
  'synchronous standby cut off the network': 1,
  'etcd frozen as a whole': 1,
  'process of the portal killed': 1,
};

export type Planned = { kind: string; turn: number };

/**
 * Alternates kinds, so that each follows the effects of the others. `only` selects names that contain it, repeated that
 * often.
 */
export function planFaults(only = '', times?: number): Planned[] {
  const kinds = Object.keys(FAULTS).filter((kind) => kind.includes(only));
  const timesOf = (kind: string) => times ?? TIMES[kind] ?? 1;
  const most = Math.max(...kinds.map(timesOf));
  return Array.from({ length: most }, (_, turn) => turn).flatMap((turn) =>
    kinds.filter((kind) => turn < timesOf(kind)).map((kind) => ({ kind, turn })),
  );
}
