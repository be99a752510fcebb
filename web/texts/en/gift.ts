import type { texts as fi } from '../fi/gift.ts';

export const texts: typeof fi = {
  title: 'Give as a gift',
  description: 'Give the {product} by e-mail or in an envelope.',
  heading: 'A year of museums to give.',
  lead: 'The recipient activates the card, and the year begins with their first museum visit. If they already have a card, the gift adds a year to it.',
  digital: {
    name: 'Digital gift',
    text: 'To the recipient’s e-mail, now or on the date and at the time you choose. You can also print the gift yourself.',
    go: 'Give a digital gift',
  },
  envelope: {
    name: 'Gift envelope',
    text: 'A printed gift card by post, to you or straight to the recipient. Delivery in {0|# week|# weeks}.',
    go: 'Give a gift envelope',
  },
  price: '{0} / gift',
  priceLoading: 'loading the price',
  got: 'Have you received a gift?',
  activate: 'Activate the card',
  rya: 'A rya that is not knotted yet: the recipient’s number makes the picture.',
  label: { title: 'Not yet knotted', name: 'The recipient’s own rya' },
};
