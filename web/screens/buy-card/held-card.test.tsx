import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageAround } from '../../../test/page-around.tsx';
import { texts } from '../../texts/fi/buy-card.ts';
import { HeldCard } from './held-card.tsx';

test.each([
  ['valid', { validUntil: '2027-06-24', waitsForFirstVisit: false }, 'voimassa 24.6.2027 asti'],
  ['ended', { validUntil: '2026-06-24', waitsForFirstVisit: false }, 'päättyi 24.6.2026'],
  ['not used yet', { validUntil: null, waitsForFirstVisit: true }, texts.held.unused],
  ['paid back', { validUntil: null, waitsForFirstVisit: false }, texts.held.noTime],
])('a held card that is %s is told of as it is', (_, card, told) => {
  const shown = renderToStaticMarkup(
    <PageAround>
      <HeldCard texts={texts} card={card} />
    </PageAround>,
  );

  expect(shown).toContain(told);
});
