import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { MailTexts } from '../letter.ts';
import { companyTexts } from './en-company.ts';
import { giftTexts } from './en-gift.ts';
import { ownDataTexts } from './en-own-data.ts';

export const texts: MailTexts = {
  common: {
    hello: 'Hello {0}',
    service: 'Customer service: {0}, {1} ({2})',
    reply: 'You can reply to this message: your reply goes to our customer service.',
    reasons: {
      contact:
        'You are receiving this message because this address was used to write to our customer service.',
      account: 'You are receiving this message because this address has been used in our service.',
      order: 'You are receiving this message because you placed an order.',
      card: 'You are receiving this message because you hold the {product}.',
      plan: 'You are receiving this message because you pay for your card monthly.',
      ending: 'You are receiving this message because your card is about to expire.',
      giver: 'You are receiving this message because you gave a gift.',
      recipient: 'You are receiving this message because you were given a gift.',
      employee: 'You are receiving this message because your employer has ordered a card for you.',
      staff: 'You are receiving this message because you have been invited to work in our service.',
    },
    hiddenCode: 'shown only to the recipient',
    hiddenLink: 'The personal part of the link is shown only to the recipient.',
    stop: {
      reminders: 'Stop the reminders',
      giftNews: 'Stop messages about your gifts',
    },
    rya: 'The rya of your card',
    numberIs: 'The number is in My {product}',
  },
  ...giftTexts,
  ...companyTexts,
  ...ownDataTexts,
  loginCode: {
    subject: '{0} is your one-time code – {product}',
    preview: 'The code works for {0|# minute|# minutes}.',
    title: 'Here is your one-time code',
    label: 'One-time code',
    body: 'Type the code on the page where you asked for it. It works for {0|# minute|# minutes} and only once.',
    notYou:
      'If you did not ask for a code, you do not need to do anything. Do not share the code with anyone: we never ask you for it.',
  },
  passwordReset: {
    subject: 'Choose a new password – {product}',
    preview: 'The link works for {0|# minute|# minutes}.',
    title: 'A new password',
    body: 'You asked for a link to choose a new password. The link works for {0|# minute|# minutes} and only once.',
    button: 'Choose a new password',
    notYou:
      'If you did not ask for the link, you do not need to do anything. Your current password still works.',
  },
  purchaseConfirmation: {
    subject: 'Thank you for your order – {product}, {0}',
    preview: 'The card works at once. Your receipt is in this message.',
    title: 'Come on in, {0}',
    body: 'We have your payment and your card works now. Show the customer number and your photo ID at the desk.',
    customerNumber: 'Customer number',
    next: 'What happens next?',
    stepOpen:
      'Open My {product} on your phone and add it to the home screen: your customer number goes where you go.',
    stepAnnual:
      'Your card’s validity starts at your first museum visit and lasts {0|# month|# months}.',
    stepMonthly: 'Your card is valid for {0|# month|# months} from the first payment.',
    stepPlastic:
      'The plastic card arrives by post in {0|# week|# weeks}. You do not need to wait for it.',
    stepNoPlastic:
      'You did not order a plastic card. Your card is on your phone and works the same way.',
    openMine: 'Open My {product}',
    order: 'Your order',
    orderNumber: 'Order number',
    paid: 'Paid',
    paidAt: 'Time of payment',
    orderedAt: 'Ordered',
    total: 'Total',
    vat: 'of which VAT {0}',
    method: 'Payment method',
    instalment: 'Monthly instalment',
    instalmentPlan: `{0} a month, ${INSTALMENT_COUNT} instalments, {1} in total`,
    nextInstalment: 'Next instalment',
    binding: `The remaining instalments are charged to your payment card each month. The order is binding for ${INSTALMENT_COUNT} months and cannot be ended early. You still have the right of withdrawal, see below.`,
    isReceipt: 'This message is also your receipt.',
    receiptPdf: 'Get the receipt as a PDF file',
    attachments: 'Attachments',
    withdrawal: 'Right of withdrawal',
    withdrawalBody: `You can withdraw from the order without giving a reason within ${WITHDRAWAL_DAYS} days of the day you ordered, by {0} at the latest. The easiest way is online. You can also send the form below, or any other clear statement, to {1}.`,
    withdrawalEnvelope: `You can withdraw from the order without giving a reason within ${WITHDRAWAL_DAYS} days of the gift envelope arriving, or before it arrives. The easiest way is online. You can also send the form below or any other clear statement to {0}.`,
    withdrawalRefund: `We will refund you by the same payment method within ${REFUND_DAYS} days of your notice. If you asked to use the card at once and have used it, we may deduct a share in proportion to the days used.`,
    withdrawalGift: `We will refund you by the same payment method within ${REFUND_DAYS} days of your notice. A gift that has already been activated stays with its recipient and is not refunded.`,
    withdrawalGiftEnds: `We will refund you by the same payment method within ${REFUND_DAYS} days of your notice. The withdrawal also covers a gift that has already been activated: the validity it gave ends, and you get the whole price back.`,
    startRequest: 'When you ordered, you asked for this: “{0}”',
    withdrawalLink: 'Withdraw from contract here',
    form: 'Withdrawal form',
    formBody:
      'To: {0}, {1}, {2}\nI hereby give notice that I withdraw from my contract for the following order: {3}, order {4}\nOrdered on: {5}\nName:\nAddress:\nDate:\nSignature (only if this form is filled in on paper):',
    terms: 'Terms of use',
  },
  paymentPending: {
    subject: 'We are confirming your payment – {product}, {0}',
    preview: 'Please do not pay again. We will write as soon as the payment is confirmed.',
    title: 'We are confirming your payment',
    body: 'We have your order, but the payment service has not confirmed the payment yet. We will write to you as soon as it does.',
    doNotPay: 'Please do not pay again: you would pay for the order twice.',
    orderNumber: 'Order number',
    amount: 'Amount',
    failure: 'If the payment does not go through, nothing is charged and you can order again.',
  },
  paymentReturned: {
    subject: 'We are refunding your payment – {product}, {0}',
    preview: 'We are refunding the whole sum.',
    title: 'We are refunding your payment',
    reasons: {
      paidTwice:
        'The same order was paid twice. One payment is enough, so we are refunding the other one. Your card works as usual.',
      codeUsedUp:
        'Your payment came after the campaign code of the order had been used up. The order could not be fulfilled, and no card was issued.',
      codeUsedByBuyer:
        'With the campaign code of the order each buyer can buy only a limited number of cards. Together with earlier purchases this order would have gone over the limit. It could not be fulfilled, and no card was issued.',
      otherSum:
        'The amount paid did not match the order. The order could not be fulfilled, and no card was issued.',
      unmatched: 'We received a payment that does not belong to any unpaid order.',
    },
    orderAgain: 'If you would like a card, please order again.',
    orderNumber: 'Order number',
    amount: 'Amount to be refunded',
    method: 'Payment method',
  },
  cardRegistered: {
    subject: 'Your {product} is active',
    subjectConfirm: 'Confirm your e-mail – your {product} is active',
    preview: 'The card works at once. Its year starts with your first museum visit.',
    title: 'Come on in, {0}',
    body: `Your card is active and works at once. Show the customer number and your photo ID at the desk. The year starts with your first museum visit and lasts ${CARD_MONTHS} months.`,
    number: 'Your customer number',
    numberIs: 'You will always find the customer number in My {product}, even offline.',
    numberAfter:
      'Your customer number is in My {product} as soon as you have confirmed your address.',
    plastic:
      'The plastic card arrives by post in {0|# week|# weeks}. You do not need to wait for it.',
    noPlastic:
      'You did not order a plastic card. Your card is on your phone and works the same way.',
    confirm: 'Please confirm that this address is yours.',
    confirmButton: 'Confirm the e-mail address',
    notYou:
      'If you have not activated a card, there is nothing you need to do: we change nothing without your confirmation.',
    byGift:
      'The gift link was sent to this address, so there was no need to confirm it separately. If you did not activate the card yourself, choose a new password for the account. The account is then signed out on all other devices.',
    newPassword: 'Choose a new password',
    openMine: 'Open My {product}',
  },
};
