export type SmartumPayment = {
  id: string;
  venue: string;
  benefit: string;
  amount: number;
  productName: string;
  successUrl: string;
  cancelUrl: string;
  nonce: string;
  status: 'open' | 'paid' | 'cancelled';
};
