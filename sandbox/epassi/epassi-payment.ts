import { createHash } from 'node:crypto';

export type EpassiPayment = {
  id: string;
  stamp: string;
  amount: string;
  returnUrl: string;
  cancelUrl: string;
  notifyUrl: string | null;
  status: 'open' | 'paid' | 'cancelled';
};

/** The public staging site. */
export const SITE = '77190';
const KEY = '1TRQVUMAUBX4';

/** A plain hash with the secret last; empty parts are left out. */
export function epassiMac(...parts: (string | null | undefined)[]): string {
  const text = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return createHash('sha512')
    .update(`${text.join('&')}&${KEY}`)
    .digest('hex');
}
