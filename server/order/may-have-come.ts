import { SILENT_AFTER_MINUTES } from '../../domain/payment/silent-payment.ts';

/** Of a payment: opened at Smartum, and nobody has said what became of it. */
export const IS_SILENT = `(payment.provider_type = 'smartum' and payment.state = 'open')`;

/** Money for it may have come or may come yet: it is not asked for again, and nothing of it is forgotten. */
export const MAY_HAVE_COME = `(payment.state in ('pending', 'unknown') or ${IS_SILENT})`;

/** The same for who is about to pay, perhaps just back from Smartum. `now` is a parameter. */
export const mayHaveCome = (now: string) => `(payment.state in ('pending', 'unknown')
  or ${IS_SILENT} and payment.state_at <= ${now}::timestamptz - interval '${SILENT_AFTER_MINUTES} minutes')`;
