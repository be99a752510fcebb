import type { Language } from '../../../domain/base/language.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import type { Letterhead } from '../letter.ts';
import { type LetterName, letterKind } from '../letters.ts';
import { exampleLetterhead } from './example-facts.ts';

/** The letter's sample data; names and other user input are translated. */
export function exampleIn(name: LetterName, language: Language): unknown {
  const { example: inFinnish, exampleIn: others } = letterKind(name);
  const words = language === 'fi' ? {} : others?.[language];
  const example: { receipt?: Receipt } = Object.assign({}, inFinnish, words);
  const { receipt } = example;
  return receipt ? { ...example, receipt: receiptIn(receipt, language) } : example;
}

/** Order lines are in the language of the order. */
function receiptIn(receipt: Receipt, language: Language): Receipt {
  const { nominative } = HEADS[language].product;
  const lines = receipt.lines.map((line) => ({
    ...line,
    description: line.description.replace(HEADS.fi.product.nominative, nominative),
  }));
  return { ...receipt, lines };
}

const HEADS: Record<Language, Pick<Letterhead, 'product' | 'serviceHours'>> = {
  fi: { product: exampleLetterhead.product, serviceHours: 'ma–pe 9–16' },
  sv: {
    product: { nominative: 'Konstkort', def: 'Konstkortet', defgen: 'Konstkortets' },
    serviceHours: 'må–fre 9–16',
  },
  en: { product: { nominative: 'Art Card', low: 'art card' }, serviceHours: 'Mon–Fri 9–16' },
};

export function letterheadIn(language: Language): Letterhead {
  return { ...exampleLetterhead, ...HEADS[language] };
}
