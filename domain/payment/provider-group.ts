import type { BillingType } from '../order/billing-type.ts';
import { PURCHASE_KINDS, type PurchaseKind } from '../order/purchase-kind.ts';
import type { Method, MethodRules } from './offered-method.ts';

/** Methods without credit first, company invoice last: Consumer Protection Act 6:12 b. Nothing is preselected. */
export const PAYMENT_SECTIONS = ['bank', 'culture', 'card', 'company'] as const;
export type PaymentSection = (typeof PAYMENT_SECTIONS)[number];

/** What the card provider's list tells of one method; the same id may stand there twice under two names. */
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

/** spec 9: creditcard and amex are cards, collectorb2b is a company order, everything else is an online bank. */
export function sectionOf(id: string): 'bank' | 'card' | 'company' {
  if (CARD_IDS.includes(id)) return 'card';
  if (COMPANY_IDS.includes(id)) return 'company';
  return 'bank';
}

/** A consumer is never offered an invoice or instalments; a group of credit methods may grow new ids. */
export function isConsumerCredit({ id, group }: Pick<ListedProvider, 'id' | 'group'>): boolean {
  if (sectionOf(id) !== 'bank') return false;
  return group === CREDIT_GROUP || CONSUMER_CREDIT_IDS.includes(id.toLowerCase());
}

/** Wallets on a phone stand under a heading of their own inside the bank section. */
export function isMobile({ id }: Pick<ListedProvider, 'id'>): boolean {
  return MOBILE_IDS.includes(id);
}

export type Purchase = {
  kind: PurchaseKind;
  billing: BillingType;
  /** In cents; left out where it decides nothing. */
  amount?: number;
};

/** Instalments that their holder pays in person: by any method that a renewal may be paid with. */
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

/** What can be bought with it. */
export function kindsPaidWith(method: Method): PurchaseKind[] {
  const section = PAYMENT_SECTIONS.find((each) => METHOD_OF_SECTION[each] === method) ?? 'culture';
  return PURCHASE_KINDS.filter((kind) => SECTIONS_BY_KIND[kind].includes(section));
}

/** In the order they are shown. A monthly order has no choice: it goes straight to the card provider. */
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

/** What of the provider's list may pay for the purchase: never consumer credit, the company invoice for companies only. */
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

/** What the server offers, in our sections. Culture vouchers are not on that list: culture-voucher.ts has them. */
export function arrangeProviders<P extends Pick<ListedProvider, 'id' | 'name'>>(
  providers: P[],
  purchase: Purchase,
  { lastBank = null, ...rules }: MethodRules & { lastBank?: string | null },
): ProviderSection<P>[] {
  // Within the banks only: the order of the sections is the law's.
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

/** A card that is always credit comes after the ones that may be debit. */
function amexLast(a: { id: string }, b: { id: string }): number {
  return Number(a.id === 'amex') - Number(b.id === 'amex');
}
