import { texts as startRequest } from '../../../../contract/texts/en/start-renewal.ts';
import { texts as validation } from '../../../../contract/texts/en/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign/campaign.ts';
import type { texts as fi } from '../../fi/parts/renewal.ts';
import { texts as form } from './card-form.ts';
import { texts as payment } from './payment.ts';
import { texts as result } from './renewal-result.ts';

export const texts: typeof fi = {
  back: 'RETURN',
  heading: 'Extend the card',
  lead: 'The same card, one more year. You see the new last day before you pay.',
  note: 'If the card is still valid, the new period starts where the current one ends. Otherwise it starts today.',
  startAtOnce: startRequest.renewal2,
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
    body: 'One payment through your online bank, by card or with a cultural voucher.',
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
      'You already have a monthly payment whose last instalment is charged on {0}. The extension is an order of its own, and its instalments are charged in addition to the current ones.',
  },
  insteadOf: 'Without the code {0}',
  campaign: {
    question: form.campaign,
    label: validation.field.campaignCode,
    apply: 'Use the code',
    required: validation.error.required,
    otherWay:
      'The code does not lower the price when you pay this way. You can continue without it.',
    applied: 'The code is applied. The new prices are shown below.',
  },
  selector: {
    again: 'Choose a payment method again',
    heading: 'Choose your paying method',
    sum: 'Total: {0}',
    until: 'After the payment the card is valid until {0}.',
  },
  charge: {
    heading: 'Confirm the monthly payment',
    body: `This is an order with obligation to pay. We will now charge {0} to the payment card ending in {1}. The other ${INSTALMENT_COUNT - 1} instalments are charged to the same card each month, {2} in total.`,
    until: 'Your card is then valid until {0}.',
    confirm: 'Order and pay {0}',
    cancel: 'Close',
    otherCard: 'Change payment card',
    working: 'Charging your payment card…',
    slow: 'This is taking longer than usual. Do not close the page.',
  },
  save: {
    heading: 'You are about to save a payment card',
    body: 'The payment service saves the payment card and brings you back here. We do not see its details. The first instalment of {0} will be charged when you return.',
    go: 'Order and pay {0}',
    cancel: 'Close',
    redirect: 'Taking you to the payment service…',
  },
  contract: {
    heading: 'Your monthly payment',
    due: '{0} is due now.',
    later: '{0} is due later, the last instalment on {1}.',
    pay: 'Pay {0} now',
    first:
      'You can extend the card once this is paid. Before that, the added time would open no doors.',
    show: 'See the monthly payment',
  },
  told: {
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
      body: 'The next instalments will be charged to this payment card.',
    },
    notPaid: {
      title: 'The payment did not go through',
      body: 'The bank or the payment service declined the payment, or you stopped it yourself. Nothing was charged, and the validity has not changed. Choose again how to extend it.',
    },
    pending: { title: result.pending, body: result.pendingBody },
    failed: { title: 'Unexpected error', body: 'Unexpected error. Contact customer service.' },
  },
  pendingPayment: form.pendingPayment,
  payment,
};
