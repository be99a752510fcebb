import type { PaymentBody } from './payment-body.ts';

export type PaymentStatus = 'new' | 'ok' | 'fail' | 'pending' | 'delayed' | 'authorization-hold';

export type Payment = {
  transactionId: string;
  account: string;
  algorithm: string;
  /** Whether paying saves the card, or charges a saved one. */
  kind: 'plain' | 'addCard' | 'token';
  status: PaymentStatus;
  body: PaymentBody;
  /** The provider's bank reference, not the merchant's. */
  bankReference: string;
  createdAt: string;
  paidAt: string | null;
  provider: string | null;
  cardId: string | null;
  token: string | null;
  refundedAmount: number;
};

export function isOpen({ status }: Payment): boolean {
  return status === 'new' || status === 'fail' || status === 'pending' || status === 'delayed';
}

/** A card being saved without a payment. */
export type Tokenization = {
  id: string;
  account: string;
  algorithm: string;
  language: 'FI' | 'SV' | 'EN';
  redirectSuccess: string;
  redirectCancel: string;
  callbackSuccess: string | null;
  callbackCancel: string | null;
  cardId: string | null;
  token: string | null;
};
