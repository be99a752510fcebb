import { REFUND_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { texts as fi } from '../fi/refund-ways.ts';

export const texts: typeof fi = {
  provider: {
    staff:
      'The request goes to Paytrail within minutes, and Paytrail returns the money to the same payment method. If the payer’s bank does not accept the refund, Paytrail asks the payer for an account number by e-mail.',
    told: 'Gets a message when the refund has been sent',
    payer: `Our payment service Paytrail returns the money to the same payment method within ${REFUND_DAYS} days, usually within a few working days. You do not need to do anything. If your bank does not accept the refund, Paytrail will ask you for an account number by e-mail.`,
    sent: 'We have returned the money to the payment method you paid with. It is usually in your account within a few working days. You do not need to do anything.',
  },
  mail: {
    staff:
      'Paytrail has asked the payer for an account number by e-mail and pays when the payer has answered.',
    told: 'Gets a message when the refund has been paid',
    payer:
      'Our payment service Paytrail will ask you for an account number by e-mail and pay the refund when you have answered.',
    sent: 'Our payment service Paytrail has paid the refund to the account you gave it. The money is usually in your account within a few working days.',
  },
  invoice: {
    staff:
      'The request goes to Paytrail within minutes, and the invoicing service credits the invoice. If the invoice has been paid, the invoicing service returns the money to the company.',
    told: 'Gets a message when the credit has been sent',
    payer: `The invoicing service credits the invoice within ${REFUND_DAYS} days. If the invoice has been paid, the invoicing service returns the money to the company.`,
    sent: 'We have sent the credit to the invoicing service. It credits the invoice and, if the invoice has been paid, returns the money to the company.',
  },
  site: {
    staff: `The money does not leave by itself. The refund waits on the Refunds page, and whoever handles it returns the money in {0} within ${REFUND_DAYS} days.`,
    told: 'Gets a message now and another when the refund has been made',
    payer: `Our customer service returns the money to {0}, which you paid with, within ${REFUND_DAYS} days. You do not need to do anything.`,
    sent: 'Our customer service has returned the money to {0}, which you paid with. You do not need to do anything.',
  },
  account: {
    staff: `The money does not leave by itself. The payer is asked for an account number, and whoever handles refunds pays the money to that account within ${REFUND_DAYS} days.`,
    told: 'Gets a message that asks for an account number, and another when the refund has been paid',
    payer: `The money cannot be returned directly to your payment method. We will ask you for an account number by e-mail, and our customer service pays the refund to your account within ${REFUND_DAYS} days.`,
    sent: 'Our customer service has paid the refund to the account you gave us. The money is usually in your account within one or two banking days. You do not need to do anything.',
  },
};
