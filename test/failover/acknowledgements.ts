export type Acknowledgements = {
  /** Records that a write was acknowledged. */
  note(): void;
  count(): number;
  /** The longest time without an acknowledgement, in milliseconds, that overlaps the span. */
  longestGap(from: number, until: number): number;
};

/** Times of acknowledged writes. The time between two is how long nothing could be sold. */
export function keepAcknowledgements(now: () => number = Date.now): Acknowledgements {
  const moments: number[] = [];
  return {
    note: () => void moments.push(now()),
    count: () => moments.length,
    longestGap(from, until) {
      const before = moments.filter((moment) => moment <= from).at(-1) ?? from;
      const within = moments.filter((moment) => moment > from && moment <= until);
      const edges = [before, ...within, ...(within.length === 0 ? [until] : [])];
      const gaps = edges.slice(1).map((edge, index) => edge - (edges[index] as number));
      return Math.max(0, ...gaps);
    },
  };
}
