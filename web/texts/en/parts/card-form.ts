import { texts as startRequest } from '../../../../contract/texts/en/start-card.ts';
import { texts as validation } from '../../../../contract/texts/en/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import type { texts as fi } from '../../fi/parts/card-form.ts';
import { texts as summary } from './fault-summary.ts';

export const texts: typeof fi = {
  ...validation,
  group: {
    holder: 'Card holder',
    address: 'Where to send the card',
    contact: 'How to reach you',
    password: 'Password for My {product}',
    choices: 'Choices',
  },
  emailHint: 'The address you signed in with. We send your customer number and receipt here.',
  changeEmail: 'Change address',
  passwordReplaces:
    'You already have a password. This one replaces it when you choose a payment method.',
  pendingPayment: 'See the status of the pending payment',
  passwordAgain: 'Type the password again; your other details are kept.',
  rule: {
    longEnough: 'At least 8 characters',
    hasLetter: 'At least one letter',
    hasDigit: 'At least one digit',
    isSame: 'Same as above',
  },
  met: 'done',
  noPlastic: 'I do not need a plastic card',
  noPlasticHelp: 'You use the card in the mobile app. It works the same way.',
  campaign: 'I have a campaign code',
  newsletter: 'I want the newsletter by e-mail and text message',
  newsletterHelp: 'You can stop the newsletter at any time.',
  terms: 'I accept the {product.low} {0}',
  termsLink: 'terms',
  startAtOnce: startRequest.card2,
  monthly: {
    price: '{0} per month, {1} in total',
    binding: `The order is binding for ${INSTALMENT_COUNT} months and cannot be ended early. You pay the first instalment now, and the payment service charges the other instalments to the same payment card every month.`,
    consent: `I understand that the order is binding for ${INSTALMENT_COUNT} months and cannot be ended early.`,
  },
  summary,
};
