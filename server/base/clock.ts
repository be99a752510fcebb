/** Epoch milliseconds: the only place where the time comes in, so that tests may move it. */
export type Clock = {
  now(): number;
  /** Of the demo's clock alone. */
  moveBy?(ms: number): Promise<void>;
  close?(): Promise<void>;
};

export const systemClock: Clock = { now: () => Date.now() };
