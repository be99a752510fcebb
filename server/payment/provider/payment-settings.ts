import type { Settings } from '../../config.ts';
import type { PaytrailAlgorithm } from './paytrail-signature.ts';

/** Every address that the payment clients call or send a browser to comes from here and from nowhere else. */
export type PaymentSettings = {
  paytrail: PaytrailSettings;
  epassi: EpassiSettings;
  smartum: SmartumSettings;
};

export type PaytrailSettings = {
  /** `https://services.paytrail.com`, or the sandbox. No slash at the end. */
  baseUrl: string;
  merchantId: string;
  secret: string;
  algorithm: PaytrailAlgorithm;
  timeoutMs: number;
};

export type EpassiSettings = {
  /** Where the buyer's browser posts the form. */
  paymentUrl: string;
  site: string;
  key: string;
};

export type SmartumSettings = {
  baseUrl: string;
  venue: string;
  benefit: string;
  /** The key that signs the return and its id; the id cannot be computed from the key. */
  keyId: string;
  publicKey: string;
  timeoutMs: number;
};

/** A buyer is told what happened within ten seconds, whatever the provider does. */
const TIMEOUT_MS = 8_000;

export function paymentSettings(settings: Settings): PaymentSettings {
  return {
    paytrail: {
      baseUrl: settings.paytrailBaseUrl,
      merchantId: settings.paytrailMerchantId,
      secret: settings.paytrailSecret,
      algorithm: 'sha256',
      timeoutMs: TIMEOUT_MS,
    },
    epassi: {
      paymentUrl: settings.epassiUrl,
      site: settings.epassiSite,
      key: settings.epassiKey,
    },
    smartum: {
      baseUrl: settings.smartumBaseUrl,
      venue: settings.smartumVenue,
      benefit: settings.smartumBenefit,
      keyId: settings.smartumKeyId,
      publicKey: settings.smartumPublicKey,
      timeoutMs: TIMEOUT_MS,
    },
  };
}
