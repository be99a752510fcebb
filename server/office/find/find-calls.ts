import type { findCalls } from '../../../contract/office/find-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import type { CardState } from '../../../domain/card/card-state.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { type Hit, search } from './search.ts';

export const findAnswers: Answers<typeof findCalls, UserContext> = {
  /** The query is metered but never logged, since it contains personal data. */
  async findInOffice({ question }, { pool, clock }) {
    const { terms, hits, hasMore } = await search(pool, question, clock.now());
    return {
      hits: hits.map(wireHit),
      hasMore,
      understood: terms.map(({ typed, kind }) => ({ typed, kind })),
    };
  },
};

function wireHit(hit: Hit) {
  const found = { group: hit.group, reasons: hit.reasons };
  if ('person' in hit) {
    const { card, ...person } = hit.person;
    return { ...found, ...person, subject: 'person' as const, card: card && stateOf(card) };
  }
  if ('order' in hit) {
    const amount = toEuros(cents(hit.order.amount));
    return { ...found, ...hit.order, subject: 'order' as const, amount };
  }
  if ('payment' in hit) {
    const amount = toEuros(cents(hit.payment.amount));
    return { ...found, ...hit.payment, subject: 'payment' as const, amount };
  }
  if ('museum' in hit) return { ...found, ...hit.museum, subject: 'museum' as const };
  return { ...found, ...hit.clientLog, subject: 'clientLog' as const };
}

function stateOf(card: CardState) {
  if (card.state === 'valid') return { state: card.state, until: card.validUntil };
  return { state: card.state, until: card.state === 'ended' ? card.endedOn : null };
}
