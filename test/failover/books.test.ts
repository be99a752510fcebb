import { describe, expect, test } from 'vitest';
import { type Acknowledged, agrees, type Booked, compareBooks } from './books.ts';

const AT = 1_000_000;

function told(changes: Partial<Acknowledged> = {}): Acknowledged {
  return { orders: ['o1'], payments: ['p1'], paid: new Map([['s1', AT]]), ...changes };
}
function database(changes: Partial<Booked> = {}) {
  const row = { stamp: 's1', settledAt: AT - 20, cards: 1, ledgerEntries: 1, letters: 1 };
  return { orders: new Set(['o1']), payments: new Set(['p1']), booked: [{ ...row, ...changes }] };
}

describe('consistency after a failover', () => {
  test('holds when everything acknowledged is there once', () => {
    expect(agrees(compareBooks(told(), ['s1'], database()))).toBe(true);
  });

  test('an acknowledged order, payment or settlement that is missing is lost', () => {
    const { lost } = compareBooks(
      told({ orders: ['o1', 'o2'], payments: ['p1', 'p2'], paid: new Map([['s2', AT]]) }),
      ['s1'],
      database(),
    );
    expect(lost).toEqual(['order o2', 'payment p2', 'settlement s2']);
  });

  test('an unsettled payment is lost once its settlement was acknowledged', () => {
    const findings = compareBooks(told(), ['s1'], database({ settledAt: null, cards: 0 }));
    expect(findings.lost).toEqual(['settlement s1']);
    expect(findings.unsettled).toEqual([]);
  });

  test('a payment settled again after its acknowledgement was lost in between', () => {
    const findings = compareBooks(told(), ['s1'], database({ settledAt: AT + 60_000 }));
    expect(findings.lost).toEqual([]);
    expect(findings.lostAndFound).toEqual(['s1']);
    expect(agrees(findings)).toBe(false);
  });

  test.each([{ cards: 2 }, { ledgerEntries: 2 }, { letters: 2 }])('%o is doubled', (changes) => {
    expect(compareBooks(told(), ['s1'], database(changes)).doubled).toEqual(['effect s1']);
  });

  test('two charges of one payment are doubled', () => {
    expect(compareBooks(told(), ['s1', 's1'], database()).doubled).toEqual(['charge s1']);
  });

  test('a charge that was neither acknowledged nor settled is reported', () => {
    const findings = compareBooks(told(), ['s1', 's9'], database());
    expect(findings.unsettled).toEqual(['s9']);
    expect(agrees(findings)).toBe(false);
  });
});
