import { randomUUID } from 'node:crypto';
import type { Merchant } from './merchant.ts';
import { merchantOf } from './merchant.ts';
import type { Payment } from './payment.ts';
import {
  type CatalogEntry,
  type Filter,
  GROUP_NAMES,
  type Group,
  offered,
} from './provider-catalog.ts';
import { hmacHex, isKnownAlgorithm } from './signing.ts';

type Language = 'FI' | 'SV' | 'EN';

export function describeEntry({ id, name, group, logo }: CatalogEntry, base: string) {
  const svg = `${base}/logos/${logo}.svg`;
  return { id, name, group, svg, icon: svg };
}

export function describeGroups(entries: CatalogEntry[], language: Language, base: string) {
  const present = [...new Set(entries.map(({ group }) => group))];
  return present.map((id: Group) => {
    const svg = `${base}/logos/group-${id}.svg`;
    return { id, name: GROUP_NAMES[language][id], icon: svg, svg };
  });
}

/** Forms that lead to each method, signed with the merchant's secret. */
export function providerForms(payment: Payment, base: string, filter: Filter) {
  const merchant = merchantOf(payment.account);
  return offered(filter).map((entry) => ({
    ...describeEntry(entry, base),
    url: `${base}/payments/${payment.transactionId}/${entry.id}/redirect`,
    parameters: signedParameters(payment, merchant),
  }));
}

function signedParameters({ transactionId, algorithm }: Payment, { account, secret }: Merchant) {
  const fields: [string, string][] = [
    ['checkout-transaction-id', transactionId],
    ['checkout-account', account],
    ['checkout-method', 'POST'],
    ['checkout-algorithm', algorithm],
    ['checkout-timestamp', new Date().toISOString()],
    ['checkout-nonce', randomUUID()],
  ];
  const signature: [string, string] = ['signature', hmacHex(secret, algorithm, fields)];
  return [...fields, signature].map(([name, value]) => ({ name, value }));
}

/** Whether a posted form was issued for this payment. */
export function isOwnForm(payment: Payment, form: URLSearchParams): boolean {
  const algorithm = form.get('checkout-algorithm') ?? undefined;
  if (!isKnownAlgorithm(algorithm)) return false;
  if (form.get('checkout-transaction-id') !== payment.transactionId) return false;
  return form.get('signature') === hmacHex(merchantOf(payment.account).secret, algorithm, form);
}
