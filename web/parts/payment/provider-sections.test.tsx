import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localDate } from '../../../domain/base/local-date.ts';
import { pageFactsOn } from '../../../domain/scheme/scheme-facts.ts';
import { texts as en } from '../../texts/en/parts/payment.ts';
import { texts as fi } from '../../texts/fi/parts/payment.ts';
import { texts as sv } from '../../texts/sv/parts/payment.ts';
import { ProviderSections } from './provider-sections.tsx';

const nordea = { id: 'nordea', name: 'Nordea', url: null, svg: '', parameters: [] };

test.each([
  [fi, '79,00\u00a0€', 'Tilaa ja maksa 79,00\u00a0€'],
  [sv, '79,00\u00a0€', 'Beställ och betala 79,00\u00a0€'],
  [en, '€79.00', 'Order and pay €79.00'],
])('the commitment is shown above the methods and in the name of each', (texts, amount, words) => {
  const drawn = renderToStaticMarkup(
    <ProviderSections
      providers={[nordea]}
      purchase={{ kind: 'standard', billing: 'annually' }}
      lastBank={null}
      chosen={null}
      onChoose={() => {}}
      amount={amount}
      texts={texts}
      facts={pageFactsOn([], localDate('2026-11-16'), 'fi')}
    />,
  );
  const said = drawn.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

  expect(said.startsWith(`|${words} `)).toBe(true);
  for (const name of ['Nordea', 'ePassi', 'Smartum', 'Edenred']) {
    expect(said).toContain(`|${words}: |${name}|`);
  }
});
