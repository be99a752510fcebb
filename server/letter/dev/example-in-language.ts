import type { Language } from '../../../domain/base/language.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import type { Letterhead } from '../letter.ts';
import type { LetterData, LetterName } from '../letters.ts';
import { exampleLetterhead } from './example-facts.ts';
import { letterExamples } from './letter-examples.ts';

type Words = { [Name in LetterName]?: Partial<LetterData<Name>> };

/** Names and other user input of the samples, translated. */
const WORDS: Record<Exclude<Language, 'fi'>, Words> = {
  sv: {
    'purchase-confirmation': { startWording: 'card2.sv' },
    'renewal-confirmation': { startWording: 'renewal2.sv' },
    'terms-changed': {
      changes: [
        'Kortet ger inträde en gång per dag till varje museum.',
        'Vi besvarar reklamationer inom 14 dagar.',
      ],
    },
    'contact-answer': {
      answer:
        'Hej Aino,\n\nditt kort fungerar nu. Kundnumret finns i Mitt Konstkort.\n\nMed vänliga hälsningar\nHelmi, kundtjänst',
      question: 'Jag hittar inte mitt kundnummer någonstans.',
    },
    'staff-invitation': { roles: ['Kundtjänstmedarbetare'] },
    'staff-role-given': { roles: ['Ekonomi'] },
    'staff-role-confirmed': { roles: ['Ekonomi'] },
    'second-factor-changed': { name: 'Jobbtelefon' },
    gift: { greeting: 'Grattis på födelsedagen!' },
  },
  en: {
    'purchase-confirmation': { startWording: 'card2.en' },
    'renewal-confirmation': { startWording: 'renewal2.en' },
    'terms-changed': {
      changes: [
        'The card lets you in once a day at each museum.',
        'We answer complaints within 14 days.',
      ],
    },
    'contact-answer': {
      answer:
        'Hello Aino,\n\nyour card works now. The customer number is in My Art Card.\n\nKind regards\nHelmi, customer service',
      question: 'I cannot find my customer number anywhere.',
    },
    'staff-invitation': { roles: ['Agent'] },
    'staff-role-given': { roles: ['Finance'] },
    'staff-role-confirmed': { roles: ['Finance'] },
    'second-factor-changed': { name: 'Work phone' },
    gift: { greeting: 'Happy birthday!' },
  },
};

export function exampleIn(name: LetterName, language: Language): unknown {
  const words = language === 'fi' ? undefined : WORDS[language][name];
  const example: object & { receipt?: Receipt } = { ...letterExamples[name], ...words };
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
