import { texts as ways } from './refund-ways.ts';

export const texts = {
  name: 'Refund a payment',
  lead: 'Refunds the payment to whoever paid it, in full or in part. Before the last button you see how the money goes back.',
  deed: 'Refund the money',
  done: 'The refund is recorded.',
  form: {
    payment: 'Payment',
    option: '{0}, {1}, left: {2}',
    how: 'How much?',
    whole: 'All of it: the time that was bought is taken back',
    part: 'Part of it: the card stays as it is',
    sum: 'Amount in euros',
    sumHint: 'At most {0}',
    ends: 'Codes not handed out that end',
    endsHint:
      'Leave empty: as many codes end as the refunds cover. If the refund is a discount, write 0.',
  },
  labels: {
    payment: 'Order',
    money: 'Money',
    until: 'Card',
    way: 'How the money is returned',
    told: 'The customer',
  },
  phrases: {
    payment: '{0}',
    left: 'Not yet refunded: {0}',
    back: 'To be refunded: {0}',
    until: 'Valid until {0}',
    waits: 'Starts with the first visit',
    none: 'Not valid',
    codeDead: 'The activation code stops working',
    cards: '{0|# card|# cards}',
    cardsKeep: 'All cards stay as they are',
    cardsEnd: '{0|# card is|# cards are} taken back; already activated and kept: {1}',
    companyKeeps: 'The company’s cards stay as they are',
    companyCards: 'Unused codes {0}, activated cards {1}',
    companyEnds:
      '{0|# unused code stops|# unused codes stop} working; activated cards that stay valid: {1}',
    companyEndsSome:
      '{0|# unused code ends|# unused codes end}; {1} unused and {2} activated remain',
    companyEndsFewer:
      'The refunds cover the price of {0|# card|# cards}, but the number of codes that end is {1}. Unused codes left: {2}; activated: {3}.',
    contractGoesOn: 'Does not change; the monthly payment continues',
    noCard: 'No card belongs to the payment',
    provider: ways.provider.staff,
    invoice: ways.invoice.staff,
    site: ways.site.staff,
    account: ways.account.staff,
    toldOfProvider: ways.provider.told,
    toldOfInvoice: ways.invoice.told,
    toldOfSite: ways.site.told,
    toldOfAccount: ways.account.told,
    noLetter: 'No address, so no message is sent',
  },
  refusals: {
    notPaid: 'The payment has not been confirmed, so nothing can be refunded.',
    nothingLeft: 'All of the payment has been refunded or is on its way back.',
    tooMuch: 'Only {0} of the payment is left.',
    notPart: '{0} is all that is left of the payment. Choose all of it.',
    tooManyCodes:
      'A partial refund ends only codes that the company has not handed out. The number of those is {0}. Ask the company to take back the cards on its page, or end fewer codes.',
  },
};
