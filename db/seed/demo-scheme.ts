import type { Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import type { PriceKind } from '../../domain/scheme/price.ts';
import type { SchemeFacts } from '../../server/scheme/open-scheme-queries.ts';
import { type DemoMuseum, demoMuseums } from './demo-museums.ts';

/** Everything that defines a scheme; `npm start` seeds the one named by `DEMO_SCHEME`. */
export type DemoScheme = {
  facts: SchemeFacts;
  mailFrom: string | null;
  /** Language of its demo people. */
  language: Language;
  /** First day of prices and museums. */
  since: LocalDate;
  prices: Record<PriceKind, number>;
  vatRates: readonly { validFrom: LocalDate; basisPoints: number }[];
  seo: readonly DemoSeo[];
  museums: () => DemoMuseum[];
  /** Differences from the shipped facts. */
  decided: readonly DatedFact[];
};

export type DemoSeo = {
  recordId: string;
  language: Language;
  title: string;
  description: string;
};

/** Entirely invented, and marked so where it would be on a receipt. */
export const DEMO_SCHEME: SchemeFacts = {
  productForms: {
    fi: {
      nominative: 'Museokortti',
      gen: 'Museokortin',
      par: 'Museokorttia',
      ill: 'Museokorttiin',
      ine: 'Museokortissa',
      ela: 'Museokortista',
      ade: 'Museokortilla',
      all: 'Museokortille',
      abl: 'Museokortilta',
    },
    sv: { nominative: 'Museikort', def: 'Museikortet', defgen: 'Museikortets' },
    en: { nominative: 'Museum Card', low: 'museum card' },
  },
  deliveryWeeks: '1–2',
  conditionsUrl: { fi: '{host}/ehdot', sv: '{host}/sv/villkor', en: '{host}/en/terms' },
  conditionsVersion: '2026-11',
  serviceEmail: 'asiakaspalvelu@example.fi',
  servicePhone: '+358 9 000 0000',
  serviceHours: { fi: 'ma–pe 9–16', sv: 'må–fre 9–16', en: 'Mon–Fri 9–16' },
  seller: {
    name: 'Museokortti-yhtiö Oy (esimerkki)',
    businessId: '1234567-1',
    streetAddress: 'Esimerkkikatu 1',
    zipCode: '00100',
    city: 'Helsinki',
  },
  companyOrderMaxUnits: 500,
};

/** First day of the demo's prices and museums. */
const DEMO_SINCE = localDate('2015-05-05');

const DEMO_PRICES = { annual: 7900, renewalWhileValid: 7400, monthly: 690 };

/** Admission to cultural venues: the reduced rate, 14 % from 2025 and 13.5 % from 2026. */
export const DEMO_VAT_RATES = [
  { validFrom: localDate('2013-01-01'), basisPoints: 1000 },
  { validFrom: localDate('2025-01-01'), basisPoints: 1400 },
  { validFrom: localDate('2026-01-01'), basisPoints: 1350 },
];

/** SEO texts; a product record has a title and nothing else. */
const DEMO_SEO: DemoSeo[] = [
  {
    recordId: 'home',
    language: 'fi',
    title: 'Yksi kortti, koko Suomen museot',
    description:
      'Osta {product} itsellesi tai lahjaksi. Kortti on käytössäsi heti maksun jälkeen ja avaa mukana olevien museoiden ovet koko vuodeksi.',
  },
  {
    recordId: 'home',
    language: 'sv',
    title: 'Ett kort, hela Finlands museer',
    description:
      'Köp {product.def} till dig själv eller som gåva. Kortet gäller genast efter betalningen och öppnar de anslutna museernas dörrar i ett helt år.',
  },
  {
    recordId: 'home',
    language: 'en',
    title: 'One card, museums all over Finland',
    description:
      'Buy a {product} for yourself or as a gift. It works as soon as you have paid and opens the doors of participating museums for a whole year.',
  },
  { recordId: 'museokortti-12', language: 'fi', title: '{product} vuodeksi', description: '' },
  { recordId: 'museokortti-12', language: 'sv', title: '{product} för ett år', description: '' },
  { recordId: 'museokortti-12', language: 'en', title: '{product} for a year', description: '' },
];

/** The scheme of the demo and of almost every test. */
export const FIRST_SCHEME: DemoScheme = {
  facts: DEMO_SCHEME,
  // The sender of the settings.
  mailFrom: null,
  language: 'fi',
  since: DEMO_SINCE,
  prices: DEMO_PRICES,
  vatRates: DEMO_VAT_RATES,
  seo: DEMO_SEO,
  museums: demoMuseums,
  decided: [],
};
