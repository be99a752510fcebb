import { localDate } from '../../domain/base/local-date.ts';
import type { DemoMuseum } from './demo-museums.ts';
import type { DemoScheme } from './demo-scheme.ts';

/** Without Finnish the scheme's name has one form. */
const NAME = 'Kustkort';
const SINCE = localDate('2019-05-01');
const DECIDED = { from: SINCE, until: null };

/** Slug, names, town, place and ticket price. */
const MUSEUMS: [string, [sv: string, en: string], [sv: string, en: string], string, number][] = [
  [
    'fyrens-hus',
    ['Fyrens hus', 'The Lighthouse House'],
    ['Hangö', 'Hanko'],
    '59.8230 22.9680',
    900,
  ],
  [
    'lotsarnas-stuga',
    ['Lotsarnas stuga', 'The Pilots’ Cottage'],
    ['Ekenäs', 'Ekenäs'],
    '59.9740 23.4340',
    700,
  ],
  ['bathamnen', ['Båthamnen', 'The Boat Harbour'], ['Pargas', 'Pargas'], '60.3069 22.3010', 800],
  [
    'kalkbrottet',
    ['Kalkbrottet', 'The Limestone Quarry'],
    ['Pargas', 'Pargas'],
    '60.2990 22.3100',
    1000,
  ],
  [
    'segelmakarens-gard',
    ['Segelmakarens gård', 'The Sailmaker’s Yard'],
    ['Mariehamn', 'Mariehamn'],
    '60.0973 19.9348',
    1200,
  ],
  [
    'postbaten',
    ['Postbåten', 'The Mail Boat'],
    ['Mariehamn', 'Mariehamn'],
    '60.1010 19.9390',
    1100,
  ],
  ['skutan', ['Skutan', 'The Schooner'], ['Kristinestad', 'Kristinestad'], '62.2740 21.3760', 800],
  ['tjarboden', ['Tjärboden', 'The Tar Store'], ['Jakobstad', 'Jakobstad'], '63.6750 22.7020', 900],
  ['salfangarna', ['Sälfångarna', 'The Seal Hunters'], ['Vasa', 'Vaasa'], '63.0960 21.6158', 1000],
  ['isvagen', ['Isvägen', 'The Ice Road'], ['Vasa', 'Vaasa'], '63.0900 21.6000', 700],
  [
    'strommingsmuseet',
    ['Strömmingsmuseet', 'The Herring Museum'],
    ['Borgå', 'Porvoo'],
    '60.3930 25.6650',
    900,
  ],
  [
    'kaptenens-bord',
    ['Kaptenens bord', 'The Captain’s Table'],
    ['Lovisa', 'Loviisa'],
    '60.4570 26.2250',
    1000,
  ],
];

function museums(): DemoMuseum[] {
  return MUSEUMS.map(([slug, [nameSv, nameEn], [townSv, townEn], place, cents]) => {
    const [latitude = '', longitude = ''] = place.split(' ');
    const finnish = { nameFi: nameSv, townFi: townSv };
    const swedish = { nameSv, townSv };
    const rest = { latitude, longitude, ticketCents: String(cents), website: '' };
    return { slug, ...finnish, ...swedish, nameEn, townEn, ...rest };
  });
}

/** Another invented scheme: a coastal pass, in Swedish and English, without monthly plans. */
export const SECOND_SCHEME: DemoScheme = {
  facts: {
    productForms: {
      fi: { nominative: NAME },
      sv: { nominative: NAME, def: 'Kustkortet', defgen: 'Kustkortets' },
      en: { nominative: 'Coast Pass', low: 'coast pass' },
    },
    deliveryWeeks: '2–3',
    conditionsUrl: { fi: '{host}/sv/villkor', sv: '{host}/sv/villkor', en: '{host}/en/terms' },
    conditionsVersion: '2026-11',
    serviceEmail: 'kundtjanst@example.com',
    servicePhone: '+358 6 000 0000',
    serviceHours: { fi: 'må–fre 10–15', sv: 'må–fre 10–15', en: 'Mon–Fri 10–15' },
    seller: {
      name: 'Kustens museer rf (exempel)',
      businessId: '1234567-1',
      streetAddress: 'Strandgatan 3',
      zipCode: '65100',
      city: 'Vasa',
    },
    companyOrderMaxUnits: 500,
  },
  mailFrom: 'Kustkort <kundtjanst@kustkort.example>',
  language: 'sv',
  since: SINCE,
  // Prices that instalments would have.
  prices: { annual: 4500, renewalWhileValid: 4100, monthly: 380 },
  vatRates: [{ validFrom: SINCE, basisPoints: 1000 }],
  seo: [
    {
      recordId: 'home',
      language: 'sv',
      title: 'Ett kort till kustens museer',
      description:
        'Köp {product.def} till dig själv eller som gåva. Kortet gäller genast efter betalningen.',
    },
    {
      recordId: 'home',
      language: 'en',
      title: 'One pass for the museums of the coast',
      description: 'Buy a {product} for yourself or as a gift. It works as soon as you have paid.',
    },
    { recordId: 'museokortti-12', language: 'sv', title: '{product} för ett år', description: '' },
    { recordId: 'museokortti-12', language: 'en', title: '{product} for a year', description: '' },
  ],
  museums,
  decided: [
    { topic: 'languages', value: { languages: ['sv', 'en'] }, ...DECIDED },
    { topic: 'monthly', value: { isOpen: false }, ...DECIDED },
    {
      topic: 'colours',
      value: { colours: { night: '#0b4f5c', light: '#ffb38a' } },
      ...DECIDED,
    },
  ],
};
