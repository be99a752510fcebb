import { cents } from '../../../domain/base/cents.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { CardPicture, Letterhead } from '../letter.ts';

const seller = {
  name: 'Korttiyhtiö Oy',
  businessId: '1234567-1',
  streetAddress: 'Katu 1',
  zipCode: '00100',
  city: 'Helsinki',
};

export const exampleLetterhead: Letterhead = {
  product: {
    nominative: 'Taidekortti',
    gen: 'Taidekortin',
    par: 'Taidekorttia',
    ine: 'Taidekortissa',
    ela: 'Taidekortista',
    ill: 'Taidekorttiin',
    ade: 'Taidekortilla',
  },
  deliveryWeeks: '1–2',
  hasMonthlyTerms: true,
  giftsStay: true,
  colours: null,
  logo: null,
  serviceEmail: 'palvelu@example.fi',
  servicePhone: '+358 9 000 0000',
  serviceHours: 'ma–pe 9–16',
  seller,
};

export const exampleCard: CardPicture = {
  ryijySeed: 2_741_081,
  firstName: 'Aino',
  lastName: 'Lahtinen',
};

export const exampleAddress = 'Puutarhakatu 12 B 7, 20100 Turku';
export const exampleTime = Date.UTC(2026, 5, 24, 11, 5);

export const receipt = {
  orderNumber: 'MK100123',
  paidAt: exampleTime,
  method: 'bank' as const,
  buyerName: 'Aino Lahtinen',
  seller,
  lines: [{ description: 'Taidekortti', units: 1, unitPrice: cents(7900), vatBasisPoints: 1350 }],
};

export const links = {
  myCard: 'https://kortti.example/oma',
  orders: 'https://kortti.example/oma/tilaukset',
  withdrawal: 'https://kortti.example/peruuta',
  terms: 'https://kortti.example/ehdot',
};
export const renewalPage = 'https://kortti.example/oma/jatka';
export const giverPage = 'https://kortti.example/lahja/seuranta#avain=abc';

/** The order of a card, as its confirmation tells it. */
export const exampleOrder = {
  firstName: 'Aino',
  monthlyPlan: null,
  withdrawUntil: localDate('2026-07-08'),
  receipt,
  termsVersion: '2026-11',
  links,
};

export const exampleWay = { way: 'provider' as const, site: 'Paytrail' };
export const exampleRefund = { orderNumber: 'MK100123', amount: cents(7900), ...exampleWay };
