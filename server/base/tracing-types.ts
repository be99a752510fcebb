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
