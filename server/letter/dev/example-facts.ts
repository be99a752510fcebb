import { cents } from '../../../domain/base/cents.ts';
import type { CardPicture, Letterhead } from '../letter.ts';

export const seller = {
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

export const receipt = {
  orderNumber: 'MK100123',
  paidAt: Date.UTC(2026, 5, 24, 11, 5),
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
