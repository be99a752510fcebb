import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { Settings } from '../../settings/settings.ts';
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
  /** Believed beside it for some days after a change; nothing is signed with it. */
  previousSecret?: string | undefined;
  algorithm: PaytrailAlgorithm;
  timeoutMs: number;
};

export type EpassiSettings = {
  /** Where the buyer's browser posts the form. */
  paymentUrl: string;
  site: string;
  key: string;
  previousKey?: string | undefined;
};

export type SmartumSettings = {
  baseUrl: string;
  venue: string;
  benefit: string;
  /** The key that signs the return and its id; the id cannot be computed from the key. */
  keyId: string;
  publicKey: string;
  previous?: { keyId: string; publicKey: string } | undefined;
  timeoutMs: number;
};

/** A buyer is told what happened within ten seconds, whatever the provider does. */
const TIMEOUT_MS = 8_000;

/** With the time, for what providers send: secrets that were changed a few days ago are among them. */
export function paymentSettings(settings: Settings, now?: number): PaymentSettings {
  const { previousSecretsUntil: until, smartumPreviousKeyId } = settings;
  const isPreviousBelieved = now !== undefined && until !== '' && helsinkiDay(now) <= until;
  const ifBelieved = <T>(secret: T) => (isPreviousBelieved ? secret : undefined);
  return {
    paytrail: {
      baseUrl: settings.paytrailBaseUrl,
      merchantId: settings.paytrailMerchantId,
      secret: settings.paytrailSecret,
      previousSecret: ifBelieved(settings.paytrailPreviousSecret),
      algorithm: 'sha256',
      timeoutMs: TIMEOUT_MS,
    },
    epassi: {
      paymentUrl: settings.epassiUrl,
      site: settings.epassiSite,
      key: settings.epassiKey,
      previousKey: ifBelieved(settings.epassiPreviousKey),
    },
    smartum: {
      baseUrl: settings.smartumBaseUrl,
      venue: settings.smartumVenue,
      benefit: settings.smartumBenefit,
      keyId: settings.smartumKeyId,
      publicKey: settings.smartumPublicKey,
      previous: smartumPreviousKeyId
        ? ifBelieved({ keyId: smartumPreviousKeyId, publicKey: settings.smartumPreviousPublicKey })
        : undefined,
      timeoutMs: TIMEOUT_MS,
    },
  };
}
