/** Epoch milliseconds: the only place where the time comes in, so that tests may move it. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
