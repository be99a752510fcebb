import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import type { texts as fi } from '../fi/home.ts';

export const texts: typeof fi = {
  title: 'A year of museums',
  description:
    'The {product.low} opens the doors of the participating museums for a whole year. Buy it for yourself or as a gift: it works as soon as you have paid.',
  heading: ['Walk', 'in.'],
  lead: 'One card opens the doors of the participating museums for a whole year. It works as soon as you have paid.',
  openMine: 'Open My {product}',
  price: `{0} a year or {1} a month (${INSTALMENT_COUNT} instalments, {2} in total)`,
  priceOfYear: '{0} a year',
  priceLoading: 'loading the price',
  priceMissing: 'See the price on the purchase page',
  mine: {
    pay: 'Pay the instalment',
    extend: 'Extend the card',
    nearest: 'Find your first museum',
    show: 'Show at the desk',
    open: 'Open My {product}',
  },
  line: {
    onHold: 'An instalment is unpaid, so your card cannot be used at the moment.',
    unpaid: 'One instalment is unpaid.',
    blocked: 'Your card is blocked.',
    unused: 'Your card is waiting for its first museum visit.',
    ended: 'Your card expired on {0}.',
    endsSoon: 'Your card is valid for {0|# more day|# more days}, until {1}.',
    lastDay: 'Today is the last day your card is valid.',
  },
  hero: 'A blue rya in which yellow light falls through a doorway onto the floor.',
  heroLabel: {
    title: 'Rya no. 0000',
    name: 'Walk in',
    year: ', 2026',
    made: 'Wool and light,',
    knots: '9,568 knots',
  },
  doors: {
    heading: 'Who is the card for?',
    lead: 'Four ways to get the card. All of them lead to the same museums.',
    own: {
      name: 'For yourself',
      text: 'A personal card on your phone, and on plastic too if you like.',
    },
    digital: { name: 'Digital gift', text: 'To the recipient’s e-mail, no waiting for the post.' },
    envelope: {
      name: 'Gift envelope',
      text: 'A card that travels by post and can be handed over in person.',
    },
    company: {
      name: 'For companies',
      text: 'Many cards in one order, for your staff or your partners.',
    },
  },
  rya: {
    heading: 'Your number becomes a rya.',
    lead: 'The picture on each card grows from its customer number, knot by knot. Nobody else has the same one, and every museum visit adds light to it.',
    samples: 'Sample cards',
    card: '{product}, {0}, customer number {1}',
  },
  number: {
    heading: 'At the door, show your number.',
    pay: {
      name: 'Pay',
      text: `Through your online bank, by card or with a cultural voucher.{monthly| The whole year at once or in ${INSTALMENT_COUNT} monthly instalments.|}`,
    },
    show: {
      name: 'Show the number',
      text: 'At the desk, the customer number and your photo ID are enough on the very same day.',
    },
    wait: {
      name: 'Wait for the post, if you like',
      text: 'The plastic card arrives by post in {0|# week|# weeks}. You can also choose not to order it.',
    },
  },
  museums: {
    heading: '{0|# museum|# museums}, {1|# town|# towns}, one card.',
    examples: 'Among them are {0}.',
    only: 'The museum is {0}.',
    every: 'They are {0}.',
    all: 'See all museums',
  },
  activation: {
    heading: 'Did you get the card as a gift?',
    lead: 'Make it yours with the activation code. It is in the gift message, inside the envelope or in your employer’s message.',
    field: 'Activation code',
    button: 'Activate',
  },
};
