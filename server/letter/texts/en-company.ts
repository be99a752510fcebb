import type { companyTexts as fi } from './fi-company.ts';

export const companyTexts: typeof fi = {
  companyConfirmation: {
    subject: 'Order confirmation – {product}, {0|# card|# cards}, {1}',
    preview: 'Cards to hand out: {0}. The receipt is attached.',
    previewInvoice: 'Cards to hand out: {0}. The invoice will be sent separately.',
    title: 'Thank you for the order, {0}',
    invoice:
      'The invoicing service will send the invoice to the company. The cards can be used now.',
    body: 'Cards: {0}. Ordered by: {1}. The year of each card starts with its holder’s first museum visit.',
    digital:
      'The codes are waiting on your order page. There you can download them as a file, send personal links or share one link with all staff.',
    envelope:
      'The envelopes are posted to the address you gave and arrive in {0|# week|# weeks}. The same codes are already on your order page.',
    desk: 'Open your order page',
    deskSecret:
      'The link opens the cards without signing in: give it only to those who hand them out.',
  },
  companyInvitation: {
    reminder: {
      subject: 'Your year of museums is still waiting – {0}',
      preview: 'Activate your card. It costs you nothing.',
      title: 'Your card is still waiting for you.',
      titleNamed: 'Your card is still waiting for you, {0}.',
      body: '{0} has bought you a card, but you have not activated it yet. The year starts only with your first visit, so you have lost nothing.',
    },
    subject: '{0} gave you a year of museums',
    preview: 'Activate your card. It costs you nothing.',
    title: 'The museums are open to you.',
    titleNamed: 'The museums are open to you, {0}.',
    body: '{0} has bought you a card that lets you into museums for a year. The year starts with your first visit.',
    button: 'Activate the card',
    code: 'Activation code',
    merge: 'If you already have a card, sign in: you can add the year to your card.',
    privacy:
      'Your employer only sees roughly how many cards have been activated. It does not see this code, whether you have activated the card, or your visits.',
  },
};
