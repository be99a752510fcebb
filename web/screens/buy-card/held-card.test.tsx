import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageAround } from '../../../test/page-around.tsx';
import { texts } from '../../texts/fi/buy-card.ts';
import { HeldCard } from './held-card.tsx';

const valid = {
  validUntil: '2027-06-24',
  waitsForFirstVisit: false,
  isRefunded: false,
  isBlocked: false,
  isOnHold: false,
};

test.each([
  ['valid', valid, 'voimassa 24.6.2027 asti'],
  ['ended', { ...valid, validUntil: '2026-06-24' }, 'päättyi 24.6.2026'],
  ['not used yet', { ...valid, validUntil: null, waitsForFirstVisit: true }, texts.held.unused],
  ['paid back', { ...valid, validUntil: null, isRefunded: true }, texts.held.refunded],
  ['on hold', { ...valid, isOnHold: true }, texts.held.onHold],
  ['blocked', { ...valid, isBlocked: true }, texts.held.blocked],
])('a held card that is %s is told of as it is', (_, card, told) => {
  const shown = renderToStaticMarkup(
    <PageAround>
      <HeldCard texts={texts} card={card} />
    </PageAround>,
  );

  expect(shown).toContain(told);
});
