/** A card that is being saved without a payment. */
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
