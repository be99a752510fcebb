import type { texts as fi } from '../fi/company-order.ts';
import { texts as buyCard } from './buy-card.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts: typeof fi = {
  title: 'For companies',
  description:
    'Give your staff a year of museums. Order the cards by invoice, card or online bank.',
  heading: 'A year of museums for your staff',
  intro:
    'Order the cards in one go and hand them out as links or codes, or in envelopes. The year of each card starts with its holder’s first visit, so nothing goes to waste.',
  offer: {
    heading: 'What it costs and what you get',
    toForm: 'Go to the form',
    facts: {
      price: {
        name: 'Price',
        text: '{0} per card, VAT included. Order up to {1|# card|# cards} at once.',
      },
      year: {
        name: 'A year of museums',
        text: 'The card gives entry to the participating museums for a year, once a day to each. The year starts only at the holder’s first visit.',
      },
      handOut: {
        name: 'Easy to hand out',
        text: 'Send the cards as links or codes, or in envelopes. Everyone activates their own card, and if they already have one, the year is added to it.',
      },
      privacy: {
        name: 'Private',
        text: 'You see roughly how many cards have been activated. You do not see who visits museums, or where.',
      },
    },
    letter: {
      heading: 'The message that an employee gets',
      company: 'Your company',
      subject: '{0} gave you a year of museums',
      title: 'The museums are open to you.',
      body: '{0} has bought you a card that lets you into museums for a year. The year starts with your first visit.',
      button: 'Activate the card',
      privacy:
        'Your employer only sees roughly how many cards have been activated. It does not see this code, whether you have activated the card, or your visits.',
    },
    invoice: {
      heading: 'How the invoice works',
      choose:
        'Fill in the form and choose company invoice as the payment method. An invoice is available for orders of up to {0}.',
      comes:
        'The invoicing service sends the invoice to the company. Enter your reference on the form and it will be shown in the order confirmation.',
      use: 'The cards can be handed out as soon as the order is confirmed. There is no need to wait until the invoice is paid.',
    },
    form: 'Order form',
  },
  group: {
    company: 'Company',
    contact: 'Contact person',
    cards: 'Cards',
    choices: 'Finally',
  },
  hint: {
    receiptAddress: 'A receipt for more than {0} must show the company’s address.',
    billingReference:
      'Optional: for example a cost centre or a purchase order number. The reference is shown on the order confirmation and the receipt.',
    emailAddress: 'We send the order confirmation here, with the link for handing out the cards.',
    units: 'Up to {0|# card|# cards}.',
  },
  less: 'One card fewer',
  more: 'One more card',
  delivery: {
    legend: 'How are the cards handed out?',
    digital: {
      label: 'Digitally',
      description: 'You get the codes and links as soon as the order is paid for.',
    },
    envelope: {
      label: 'In envelopes',
      /** {0}: countries. */
      description: {
        home: 'We put each code in an envelope of its own and send the envelopes to the company’s address in Finland. You get the same codes as a file too.',
        countries:
          'We put each code in an envelope of its own and send the envelopes to the company’s address. We post to these countries: {0}. You get the same codes as a file too.',
      },
    },
  },
  continue: 'Continue to payment',
  overLimit:
    'A company invoice is available for orders of up to {0}. A larger order can be paid for through your online bank or by card.',
  aside: {
    heading: 'Your order',
    unitPrice: 'Card, {0|# month|# months}',
    units: 'Cards',
    vat: 'Includes VAT at {0}',
    total: 'Total',
    priceUnknown: 'price not known yet',
    handOut:
      'After payment you get a link to a page where you hand out the cards and see how many have been activated.',
    privacy: 'The employer does not see who has activated a card, or who visits museums and where.',
  },
  noScript: {
    title: 'Ordering needs JavaScript',
    body: 'Your browser does not run JavaScript, so cards cannot be ordered on this page. Turn JavaScript on or call customer service: {0}.',
  },
  back: buyCard.back,
  step: buyCard.step,
  checking: buyCard.checking,
  slow: buyCard.slow,
  toast: { ...buyCard.toast, refused: 'The order could not be placed' },
  form: form,
  payment: payment,
  payHeading: buyCard.heading.payment,
  payLater: buyCard.payLater,
  check: order.check,
};
