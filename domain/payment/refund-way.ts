import { channelOf, type ProviderType } from './culture-voucher.ts';
import { sectionOf } from './provider-group.ts';

/**
 * How money goes back. What follows of each, who does it and by when, is said in `contract/texts/*` (refund-ways).
 * provider  Paytrail gives it back the way it was paid; it is asked within minutes
 * mail      the payer's bank takes nothing back: Paytrail asks the payer for an account by e-mail
 * invoice   the invoice of a company is credited
 * site      a person gives it back in the provider's own portal: a benefit never becomes cash
 * account   a person pays it to an account that the payer names
 */
export const REFUND_WAYS = ['provider', 'mail', 'invoice', 'site', 'account'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

type RefundRequest = {
  providerType: ProviderType;
  /** Method chosen at the card provider; null until it reports one. */
  providerId: string | null;
  transactionId: string | null;
  /** Cents: the refund, and the whole payment. */
  amount: number;
  paid: number;
};

/**
 * The planned way. ePassi and Smartum have no refund call, and Edenred only refunds in full. A payment without the
 * provider's id cannot be refunded by a call.
 */
export function refundWay({ providerType, providerId, ...asked }: RefundRequest): RefundWay {
  const { transactionId, amount, paid } = asked;
  const isWhole = providerType !== 'edenred' || amount === paid;
  if (!transactionId || channelOf(providerType) !== 'paytrail' || !isWhole) {
    return wayByHand(providerType);
  }
  return providerId && sectionOf(providerId) === 'company' ? 'invoice' : 'provider';
}

/** The manual way, when there is no refund call or the provider has refused it. */
export function wayByHand(providerType: ProviderType): 'site' | 'account' {
  return providerType === 'paytrail' ? 'account' : 'site';
}

export const isByHand = (way: RefundWay): boolean => way === 'site' || way === 'account';

/** Display names of the provider portals for manual refunds. */
export const PROVIDER_NAMES: Record<ProviderType, string> = {
  paytrail: 'Paytrail',
  epassi: 'ePassi',
  smartum: 'Smartum',
  edenred: 'Edenred',
  zevoy: 'Zevoy',
};
