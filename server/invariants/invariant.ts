/** A promise about money, and a query that finds the rows that break it. */
export type Invariant = { promise: string; broken: string };
