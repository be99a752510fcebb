import { texts as takenGifts } from './taken-gifts.ts';

export const texts = {
  name: 'Open sales',
  lead: 'The portal opens to customers at once, and cards can be bought. Opening cannot be undone. Prices and other details are changed on their own pages from then on.',
  deed: 'Open sales',
  done: 'Sales are open.',
  form: {},
  labels: {
    product: 'Product',
    languages: 'Languages',
    seller: 'Seller',
    address: 'Address',
    service: 'Customer service',
    annual: 'A year in one payment',
    renewal: 'Extension while valid',
    monthly: 'Monthly instalment',
    vat: 'VAT',
    museum: 'First museum',
    takenGifts: 'Activated gift in a withdrawal',
    terms: 'Terms of use',
  },
  phrases: {
    text: '{0}',
    sum: '{0}',
    ...takenGifts,
    noMonthly: 'Not offered',
  },
  refusals: {
    alreadyOpen: 'Sales are already open.',
    missing: '{0|# thing is|# things are} still missing. The list is at the top of the page.',
  },
};
