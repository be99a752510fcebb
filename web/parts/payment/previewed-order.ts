import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ShopPrices } from '../order/shop-prices.ts';

type Seen = NonNullable<CallOutput<'BackOfficeController', 'showCampaign'>['seen']>;
type Answered = NonNullable<Seen['page']>;

/** An example order after its form was accepted, for page previews. */
export type PreviewedOrder = Omit<Answered, 'prices'> & {
  prices: ShopPrices;
  /** The accepted code; null: none. */
  campaignCode: string | null;
};

/** Example data of the buyer. */
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

/** Inert actions: nothing is ordered and no link leads anywhere. */
export const STILL = { createOrder: async () => null, back: () => {} };
