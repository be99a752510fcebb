import type { texts as fi } from '../../fi/parts/campaign-words.ts';

export const texts: typeof fi = {
  gives: {
    amountOff: '−{0}',
    percentOff: '−{0}',
    extraMonths: '{0|+# månad|+# månader}',
  },
  purchaseKinds: {
    standard: 'eget kort',
    renewal: 'förlängning',
    gift: 'gåvokort',
    companyOrder: 'företagsbeställning',
  },
  billingTypes: { annually: 'ett år på en gång', monthly: 'i månadsrater' },
  days: '{0}–{1}',
  stopped: '{0}–{1}, avslutad',
  many: '{0|# kod|# koder}',
  used: 'Använd',
  usedOf: '{0} / {1}',
  sold: 'Sålda kort',
  revenue: 'Försäljning',
  reduction: 'Given rabatt',
  manyMonths: '{0|# månad|# månader}',
  months: 'Givna månader',
};
