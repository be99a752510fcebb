import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageAround } from '../../../test/page-around.tsx';
import { texts } from '../../texts/fi/parts/renewal.ts';
import { EndLine } from './option-cards.tsx';
import type { RenewalOffer } from './renewal-data.ts';

const { end } = texts;

test.each([
  ['is valid', { validUntil: '2027-06-24', isValid: true }, end.now, '24.6.2027'],
  ['has ended', { validUntil: '2026-06-24', isValid: false }, end.ended, '24.6.2026'],
  ['waits for its first visit', { validUntil: null, isValid: true }, end.now, end.unused],
  ['was paid back', { validUntil: null, isValid: false }, end.now, end.none],
])('a card that %s shows so beside its new last day', (_, card, name, day) => {
  const offer = card as RenewalOffer;

  const shown = renderToStaticMarkup(
    <PageAround>
      <EndLine offer={offer} newEnd={null} texts={end} />
    </PageAround>,
  );

  expect(shown).toContain(`<dt>${name}</dt><dd>${day}</dd>`);
});
