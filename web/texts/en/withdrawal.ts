import { texts as ways } from '../../../contract/texts/en/refund-ways.ts';
import { WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { texts as fi } from '../fi/withdrawal.ts';

export const texts: typeof fi = {
  title: 'Withdraw from an order',
  description: `You may withdraw from an online order for ${WITHDRAWAL_DAYS} days without giving a reason.`,
  heading: 'Withdraw from an order',
  lead: `You may withdraw from your order within ${WITHDRAWAL_DAYS} days without giving a reason. For a gift envelope the time runs from the day the envelope arrives. You have withdrawn when you have confirmed it on this page.`,
  whose:
    'Only the buyer can see order {0}. Sign in with the address you bought with, or withdraw below without signing in.',
  own: 'Orders you can withdraw from',
  ownLine: 'Order {0}, ordered on {1}. You can withdraw until {2}.',
  state: 'Withdraw from the contract without signing in',
  other: 'Another order',
  stateHelp:
    'Your statement takes effect as soon as you send it. We confirm it by e-mail and check the order after that.',
  orderNumber: 'Order number',
  orderNumberHelp:
    'In the order confirmation and on the receipt, for example MK100001. Leave the field empty if you cannot find it.',
  nameMissing: 'Enter your name.',
  email: 'The e-mail address you ordered with',
  emailMissing: 'Enter the e-mail address in the form name@example.com.',
  emailHelp: 'We send the confirmation here.',
  statedLead:
    'We received your withdrawal on {0}. That moment counts, not the time when we process it.',
  name: 'Your name',
  kinds: { card: '{product}', gift: 'Gift', renewal: 'Extension of validity' },
  stated: 'We have received your withdrawal',
  statedMail:
    'The confirmation is on its way to {0}. If the order was made with that address, the message has a link that shows the sum to be refunded. Look in the spam folder too.',
  unsent: 'Your withdrawal has not been sent. Leave the page anyway?',
  failed: 'The server could not be reached. Try again.',
  step: 'Step {0}/2',
  order: 'Withdrawing from order {0}',
  until: 'Check what you are withdrawing from. You can withdraw until {0}.',
  sure: 'Confirm withdrawal',
  sureLead:
    'When you confirm, the order ends at once and we will refund {0}. This cannot be undone.',
  what: 'What you are withdrawing from',
  product: {
    standard: '{product}',
    gift: 'Gift card',
    renewal: 'Extended validity',
    companyOrder: 'Company order',
  },
  forWhom: '{0}, recipient: {1}',
  ordered: 'Ordered',
  paid: 'Paid',
  used: '{0} of {1|# day|# days} used',
  refund: 'You get back',
  after: {
    card: 'The card no longer lets you into museums. If the plastic card has not been posted yet, it will not be sent.',
    renewal: 'The added year is taken off your card. The card keeps the validity it had before.',
    gift: 'The gift’s code stops working, and the gift will not be sent.',
    taken: 'Gifts already activated ({0}) stay with their recipients and are not refunded.',
    ended:
      '{0|# gift that has already been activated ends|# gifts that have already been activated end}, and we tell {0|its recipient|their recipients}.',
    monthly: 'The monthly payments end. The remaining instalments are not charged.',
    receipt: 'We will send a confirmation to {0}.',
  },
  next: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  back: 'Back',
  done: 'You have withdrawn from the order',
  doneLead: 'We received the withdrawal from order {0} on {1}.',
  doneRefund: 'We will refund {0}.',
  ways,
  doneNothing: 'The share used equals what was paid, so there is nothing left to refund.',
  doneReceipt: 'The confirmation is on its way to {0}. Keep it.',
  toOrders: 'My orders',
  home: 'Go to the home page',
  notOpen: {
    tooLate:
      'The order was made on {0}, and the time to withdraw ended on {1}. It is too late to withdraw.',
    company: 'The consumer’s right of withdrawal does not apply to company orders.',
    refunded: 'Our customer service has already refunded what was paid for the order.',
    taken:
      'All the gifts in the order have already been activated, so there is nothing to withdraw from.',
  },
  askService: 'If something is wrong, we are glad to help: {0}, {1}.',
  noScript: {
    title: 'The page needs JavaScript',
    body: 'Your browser does not run JavaScript. You can also withdraw with the form in the order confirmation or by calling customer service: {0}.',
  },
};
