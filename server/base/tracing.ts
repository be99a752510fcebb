import type { Tracing, Work } from './tracing-types.ts';

/** Of the process, as its standard output is: started once, before anything that asks for it. */
let active: Tracing | null = null;

export function activeTracing(): Tracing | null {
  return active;
}

/** Without an address nothing is loaded, and work is done as if this file were not there. */
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
