/** spec 3: what a payment was made with, on receipts, in letters and in the list of orders. */
export const texts = {
  card: 'Maksukortti',
  bank: 'Verkkopankki',
  culture: 'Kulttuurietu',
  company: 'Yrityslasku',
};
