import type { BillingType } from '../order/billing-type.ts';
import { PURCHASE_KINDS, type PurchaseKind } from '../order/purchase-kind.ts';
import type { Method, MethodRules } from './offered-method.ts';

/**
 * Methods without credit first, company invoice last, as the Consumer Protection Act 6:12 b requires. Nothing is
 * preselected.
 */
export const PAYMENT_SECTIONS = ['bank', 'culture', 'card', 'company'] as const;
export type PaymentSection = (typeof PAYMENT_SECTIONS)[number];

/** A method in the card provider's list; the same id may occur twice under two names. */
export type ListedProvider = { id: string; name: string; group: string };

const CARD_IDS = ['creditcard', 'amex'];
const COMPANY_IDS = ['collectorb2b', 'walleyb2b'];
const CONSUMER_CREDIT_IDS = [
  'walleyb2c',
  'collectorb2c',
  'oplasku',
  'oplaskuv1',
  'op-tililuotto',
  'klarna',
];
/** By id, since the wire's provider entry has no group. */
const MOBILE_IDS = ['mobilepay', 'siirto', 'pivo', 'apple-pay', 'google-pay'];
const CREDIT_GROUP = 'credit';

/** creditcard and amex are cards, collectorb2b is the company invoice, everything else is an online bank. */
export function sectionOf(id: string): 'bank' | 'card' | 'company' {
  if (CARD_IDS.includes(id)) return 'card';
  if (COMPANY_IDS.includes(id)) return 'company';
  return 'bank';
}

/** Consumers are never offered an invoice or instalments; matched by group too, because new ids may be added to it. */
export function isConsumerCredit({ id, group }: Pick<ListedProvider, 'id' | 'group'>): boolean {
  if (sectionOf(id) !== 'bank') return false;
  return group === CREDIT_GROUP || CONSUMER_CREDIT_IDS.includes(id.toLowerCase());
}

/** Mobile wallets have their own heading in the bank section. */
export function isMobile({ id }: Pick<ListedProvider, 'id'>): boolean {
  return MOBILE_IDS.includes(id);
}

export type Purchase = {
  kind: PurchaseKind;
  billing: BillingType;
  /** In cents; omitted where irrelevant. */
  amount?: number;
};

/** Instalments that the holder pays in person, with any renewal method. */
export const INSTALMENTS_IN_PERSON: Purchase = { kind: 'renewal', billing: 'annually' };

const SECTIONS_BY_KIND: Record<PurchaseKind, readonly PaymentSection[]> = {
  standard: ['bank', 'culture', 'card'],
  renewal: ['bank', 'culture', 'card'],
  gift: ['bank', 'card'],
  companyOrder: ['bank', 'card', 'company'],
};

export const METHOD_OF_SECTION: Partial<Record<PaymentSection, Method>> = {
  bank: 'bank',
  card: 'card',
  company: 'companyInvoice',
};

/** Purchases that it can pay for. */
export function kindsPaidWith(method: Method): PurchaseKind[] {
  const section = PAYMENT_SECTIONS.find((each) => METHOD_OF_SECTION[each] === method) ?? 'culture';
  return PURCHASE_KINDS.filter((kind) => SECTIONS_BY_KIND[kind].includes(section));
}

/** In display order. A monthly order offers no choice: it goes straight to the card provider. */
export function sectionsFor(
  { kind, billing, amount = 0 }: Purchase,
  { invoiceMost, closed }: MethodRules,
): PaymentSection[] {
  const ofKind = billing === 'monthly' ? ['card'] : SECTIONS_BY_KIND[kind];
  return PAYMENT_SECTIONS.filter((section) => {
    const method = METHOD_OF_SECTION[section];
    if (!ofKind.includes(section) || (method && closed.includes(method))) return false;
    return section !== 'company' || amount <= invoiceMost;
  });
}

/**
 * Methods of the provider's list for this purchase: never consumer credit, and the company invoice only for
 * companies.
 */
export function offeredProviders<P extends ListedProvider>(
  providers: P[],
  purchase: Purchase & { cardsOnly?: boolean },
  rules: MethodRules,
): P[] {
  const sections = purchase.cardsOnly ? ['card'] : sectionsFor(purchase, rules);
  return providers.filter(
    (provider) => !isConsumerCredit(provider) && sections.includes(sectionOf(provider.id)),
  );
}

export type ProviderSection<P> = { section: PaymentSection; providers: P[]; mobile: P[] };

/** The server's offer in sections. Culture vouchers are not on the list: see culture-voucher.ts. */
export function arrangeProviders<P extends Pick<ListedProvider, 'id' | 'name'>>(
  providers: P[],
  purchase: Purchase,
  { lastBank = null, ...rules }: MethodRules & { lastBank?: string | null },
): ProviderSection<P>[] {
  // Only within the banks: the law fixes the order of the sections.
  const isLast = ({ id }: { id: string }) => id === lastBank && sectionOf(id) === 'bank';
  const listed = providers.toSorted((a, b) => Number(isLast(b)) - Number(isLast(a)));
  return sectionsFor(purchase, rules).map((section) => {
    const inSection = listed.filter(({ id }) => section === sectionOf(id));
    return {
      section,
      providers: inSection.filter((provider) => !isMobile(provider)).sort(amexLast),
      mobile: inSection.filter(isMobile),
    };
  });
}

/** Credit-only cards come after those that may be debit. */
function amexLast(a: { id: string }, b: { id: string }): number {
  return Number(a.id === 'amex') - Number(b.id === 'amex');
}
