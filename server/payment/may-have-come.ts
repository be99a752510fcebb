import { SILENT_AFTER_MINUTES } from '../../domain/payment/silent-payment.ts';

/** A Smartum payment that was opened and has had no callback. */
export const IS_SILENT = `(payment.provider_type = 'smartum' and payment.state = 'open')`;

/** The money may have arrived or may yet: do not ask for it again, and delete nothing of it. */
export const MAY_HAVE_COME = `(payment.state in ('pending', 'unknown') or ${IS_SILENT})`;

/** For a buyer who may be just back from Smartum: a silent payment counts after some minutes only. `now`: parameter. */
export const mayHaveCome = (now: string) => `(payment.state in ('pending', 'unknown')
  or ${IS_SILENT} and payment.state_at <= ${now}::timestamptz - interval '${SILENT_AFTER_MINUTES} minutes')`;
