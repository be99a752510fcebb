import { describe, expect, test } from 'vitest';
import { planCards } from './merge-cards.ts';

const card = (cardId: string, part = {}) => ({ cardId, isUnused: false, isOver: false, ...part });
const used = (cardId: string) => card(cardId);
const unused = (cardId: string) => card(cardId, { isUnused: true });
const over = (cardId: string) => card(cardId, { isOver: true });
const summaryOf = (plan: ReturnType<typeof planCards>) =>
  plan && [plan.main?.cardId ?? null, plan.spare?.cardId ?? null, plan.addsTime];

describe('cards of merged accounts', () => {
  test('one card, or none, is kept as it is', () => {
    expect(summaryOf(planCards(null, null))).toEqual([null, null, false]);
    expect(summaryOf(planCards(null, used('b')))).toEqual(['b', null, false]);
    expect(summaryOf(planCards(unused('a'), null))).toEqual(['a', null, false]);
  });

  test('unused time is added to the other card, whichever account has it', () => {
    expect(summaryOf(planCards(used('a'), unused('b')))).toEqual(['a', 'b', true]);
    expect(summaryOf(planCards(unused('a'), used('b')))).toEqual(['b', 'a', true]);
    expect(summaryOf(planCards(unused('a'), unused('b')))).toEqual(['a', 'b', true]);
    expect(summaryOf(planCards(over('a'), unused('b')))).toEqual(['a', 'b', true]);
  });

  test('an ended card is dropped without adding time', () => {
    expect(summaryOf(planCards(used('a'), over('b')))).toEqual(['a', 'b', false]);
    expect(summaryOf(planCards(over('a'), used('b')))).toEqual(['b', 'a', false]);
  });

  test('two cards in use cannot be merged', () => {
    expect(planCards(used('a'), used('b'))).toBeNull();
  });
});
