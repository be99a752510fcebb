import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localDate } from '../../../../domain/base/local-date.ts';
import { emptyMuseum, type MuseumFacts } from '../../../../domain/museum/museum-facts.ts';
import { PageAround } from '../../../../test/page-around.tsx';
import { texts } from '../../../texts/fi/parts/museum-editor.ts';
import { PricesPart } from './offer-parts.tsx';

const today = localDate('2026-11-18');
const held = [{ validFrom: '2020-01-01', amount: 2000 }];

function shown(typed: MuseumFacts['prices']): string {
  const facts = { ...emptyMuseum(today), prices: held };
  const draft = { ...facts, prices: [...held, ...typed] };
  return renderToStaticMarkup(
    <PageAround>
      <PricesPart {...{ texts, facts, draft, today }} change={() => {}} />
    </PageAround>,
  );
}

test('a price in force is read-only', () => {
  const page = shown([]);
  expect(page).toContain('20,00');
  expect(page).not.toContain('<input');
});

test.each(['2026-11-10', '0002-12-01'])(
  'a row that is being typed stays open while its day is %s',
  (validFrom) => {
    const page = shown([{ validFrom, amount: Number.NaN }]);
    expect(page).toContain(`value="${validFrom}"`);
    expect(page).toContain('id="prices-1-amount"');
    expect(page).not.toContain('NaN €');
  },
);
