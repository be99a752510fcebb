/** Names and figures of our own, never user input. */
export type Attributes = Record<string, string | number>;

export type Work<T> = {
  name: string;
  kind: 'server' | 'client' | 'job';
  attributes: Attributes;
  /** Attributes known only from the result. */
  ended?: (result: T) => Attributes;
};

/** A request spans several hooks of the framework, so no single function encloses it. */
export type RequestSpan = { end(name: string, attributes: Attributes, isFault: boolean): void };

export type Tracing = {
  around<T>(work: Work<T>, run: () => Promise<T>): Promise<T>;
  /** Spans started within `next` belong to the request. */
  beginRequest(attributes: Attributes, next: () => void): RequestSpan;
  /** Id of the current trace; null outside of any. */
  traceId(): string | null;
  stop(): Promise<void>;
};
