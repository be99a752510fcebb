import { expect, test } from 'vitest';
import { mayMove, PAYMENT_STATES, type PaymentState } from '../domain/payment/payment-state.ts';
import { textOf } from './repository.ts';

const page = textOf('docs/architecture.md');
const FLOORS: Record<string, string[][]> = JSON.parse(textOf('folder-floors.json'));

test('the state diagram of a payment has all states and only legal moves', () => {
  const moves = [...page.matchAll(/^ {2}(\w+) --> (\w+)/gm)].map(
    ([, from, to]) => [from, to] as [PaymentState, PaymentState],
  );
  const drawn = new Set(moves.flat());

  expect(PAYMENT_STATES.filter((state) => !drawn.has(state))).toEqual([]);
  expect(moves.filter(([from, to]) => PAYMENT_STATES.includes(from) && !mayMove(from, to))).toEqual(
    [],
  );
});

test('the diagram of the data model is part of the schema', () => {
  const LINE = /^ {2}(\w+ [|}o]{2}--[|{o]{2} \w+) :/gm;
  const linesOf = (text: string) => [...text.matchAll(LINE)].map(([, line]) => line);
  const schema = linesOf(textOf('docs/schema.md'));

  expect(linesOf(page).length).toBeGreaterThan(10);
  expect(linesOf(page).filter((line) => !schema.includes(line))).toEqual([]);
});

test.each(Object.entries(FLOORS))(
  'the layers of %s in the diagram match the import rules',
  (root, floors) => {
    const letter = root === 'web/parts' ? 'p' : root.charAt(0);
    const drawn = [...page.matchAll(new RegExp(`\\b${letter}(\\d+)\\["([^"]+)"\\]`, 'g'))]
      .toSorted(([, one], [, other]) => Number(other) - Number(one))
      .map(([, , folders = '']) => folders.split(' · '));

    expect(drawn).toEqual(floors);
  },
);
