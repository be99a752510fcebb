import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ShopPrices } from '../order/shop-prices.ts';

type Seen = NonNullable<CallOutput<'BackOfficeController', 'showCampaign'>['seen']>;
type Answered = NonNullable<Seen['page']>;

/** An order that nobody makes, as it stands once its form is accepted. */
export type PreviewedOrder = Omit<Answered, 'prices'> & {
  prices: ShopPrices;
  /** The accepted one; null: there is none. */
  campaignCode: string | null;
};

/** Somebody has to have filled in the form. */
export const EXAMPLE = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  yearOfBirth: '1987',
  streetAddress: 'Puutarhakatu 12 B 7',
  zipCode: '20100',
  city: 'Turku',
  emailAddress: 'aino.lahtinen@example.fi',
  companyName: 'Kahvila Aamu Oy',
  businessId: '1234567-8',
};

/** Nothing of it is ordered, and nowhere does it lead. */
export const STILL = { createOrder: async () => null, back: () => {} };
