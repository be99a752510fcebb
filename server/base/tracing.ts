import type { Tracing, Work } from './tracing-types.ts';

/** One for the process, started before anything traces. */
let active: Tracing | null = null;

export function activeTracing(): Tracing | null {
  return active;
}

/** Without an address nothing is loaded, and tracing does nothing. */
export async function startTracing(address: string, version: string): Promise<void> {
  if (address === '') return;
  const { openTelemetry } = await import('./open-telemetry.ts');
  active = await openTelemetry(address, version);
}

export async function stopTracing(): Promise<void> {
  await active?.stop();
  active = null;
}

export function traced<T>(work: Work<T>, run: () => Promise<T>): Promise<T> {
  return active ? active.around(work, run) : run();
}
