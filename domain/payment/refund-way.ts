import { PROVIDERS, type ProviderType } from './provider.ts';
import { sectionOf } from './provider-group.ts';

/**
 * How money is refunded. `contract/texts/*` (refund-ways) describes each way, its actor and its deadline.
 * provider  Paytrail refunds it to the same method; requested within minutes
 * mail      the payer's bank accepts no refunds: Paytrail asks the payer for an account by e-mail
 * invoice   a company's invoice is credited
 * site      staff refund it in the provider's portal: a benefit never becomes cash
 * account   staff pay it to the payer's bank account
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
 * The planned way. A payment without the provider's id cannot be refunded by a call.
 */
export function refundWay({ providerType, providerId, ...request }: RefundRequest): RefundWay {
  const { transactionId, amount, paid } = request;
  const { refunds } = PROVIDERS[providerType];
  const isRefunded = refunds === 'anyPart' || (refunds === 'wholeSum' && amount === paid);
  if (!transactionId || !isRefunded) return wayByHand(providerType);
  return providerId && sectionOf(providerId) === 'company' ? 'invoice' : 'provider';
}

/** The manual way, when there is no refund call or the provider has refused it. */
export function wayByHand(providerType: ProviderType): 'site' | 'account' {
  return PROVIDERS[providerType].isVoucher ? 'site' : 'account';
}

export const isByHand = (way: RefundWay): boolean => way === 'site' || way === 'account';
