import type { Language } from '../../domain/base/language.ts';
import type { LedgerKind } from '../../domain/card/ledger-entry.ts';
import { DEMO_DESK, DEMO_STAFF } from './demo-workers.ts';

/** Days are relative to the day of seeding, so that the demo never ages. */
export type DemoEntry = {
  kind: LedgerKind;
  daysAgo: number;
  months?: number;
  /** Paid monthly. */
  startsAtOnce?: true;
  /** Price paid at once, in cents, where an order is shown. */
  price?: number;
};
export type DemoVisit = { museum: string; daysAgo: number };
export type DemoPerson = {
  emailAddress: string;
  firstName: string;
  lastName: string;
  yearOfBirth: number;
  language: Language;
  /** Postal address of the order, if there is one. */
  home?: { streetAddress: string; zipCode: string; city: string; phone: string };
  ledger: DemoEntry[];
  visits: DemoVisit[];
};

export const DEMO_PASSWORD = 'Revontuli7x';

/** In development only; everyone has the same password. */
export const DEMO_LOGINS = [
  { who: 'customer with a card', emailAddress: 'aino.lahtinen@example.fi' },
  { who: 'card has expired', emailAddress: 'olli.virtanen@example.fi' },
  { who: 'pays monthly', emailAddress: 'sanna.nieminen@example.fi' },
  { who: 'card not used yet (Swedish)', emailAddress: 'erik.ohman@example.fi' },
  ...[...DEMO_DESK, ...DEMO_STAFF].map(({ who, emailAddress }) => ({ who, emailAddress })),
];

const AINO: DemoPerson = {
  emailAddress: 'aino.lahtinen@example.fi',
  firstName: 'Aino',
  lastName: 'Lahtinen',
  yearOfBirth: 1987,
  language: 'fi',
  home: {
    streetAddress: 'Puutarhakatu 12 B 7',
    zipCode: '20100',
    city: 'Turku',
    phone: '+358401234567',
  },
  ledger: [
    { kind: 'bought', daysAgo: 371, months: 12 },
    { kind: 'campaignMonths', daysAgo: 371, months: 1 },
    { kind: 'registered', daysAgo: 371 },
    { kind: 'firstVisit', daysAgo: 352 },
    { kind: 'renewedWhileValid', daysAgo: 20, months: 12, price: 7400 },
  ],
  visits: [
    { museum: 'turun-taidemuseo', daysAgo: 352 },
    { museum: 'aboa-vetus-ars-nova', daysAgo: 338 },
    { museum: 'turun-linna', daysAgo: 324 },
    { museum: 'amos-rex', daysAgo: 310 },
    { museum: 'nykytaiteen-museo-kiasma', daysAgo: 310 },
    { museum: 'ateneumin-taidemuseo', daysAgo: 289 },
    { museum: 'museokeskus-vapriikki', daysAgo: 268 },
    { museum: 'sara-hildenin-taidemuseo', daysAgo: 267 },
    { museum: 'serlachius-gosta', daysAgo: 266 },
    { museum: 'wam-turun-kaupungin-taidemuseo', daysAgo: 240 },
    { museum: 'rauman-taidemuseo', daysAgo: 219 },
    { museum: 'porin-taidemuseo', daysAgo: 218 },
    { museum: 'hameen-linna', daysAgo: 197 },
    { museum: 'forum-marinum', daysAgo: 176 },
    { museum: 'olavinlinna', daysAgo: 155 },
    { museum: 'suomen-metsamuseo-lusto', daysAgo: 154 },
    { museum: 'kuopion-museo', daysAgo: 152 },
    { museum: 'ahvenanmaan-merenkulkumuseo-ja-museoalus-pommern', daysAgo: 131 },
    { museum: 'kastelholman-linna', daysAgo: 130 },
    { museum: 'tiedekeskus-arktikum', daysAgo: 102 },
    { museum: 'saamelaismuseo-siida', daysAgo: 100 },
    { museum: 'designmuseo', daysAgo: 64 },
    { museum: 'didrichsenin-taidemuseo', daysAgo: 63 },
    { museum: 'turun-taidemuseo', daysAgo: 31 },
    { museum: 'ateneumin-taidemuseo', daysAgo: 9 },
    { museum: 'aboa-vetus-ars-nova', daysAgo: 3 },
  ],
};

const OLLI: DemoPerson = {
  emailAddress: 'olli.virtanen@example.fi',
  firstName: 'Olli',
  lastName: 'Virtanen',
  yearOfBirth: 1961,
  language: 'fi',
  ledger: [
    { kind: 'bought', daysAgo: 440, months: 12 },
    { kind: 'registered', daysAgo: 439 },
    { kind: 'firstVisit', daysAgo: 410 },
  ],
  visits: [
    { museum: 'oulun-taidemuseo', daysAgo: 410 },
    { museum: 'vilho-lampi-museo', daysAgo: 300 },
    { museum: 'rovaniemen-taidemuseo-korundi', daysAgo: 120 },
  ],
};

const SANNA: DemoPerson = {
  emailAddress: 'sanna.nieminen@example.fi',
  firstName: 'Sanna',
  lastName: 'Nieminen',
  yearOfBirth: 1999,
  language: 'fi',
  home: {
    streetAddress: 'Satakunnankatu 18 A 3',
    zipCode: '33100',
    city: 'Tampere',
    phone: '+358501234567',
  },
  ledger: [
    { kind: 'bought', daysAgo: 125, months: 12, startsAtOnce: true },
    { kind: 'registered', daysAgo: 125 },
  ],
  visits: [
    { museum: 'tampereen-taidemuseo', daysAgo: 118 },
    { museum: 'museo-milavida', daysAgo: 90 },
    { museum: 'museokeskus-vapriikki', daysAgo: 34 },
  ],
};

const ERIK: DemoPerson = {
  emailAddress: 'erik.ohman@example.fi',
  firstName: 'Erik',
  lastName: 'Öhman',
  yearOfBirth: 1974,
  language: 'sv',
  ledger: [
    { kind: 'bought', daysAgo: 6, months: 12, price: 7900 },
    { kind: 'registered', daysAgo: 6 },
  ],
  visits: [],
};

export const DEMO_PEOPLE = [AINO, OLLI, SANNA, ERIK];
