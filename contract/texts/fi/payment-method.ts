/** Name of the payment method on receipts, in letters and in the list of orders. */
export const texts = {
  card: 'Maksukortti',
  bank: 'Verkkopankki',
  culture: 'Kulttuurietu',
  company: 'Yrityslasku',
};
