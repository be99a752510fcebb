import { expect, test } from 'vitest';

/** Expected change of each event; `from`: differences of the state before it. */
export type Transitions<State, Event extends { type: string }> = {
  [Type in Event['type']]: [
    event: Omit<Extract<Event, { type: Type }>, 'type'>,
    change: Partial<State>,
    from?: Partial<State>,
  ][];
};

/**
 * Tests every event of a reducer, starting from a state without initial values: it changes the listed fields and no
 * others. A new event without a row does not compile.
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
