import { cents } from '../../../domain/base/cents.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { links } from './example-facts.ts';

/** Letters to holders about their card. */
export const cardExamples = {
  'card-blocked': { firstName: 'Aino' },
  'number-replaced': { firstName: 'Aino', link: links.myCard },
  'address-changed': { firstName: 'Aino', address: 'Puutarhakatu 12 B 7, 20100 Turku' },
  'card-ending': {
    firstName: 'Aino',
    lastDay: localDate('2026-12-14'),
    price: cents(7400),
    laterPrice: cents(7900),
    monthlyPlan: { instalment: cents(690), total: cents(8280) },
    link: 'https://kortti.example/oma/jatka',
  },
  'terms-changed': {
    firstName: 'Aino',
    version: '2026-11',
    inForceOn: localDate('2027-02-01'),
    changes: [
      'Kortilla pääsee sisään kerran päivässä kussakin museossa.',
      'Vastaamme reklamaatioihin 14 päivän kuluessa.',
    ],
    links: { terms: links.terms, renewal: 'https://kortti.example/oma/jatka' },
  },
  'year-added': {
    firstName: 'Aino',
    card: { state: 'valid' as const, lastDay: localDate('2027-11-20') },
    link: links.myCard,
  },
  'gift-ended': {
    firstName: 'Elias',
    card: { state: 'refunded' as const, lastDay: null },
    link: links.myCard,
  },
};
