import { expect, test } from 'vitest';
import { serviceState } from './service-state.ts';

test.each([
  [null, 'down', 'down', 'down'],
  [{ payments: 0, letters: 0 }, 'works', 'works', 'works'],
  [{ payments: 1800, letters: 900 }, 'works', 'works', 'works'],
  [{ payments: 1801, letters: 900 }, 'works', 'late', 'works'],
  [{ payments: 0, letters: 901 }, 'works', 'works', 'late'],
])(
  'service state with %o: cards are %s, payments %s and letters %s',
  (waiting, cards, payments, letters) => {
    expect(serviceState(waiting)).toEqual({ cards, payments, letters });
  },
);
