import { texts as startRequest } from '../../../../contract/texts/en/start-renewal.ts';
import { texts as validation } from '../../../../contract/texts/en/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign.ts';
import type { texts as fi } from '../../fi/parts/renewal.ts';
import { texts as form } from './card-form.ts';
import { texts as payment } from './payment.ts';
import { texts as result } from './renewal-result.ts';

export const texts: typeof fi = {
  back: 'RETURN',
  heading: 'Extend validity',
  lead: 'The same card, one more year. You see the new last day before you pay.',
  note: 'If the card is still valid, the new period starts where the current one ends. Otherwise it starts today.',
  startAtOnce: startRequest.renewal1,
  end: {
    now: 'Last day now',
    ended: 'Expired on',
    next: 'New last day',
    unused: 'begins at the first visit',
    none: 'not valid',
    unusedNext: 'one more year from the first visit',
  },
  annually: {
    heading: 'The whole year at once',
    per: `/ ${CARD_MONTHS} months`,
    body: 'One payment by online bank, card or cultural voucher.',
    choose: 'Extend by a year',
  },
  monthly: {
    heading: 'Monthly payment',
    per: '/ month, {0} in total',
    body: `${INSTALMENT_COUNT} instalments charged to your payment card, the first at once. The order is binding for ${INSTALMENT_COUNT} months.`,
    choose: 'Extend and pay monthly',
    consent: form.monthly.consent,
    consentMissing: validation.error.monthlyConsent,
    running:
      'You already have a monthly contract whose last instalment is on {0}. The extension is a contract of its own, and its instalments are charged in addition to the current ones.',
  },
  insteadOf: 'Without the code {0}',
  campaign: {
    question: form.campaign,
    label: validation.field.campaignCode,
    apply: 'Use the code',
    required: validation.error.required,
    unknown: validation.error.campaignUnknown,
    otherWay:
      'The code does not lower the price when you pay this way. You can continue without it.',
    applied: 'The code is applied. The new prices are shown below.',
  },
  selector: {
    again: 'Choose a payment method again',
    heading: 'Choose your paying method',
    sum: 'To pay {0}',
    until: 'After the payment the card is valid until {0}.',
  },
  charge: {
    heading: 'Confirm the monthly payment',
    body: `This is an order with obligation to pay. We will now charge {0} to the payment card ending in {1}. The other ${INSTALMENT_COUNT - 1} instalments are charged to the same card each month, {2} in total.`,
    until: 'Your card is then valid until {0}.',
    confirm: 'Charge {0}',
    cancel: 'Close',
    otherCard: 'Change payment card',
    working: 'Charging your payment card…',
    slow: 'This is taking longer than usual. Do not close the page.',
  },
  save: {
    heading: 'You are about to save a payment card',
    body: 'The payment service saves the card and brings you back here. We do not see your card details. The first instalment of {0} will be charged when you return.',
    go: 'Go to the payment service',
    cancel: 'Close',
    redirect: 'Taking you to the payment service…',
  },
  contract: {
    heading: 'Your monthly payments',
    left: '{0} left to pay. The last instalment is charged on {1}.',
    payDue: 'Change payment card and pay {0}',
    payRest: 'Pay the remaining {0} now',
    failing: 'An instalment was not paid',
    failingBody:
      'The card still works. If the instalment is not paid, the card will not let you into museums from {0}. Change the payment card, and the instalment will be charged at once.',
    stopped: 'The card is paused: a payment is missing',
    stoppedBody:
      'An instalment is unpaid, so the card does not let you into museums at the moment. Save a payment card that works, and your card will work again.',
  },
  told: {
    duePaid: {
      title: 'The instalment is paid',
      body: 'Thank you. Your card works, and the next instalments will be charged to the same payment card.',
    },
    dueDeclined: {
      title: 'The payment card could not be charged',
      body: 'The new payment card is saved, but the instalment could not be charged to it: there may not be enough money, or online payments may be limited. Nothing was charged. You can try another payment card. Otherwise we will try the same one again later.',
    },
    dueRefused: {
      title: 'This payment card cannot be charged',
      body: 'The issuer does not allow charges to this card, so we will not try it again. Nothing was charged. Save another payment card.',
    },
    duePending: {
      title: 'The instalment is being charged',
      body: 'The payment service has not confirmed the charge yet. Do not pay again: we will send you a message when the instalment is paid.',
    },
    declined: {
      title: 'The payment card could not be charged',
      body: 'Nothing was charged, and the card is valid as before. Try another payment card or pay for the whole year at once.',
    },
    notSaved: {
      title: 'The payment card was not saved',
      body: 'Nothing was charged. You can try again or pay for the whole year at once.',
    },
    saved: {
      title: 'The payment card has been saved',
      body: 'The next instalments will be charged to this card.',
    },
    restPaid: {
      title: 'All instalments are paid',
      body: 'Thank you. Nothing more will be charged for this contract.',
    },
    notPaid: {
      title: 'The payment was not completed',
      body: 'The validity has not changed. Choose again how to extend it.',
    },
    pending: { title: result.pending, body: result.pendingBody },
    failed: { title: 'Unexpected error', body: 'Unexpected error. Contact customer service.' },
  },
  payment,
};
