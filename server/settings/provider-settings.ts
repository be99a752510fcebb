import type { Channel } from '../../domain/payment/provider.ts';
import { setting } from './setting-row.ts';
import { addressOrNone, dayOrNone, pem, required, text } from './setting-values.ts';

const SMARTUM_STAGING_KEY_ID = 'UBJZYFXrOKHq_3VZWIs_XQHDY8ZOS2UrocBvyXm8ejI';

/** Settings of the payment providers, and their previous secrets. */
export const PROVIDER_SETTINGS = {
  paytrailBaseUrl: setting(
    'PAYTRAIL_BASE_URL',
    { development: '', production: 'https://services.paytrail.com' },
    addressOrNone,
    'Paytrail; empty = the sandbox',
  ),
  paytrailMerchantId: setting(
    'PAYTRAIL_MERCHANT_ID',
    { development: '375917', production: '' },
    text,
    'merchant at Paytrail',
    ['375917', '695861', '695874'],
  ),
  paytrailSecret: setting(
    'PAYTRAIL_SECRET',
    { development: 'SAIPPUAKAUPPIAS', production: '' },
    text,
    'its secret',
    ['SAIPPUAKAUPPIAS', 'MONISAIPPUAKAUPPIAS'],
  ),
  paytrailPreviousSecret: setting(
    'PAYTRAIL_PREVIOUS_SECRET',
    '',
    text,
    'the previous secret; what it signed is accepted until the end of `PREVIOUS_SECRETS_UNTIL`',
  ),
  epassiUrl: setting(
    'EPASSI_URL',
    { development: '', production: 'https://services.epassi.fi/e_payments/v2' },
    addressOrNone,
    'ePassi; empty = the sandbox',
  ),
  epassiSite: setting(
    'EPASSI_SITE',
    { development: '77190', production: '' },
    text,
    'site at ePassi; empty in production = not offered',
    ['77190'],
  ),
  epassiKey: setting(
    'EPASSI_KEY',
    { development: '1TRQVUMAUBX4', production: '' },
    text,
    'its key',
    ['1TRQVUMAUBX4'],
  ),
  epassiPreviousKey: setting('EPASSI_PREVIOUS_KEY', '', text, 'the key before, likewise'),
  smartumBaseUrl: setting(
    'SMARTUM_BASE_URL',
    { development: '', production: 'https://api.smartum.fi' },
    addressOrNone,
    'Smartum; empty = the sandbox',
  ),
  smartumVenue: setting(
    'SMARTUM_VENUE',
    { development: 'ven_sandbox', production: '' },
    text,
    'venue at Smartum; empty in production = not offered',
    ['ven_sandbox'],
  ),
  smartumBenefit: setting('SMARTUM_BENEFIT', 'culture', required, 'kind of benefit'),
  smartumKeyId: setting(
    'SMARTUM_KEY_ID',
    { development: SMARTUM_STAGING_KEY_ID, production: '' },
    text,
    'id of the key that signs its answers',
    [SMARTUM_STAGING_KEY_ID],
  ),
  smartumPublicKey: setting(
    'SMARTUM_PUBLIC_KEY',
    '',
    pem,
    'that key as PEM; empty = ask the sandbox',
  ),
  smartumPreviousKeyId: setting('SMARTUM_PREVIOUS_KEY_ID', '', text, 'id of the key before'),
  smartumPreviousPublicKey: setting(
    'SMARTUM_PREVIOUS_PUBLIC_KEY',
    '',
    pem,
    'that key as PEM, likewise',
  ),
  previousSecretsUntil: setting(
    'PREVIOUS_SECRETS_UNTIL',
    '',
    dayOrNone,
    'last day, as 2026-12-31, on which messages signed with a provider’s previous secret are believed',
  ),
};

type ProviderSetting = keyof typeof PROVIDER_SETTINGS;
type ProviderRules = {
  /** Where the provider is; empty outside production = the sandbox, at this path. */
  address: ProviderSetting;
  sandboxPath: string;
  /** Empty: the provider is not offered. */
  account: ProviderSetting;
  /** Required with the account. */
  credentials: readonly ProviderSetting[];
  /** Believed until the day of `PREVIOUS_SECRETS_UNTIL`. */
  previousSecret: ProviderSetting;
};

/** What the start checks of each provider's settings. */
export const PROVIDER_RULES = {
  paytrail: {
    address: 'paytrailBaseUrl',
    sandboxPath: '/paytrail',
    account: 'paytrailMerchantId',
    credentials: ['paytrailSecret'],
    previousSecret: 'paytrailPreviousSecret',
  },
  epassi: {
    address: 'epassiUrl',
    sandboxPath: '/epassi/e_payments/v2',
    account: 'epassiSite',
    credentials: ['epassiKey'],
    previousSecret: 'epassiPreviousKey',
  },
  smartum: {
    address: 'smartumBaseUrl',
    sandboxPath: '/smartum',
    account: 'smartumVenue',
    credentials: ['smartumKeyId', 'smartumPublicKey'],
    previousSecret: 'smartumPreviousKeyId',
  },
} as const satisfies Record<Channel, ProviderRules>;

export const RULES_OF_PROVIDERS = Object.values(PROVIDER_RULES);
export type ProviderAddress = (typeof RULES_OF_PROVIDERS)[number]['address'];
