import { describe, expect, test } from 'vitest';
import { agrees, type Booked, compareBooks, type Told } from './books.ts';

const AT = 1_000_000;

function told(changes: Partial<Told> = {}): Told {
  return { orders: ['o1'], payments: ['p1'], paid: new Map([['s1', AT]]), ...changes };
}
function database(changes: Partial<Booked> = {}) {
  const row = { stamp: 's1', settledAt: AT - 20, cards: 1, ledgerEntries: 1, letters: 1 };
  return { orders: new Set(['o1']), payments: new Set(['p1']), booked: [{ ...row, ...changes }] };
}

describe('the books of a failover', () => {
  test('agree when everything told is there once', () => {
    expect(agrees(compareBooks(told(), ['s1'], database()))).toBe(true);
  });

  test('an order, a payment and a settlement that were told and are not there are lost', () => {
    const { lost } = compareBooks(
      told({ orders: ['o1', 'o2'], payments: ['p1', 'p2'], paid: new Map([['s2', AT]]) }),
      ['s1'],
      database(),
    );
    expect(lost).toEqual(['order o2', 'payment p2', 'settlement s2']);
  });

  test('a payment that is there and not settled is lost once somebody was told', () => {
    const findings = compareBooks(told(), ['s1'], database({ settledAt: null, cards: 0 }));
    expect(findings.lost).toEqual(['settlement s1']);
    expect(findings.unsettled).toEqual([]);
  });

  test('one that was settled again after it had been told was lost in between', () => {
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

  test('money that nobody was told of and nobody settled is seen', () => {
    const findings = compareBooks(told(), ['s1', 's9'], database());
    expect(findings.unsettled).toEqual(['s9']);
    expect(agrees(findings)).toBe(false);
  });
});
