import { expect, test } from 'vitest';

/** For each event what it changes; `from`: what the state has instead before it. */
export type Transitions<State, Event extends { type: string }> = {
  [Type in Event['type']]: [
    event: Omit<Extract<Event, { type: Type }>, 'type'>,
    change: Partial<State>,
    from?: Partial<State>,
  ][];
};

/**
 * Every event of a reducer, from a state in which no field is as it was at first: it changes what stands beside it and
 * nothing else. A new event has no row, and does not compile.
 */
export function testTransitions<State extends object, Event extends { type: string }>(
  reduce: (state: State, event: Event) => State,
  full: State,
  transitions: Transitions<State, Event>,
): void {
  const rows = Object.entries<[object, Partial<State>, Partial<State>?][]>(transitions);
  const all = rows.flatMap(([type, cases]) =>
    cases.map(([event, change, from]) => ({
      title: `${type} changes ${Object.keys(change).join(', ') || 'nothing'}`,
      ...{ event: { type, ...event }, change, from },
    })),
  );
  test.each(all)('$title', ({ event, change, from }) => {
    const before = { ...full, ...from };
    expect(reduce(before, event as unknown as Event)).toEqual({ ...before, ...change });
  });
}
