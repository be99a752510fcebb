/** What may be told of a piece of work: names and figures of ours, never what somebody wrote. */
export type Attributes = Record<string, string | number>;

export type Work<T> = {
  name: string;
  kind: 'server' | 'client' | 'job';
  attributes: Attributes;
  /** What its result adds. */
  ended?: (result: T) => Attributes;
};

/** A request lasts from one hook of the framework to another, which no function encloses. */
export type RequestSpan = { end(name: string, attributes: Attributes, isFault: boolean): void };

export type Tracing = {
  around<T>(work: Work<T>, run: () => Promise<T>): Promise<T>;
  /** What `next` starts belongs to the request. */
  beginRequest(attributes: Attributes, next: () => void): RequestSpan;
  /** Of what runs now; null outside of any trace. */
  traceId(): string | null;
  stop(): Promise<void>;
};

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
