import type { CardTrait } from '../payments/card-traits.ts';

/** Result of a card charge: null is success, a text is the acquirer's decline code. */
type Charge = string | null;

export type TestCard = {
  id: string;
  name: string;
  /** What the card demonstrates, shown on the page. */
  trait: CardTrait | null;
  brand: 'Visa' | 'Mastercard' | 'Amex';
  bin: string;
  lastFour: string;
  expireYear: string;
  expireMonth: string;
  funding: 'debit' | 'credit';
  category: 'unknown' | 'prepaid';
  /** At the first payment: no authentication, a password, automatic, or a failure. */
  threeDSecure: 'none' | 'password' | 'automatic' | 'fails';
  firstCharge: Charge;
  /** With the holder present: a decline code, success, or authentication. */
  cit: Charge | 'stepUp' | 'stepUpAutomatic';
  mit: Charge;
  tokenizationId: string;
  token: string;
};

const INSUFFICIENT_FUNDS = '116';

const GOOD: Omit<TestCard, 'id' | 'lastFour' | 'tokenizationId' | 'token'> = {
  name: 'Visa',
  trait: null,
  brand: 'Visa',
  bin: '415301',
  expireYear: '2030',
  expireMonth: '11',
  funding: 'debit',
  category: 'unknown',
  threeDSecure: 'none',
  firstCharge: null,
  cit: null,
  mit: null,
};

type Traits = Partial<Omit<TestCard, 'id' | 'lastFour'>>;

function card(id: string, tokenizationId: string, token: string, traits: Traits): TestCard {
  return { ...GOOD, ...traits, id, lastFour: id.slice(-4), tokenizationId, token };
}

/** Our cards have ids that follow from their digits. */
function ownCard(id: string, traits: Traits): TestCard {
  const tail = id.slice(-4).padStart(12, '0');
  return card(id, `5a4d0b00-0000-4000-8000-${tail}`, `5a4d0b01-0000-4000-8000-${tail}`, traits);
}

/** The real service's published test cards first; the rest are ours, one for each failure. */
export const TEST_CARDS: TestCard[] = [
  card('0024', 'b34e5821-2a85-4840-8b27-21ef81168bec', '798b445a-2216-46b7-ad1a-000f40ced6e8', {}),
  ownCard('5100', { name: 'Mastercard', brand: 'Mastercard', bin: '541333', funding: 'credit' }),
  card('0313', '686bd1da-cc39-4f7e-9e64-24ae3403d19a', '205ab994-a1a6-406d-87f4-38b3dc45051d', {
    trait: 'password',
    threeDSecure: 'password',
  }),
  card('0321', '5721f2e1-5873-4ad2-a5cb-0ca1ab08a742', '77d61296-bb55-4f80-a5db-f0ade34568cc', {
    trait: 'automatic',
    threeDSecure: 'automatic',
  }),
  card('0339', '0c1d8b9d-204b-4999-9f84-fbbc0498b84f', 'f6cbf6c2-a157-4f48-8b5b-fc9d9e211120', {
    trait: 'attempted',
    threeDSecure: 'automatic',
  }),
  card('0347', '31343be0-2b0b-4cd1-921e-1888629e8d6e', 'b7d492a1-5ded-489b-add7-65226832a3f7', {
    trait: 'confirmFails',
    threeDSecure: 'fails',
  }),
  card('0354', 'c6f78db8-7bb3-4d4a-ad7b-da7e4d4ff965', 'f4650972-c0cd-4dab-8f16-3ecf26439755', {
    trait: 'noFunds',
    firstCharge: INSUFFICIENT_FUNDS,
    cit: INSUFFICIENT_FUNDS,
    mit: INSUFFICIENT_FUNDS,
  }),
  card('1162', 'b2caa14b-f6ea-4ea9-a972-d463c8e7021c', 'e3c4b2ea-7e84-47d7-a78b-5ac7e1012199', {
    trait: 'passwordAgain',
    cit: 'stepUp',
  }),
  card('1170', 'b0911d7f-e87f-4a43-b015-a399087ef10c', '28007bdb-5865-4fdd-8c66-c7fe342a17e1', {
    trait: 'automaticAgain',
    cit: 'stepUpAutomatic',
  }),
  card('0156', '564b790d-c685-4ba4-875f-24ec361a16bd', '66d53d1f-6044-4fa6-9997-5d3544ec5632', {
    trait: 'foreignNoFunds',
    firstCharge: INSUFFICIENT_FUNDS,
    cit: INSUFFICIENT_FUNDS,
    mit: INSUFFICIENT_FUNDS,
  }),
  ownCard('2116', {
    trait: 'onceThenNoFunds',
    cit: INSUFFICIENT_FUNDS,
    mit: INSUFFICIENT_FUNDS,
  }),
  ownCard('2208', { trait: 'onceThenLost', cit: '208', mit: '208' }),
  ownCard('2012', { trait: 'expiresSoon', expireYear: '2026', expireMonth: '12' }),
  ownCard('2871', {
    name: 'Edenred',
    brand: 'Mastercard',
    bin: '534287',
    category: 'prepaid',
  }),
  // No public source lists Zevoy's numbers: this one is invented.
  ownCard('9039', { name: 'Zevoy', brand: 'Mastercard', bin: '535039', category: 'prepaid' }),
  ownCard('1004', { name: 'American Express', brand: 'Amex', bin: '37', funding: 'credit' }),
  ownCard('1183', {
    name: 'American Express',
    trait: 'onceThenStopped',
    brand: 'Amex',
    bin: '37',
    cit: '183',
    mit: '183',
  }),
];

export const CODE_TEXTS: Record<string, string> = {
  '116': 'Insufficient funds',
  '183': 'Card stopped',
  '208': 'Lost card',
};

export function findCard(id: string | undefined | null): TestCard | null {
  return TEST_CARDS.find((known) => known.id === id) ?? null;
}

export function cardsFor(provider: string): TestCard[] {
  return TEST_CARDS.filter(({ brand }) => (brand === 'Amex') === (provider === 'amex'));
}
