import { createHash } from 'node:crypto';
import type { World } from '../payments/world.ts';
import { findCard, TEST_CARDS, type TestCard } from './test-card.ts';

export function cardOfToken(world: World, token: string): TestCard | null {
  const published = TEST_CARDS.find((known) => known.token === token);
  return published ?? findCard(world.tokens[token]);
}

/** Token and card of a tokenization: a published one, or one saved here. */
export function findTokenization(
  world: World,
  id: string,
): { token: string; card: TestCard } | null {
  const published = TEST_CARDS.find((known) => known.tokenizationId === id);
  if (published) return { token: published.token, card: published };
  const own = world.tokenizations[id];
  const card = findCard(own?.cardId);
  return own?.token && card ? { token: own.token, card } : null;
}

/** A card in the real service's format: snake case, all values as text. */
export function cardDetails(card: TestCard): Record<string, string> {
  const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    type: card.brand,
    bin: card.bin,
    partial_pan: card.lastFour,
    expire_year: card.expireYear,
    expire_month: card.expireMonth,
    cvc_required: 'not_tested',
    funding: card.funding,
    category: card.category,
    country_code: 'FI',
    pan_fingerprint: fingerprint(`pan ${card.id}`),
    card_fingerprint: fingerprint(`card ${card.id} ${card.expireYear}-${card.expireMonth}`),
  };
}
