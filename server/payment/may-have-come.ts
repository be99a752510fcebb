import { SILENT_PROVIDERS } from '../../domain/payment/provider.ts';
import { SILENT_AFTER_MINUTES } from '../../domain/payment/silent-payment.ts';

/** Opened at a provider that reports only through the buyer's browser, and the buyer has not returned. */
export const IS_SILENT = `(payment.provider_type in ('${SILENT_PROVIDERS.join("', '")}') and payment.state = 'open')`;

/** The money may have arrived or may yet: do not ask for it again, and delete nothing of it. */
export const MAY_HAVE_COME = `(payment.state in ('pending', 'unknown') or ${IS_SILENT})`;

/** For a buyer who may be just back from such a provider: a silent payment counts after some minutes only. `now`: parameter. */
export const mayHaveCome = (now: string) => `(payment.state in ('pending', 'unknown')
  or ${IS_SILENT} and payment.state_at <= ${now}::timestamptz - interval '${SILENT_AFTER_MINUTES} minutes')`;
