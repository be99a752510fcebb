/** How a campaign is told in the office. */
export const texts = {
  gives: {
    amountOff: '−{0}',
    percentOff: '−{0}',
    extraMonths: '{0|+# kuukausi|+# kuukautta}',
  },
  purchaseKinds: {
    standard: 'oma kortti',
    renewal: 'jatko',
    gift: 'lahjakortti',
    companyOrder: 'yritystilaus',
  },
  billingTypes: { annually: 'vuosi kerralla', monthly: 'kuukausierissä' },
  days: '{0}–{1}',
  stopped: '{0}–{1}, lopetettu',
  many: '{0|# koodi|# koodia}',
  used: 'Käytetty',
  usedOf: '{0} / {1}',
  sold: 'Kortteja myyty',
  revenue: 'Myynti',
  reduction: 'Alennusta annettu',
  manyMonths: '{0|# kuukausi|# kuukautta}',
  months: 'Kuukausia annettu',
};
