import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageAround } from '../../../../test/page-around.tsx';
import { texts } from '../../../texts/fi/office-refunds.ts';
import { texts as shell } from '../../../texts/fi/shell.ts';
import type { Comparison } from './refund-data.ts';
import { VoucherDifferences } from './voucher-differences.tsx';

const line = { row: 2, stamp: 'a1', orderNumber: 'MK1', amount: 79, ours: null };
const none = { count: 0, lines: [] };
const AGREES: Comparison = {
  ...{ lines: 1, received: 1, toldBefore: 0 },
  differences: {
    ...{ waiting: none, unmatched: none, otherSum: none, repeated: none, reversed: none },
  },
  ...{ otherProviderRows: [], reversalRows: [], unpaidRows: [], unreadRows: [] },
  recorded: null,
};

function wordsOf(found: Comparison): string {
  const drawn = renderToStaticMarkup(
    <PageAround>
      <VoucherDifferences found={found} texts={texts.vouchers} shell={shell} />
    </PageAround>,
  );
  return drawn.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}
const differing = (differences: Partial<Comparison['differences']>): Comparison => ({
  ...AGREES,
  differences: { ...AGREES.differences, ...differences },
});

test('a differing amount is shown beside ours, as a difference', () => {
  const words = wordsOf(
    differing({ otherSum: { count: 1, lines: [{ ...line, amount: 7900, ours: 79 }] } }),
  );

  expect(words).toContain('Eri summa kuin meillä (1) Näitä ei kirjata.');
  expect(words).toContain('MK1, luettelossa 7 900,00 €, meillä 79,00 € rivi 2, leima a1');
  expect(words).not.toContain('Kaikki täsmää.');
  expect(wordsOf(AGREES)).toContain('Kaikki täsmää.');
});

test('hidden rows are counted, and rows left by a recording are listed', () => {
  const found = differing({
    waiting: { count: 300, lines: [line] },
    reversed: { count: 2, lines: [line] },
  });
  const recorded = { settled: 200, refundFlagged: 1, unmatched: 0 };

  expect(wordsOf(found)).toContain('Maksettu siellä, ei kirjattu täällä (300)');
  expect(wordsOf(found)).toContain('Näistä näytetään ja kirjataan kerralla 1 ensimmäistä.');
  expect(wordsOf(found)).toContain('Näistä näytetään 1 ensimmäistä.');
  expect(wordsOf(found)).not.toContain('Kirjaamatta');
  expect(wordsOf({ ...found, recorded })).toContain('Toteutettuja tilauksia: 200.');
  expect(wordsOf({ ...found, recorded })).toContain('Kirjaamatta on vielä 300 riviä.');
  expect(wordsOf({ ...AGREES, recorded })).not.toContain('Kirjaamatta');
});

test('listed rows are counted in full, and a long list says that it is cut', () => {
  const unpaidRows = Array.from({ length: 60 }, (_, index) => index + 2);

  expect(wordsOf({ ...AGREES, unpaidRows })).toMatch(/ei maksettu \(60\): rivit 2, .*, 51 …\./);
  expect(wordsOf({ ...AGREES, unreadRows: [7] })).toContain(
    'Ei voitu lukea (1): rivi 7. Siitä puuttuu',
  );
});
