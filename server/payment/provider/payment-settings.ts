import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { Settings } from '../../settings/settings.ts';
import type { PaytrailAlgorithm } from './paytrail-signature.ts';

/** The only source of URLs that payment clients call or redirect to. */
export type PaymentSettings = {
  paytrail: PaytrailSettings;
  epassi: EpassiSettings;
  smartum: SmartumSettings;
};

export type PaytrailSettings = {
  /** `https://services.paytrail.com`, or the sandbox. No trailing slash. */
  baseUrl: string;
  merchantId: string;
  secret: string;
  /** Still verifies for some days after a rotation; never signs. */
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
  /** Id of the key that signs the return; it cannot be computed from the key. */
  keyId: string;
  publicKey: string;
  previous?: { keyId: string; publicKey: string } | undefined;
  timeoutMs: number;
};

/** The buyer gets an answer within ten seconds, even if the provider hangs. */
const TIMEOUT_MS = 8_000;

/** Pass the time to verify incoming messages: includes secrets rotated a few days ago. */
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
