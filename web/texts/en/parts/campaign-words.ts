import type { texts as fi } from '../../fi/parts/campaign-words.ts';

export const texts: typeof fi = {
  gives: {
    amountOff: '−{0}',
    percentOff: '−{0}',
    extraMonths: '{0|+# month|+# months}',
  },
  purchaseKinds: {
    standard: 'own card',
    renewal: 'extension',
    gift: 'gift card',
    companyOrder: 'company order',
  },
  billingTypes: { annually: 'a year in one payment', monthly: 'monthly instalments' },
  days: '{0}–{1}',
  stopped: '{0}–{1}, ended early',
  many: '{0|# code|# codes}',
  used: 'Used',
  usedOf: '{0} / {1}',
  sold: 'Cards sold',
  revenue: 'Sales',
  reduction: 'Reductions given',
  manyMonths: '{0|# month|# months}',
  months: 'Months given',
};
