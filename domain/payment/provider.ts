import { keysOf, recordOf } from '../base/record-of.ts';

type ProviderTraits = {
  /** Public name, the same in every language. */
  name: string;
  /** A personal benefit, outside the card provider's list of methods; never becomes cash. */
  isVoucher: boolean;
  /** The integration that takes the payment: the provider's own, or the card provider's. */
  channel: string;
  /** Has calls for the state of a payment and for a list of payments. Otherwise staff upload the list of its portal. */
  canBeAsked: boolean;
  /** Reports only through the buyer's browser: staff find out about a payer who closes it. */
  isSilent: boolean;
  /** What its refund call accepts; with `none` staff refund in its portal. */
  refunds: 'anyPart' | 'wholeSum' | 'none';
};

const THROUGH_PAYTRAIL = {
  channel: 'paytrail',
  canBeAsked: true,
  isSilent: false,
  refunds: 'anyPart',
} as const;

/** Every payment provider, in display order; the keys are stored and on the wire. */
export const PROVIDERS = {
  paytrail: { name: 'Paytrail', isVoucher: false, ...THROUGH_PAYTRAIL },
  epassi: {
    name: 'ePassi',
    isVoucher: true,
    channel: 'epassi',
    canBeAsked: false,
    isSilent: false,
    refunds: 'none',
  },
  smartum: {
    name: 'Smartum',
    isVoucher: true,
    channel: 'smartum',
    canBeAsked: false,
    isSilent: true,
    refunds: 'none',
  },
  edenred: { name: 'Edenred', isVoucher: true, ...THROUGH_PAYTRAIL, refunds: 'wholeSum' },
  zevoy: { name: 'Zevoy', isVoucher: true, ...THROUGH_PAYTRAIL },
} as const satisfies Record<string, ProviderTraits>;

type Providers = typeof PROVIDERS;
export type ProviderType = keyof Providers;
type ProviderWith<Traits> = {
  [Type in ProviderType]: Providers[Type] extends Traits ? Type : never;
}[ProviderType];

export const PROVIDER_TYPES = keysOf(PROVIDERS);

export type CultureVoucher = ProviderWith<{ isVoucher: true }>;
export const CULTURE_VOUCHERS = PROVIDER_TYPES.filter(
  (type): type is CultureVoucher => PROVIDERS[type].isVoucher,
);

/** Providers with an integration of their own. */
export type Channel = Providers[ProviderType]['channel'];
export const CHANNELS = PROVIDER_TYPES.filter(
  (type): type is Channel => PROVIDERS[type].channel === type,
);

/** Staff upload the list of payments shown in their portals. */
export type ReportedChannel = ProviderWith<{ canBeAsked: false }>;
export const REPORTED_CHANNELS = CHANNELS.filter(
  (channel): channel is ReportedChannel => !PROVIDERS[channel].canBeAsked,
);

export const SILENT_PROVIDERS = PROVIDER_TYPES.filter((type) => PROVIDERS[type].isSilent);

const nameOf = (type: ProviderType): string => PROVIDERS[type].name;
export const PROVIDER_NAMES = recordOf(PROVIDER_TYPES, nameOf);
export const VOUCHER_NAMES = recordOf(CULTURE_VOUCHERS, nameOf);

/** A voucher card that is paid on the ordinary card page. */
export function isChargedAsCard(type: ProviderType): boolean {
  const { isVoucher, channel } = PROVIDERS[type];
  return isVoucher && channel === 'paytrail';
}
