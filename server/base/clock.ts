/** Epoch milliseconds. The only source of time, so that tests can move it. */
export type Clock = {
  now(): number;
  /** Only on the demo's clock. */
  moveBy?(ms: number): Promise<void>;
  close?(): Promise<void>;
};

export const systemClock: Clock = { now: () => Date.now() };
