import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HeldCard as Held } from '../../../contract/checkout/held-card.ts';
import { PageAround } from '../../../test/page-around.tsx';
import { texts } from '../../texts/fi/buy-card.ts';
import { HeldCard } from './held-card.tsx';

const at = (state: Held['state'], validUntil: string | null = null): Held => ({
  state,
  validUntil,
  waitsForFirstVisit: state === 'waitsForFirstVisit',
});

test.each([
  ['valid', at('valid', '2027-06-24'), 'voimassa 24.6.2027 asti'],
  ['ended', at('ended', '2026-06-24'), 'päättyi 24.6.2026'],
  ['not used yet', at('waitsForFirstVisit'), texts.held.unused],
  ['paid back', at('refunded'), texts.held.refunded],
  ['on hold', at('onHold', '2027-06-24'), texts.held.onHold],
  ['blocked', at('blocked', '2027-06-24'), texts.held.blocked],
])('a held card that is %s is described by its state', (_, card, told) => {
  const shown = renderToStaticMarkup(
    <PageAround>
      <HeldCard texts={texts} card={card} />
    </PageAround>,
  );

  expect(shown).toContain(told);
});
