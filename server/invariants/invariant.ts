/** A promise about money, and a query that finds whatever breaks it. */
export type Invariant = { promise: string; broken: string };
