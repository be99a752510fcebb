import { texts as enMethods } from '../../../contract/texts/en/payment-method.ts';
import { texts as fiMethods } from '../../../contract/texts/fi/payment-method.ts';
import { texts as svMethods } from '../../../contract/texts/sv/payment-method.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { PaymentSection } from '../../../domain/payment/provider-group.ts';
import { isInvoiced, type Receipt } from '../../../domain/receipt/receipt.ts';
import { worded } from '../../platform/worded.ts';

const fi = {
  title: 'Kuitti',
  titleInvoiced: 'Tilausvahvistus',
  orderNumber: 'Tilausnumero',
  paidAt: 'Maksettu',
  method: 'Maksutapa',
  buyer: 'Ostaja',
  buyerAddress: 'Ostajan osoite',
  product: 'Tuote',
  units: 'Määrä',
  netPrice: 'Veroton hinta',
  unitPrice: 'Hinta',
  sum: 'Yhteensä',
  vatRate: 'Alv-kanta',
  net: 'Veroton',
  tax: 'Vero',
  gross: 'Verollinen',
  total: 'Maksettu yhteensä',
  totalInvoiced: 'Laskutetaan yhteensä',
  orderedAt: 'Tilattu',
  seller: 'Myyjä',
  businessId: 'Y-tunnus',
  vatId: 'Alv-tunniste',
  methods: fiMethods,
};

const sv: typeof fi = {
  title: 'Kvitto',
  titleInvoiced: 'Beställningsbekräftelse',
  orderNumber: 'Beställningsnummer',
  paidAt: 'Betald',
  method: 'Betalningssätt',
  buyer: 'Köpare',
  buyerAddress: 'Köparens adress',
  product: 'Produkt',
  units: 'Antal',
  netPrice: 'Pris exkl. moms',
  unitPrice: 'Pris',
  sum: 'Totalt',
  vatRate: 'Momssats',
  net: 'Exkl. moms',
  tax: 'Moms',
  gross: 'Inkl. moms',
  total: 'Betalt totalt',
  totalInvoiced: 'Faktureras totalt',
  orderedAt: 'Beställt',
  seller: 'Säljare',
  businessId: 'FO-nummer',
  vatId: 'Momsnummer',
  methods: svMethods,
};

const en: typeof fi = {
  title: 'Receipt',
  titleInvoiced: 'Order confirmation',
  orderNumber: 'Order number',
  paidAt: 'Paid',
  method: 'Payment method',
  buyer: 'Buyer',
  buyerAddress: 'Buyer’s address',
  product: 'Product',
  units: 'Units',
  netPrice: 'Price excl. VAT',
  unitPrice: 'Price',
  sum: 'Total',
  vatRate: 'VAT rate',
  net: 'Excl. VAT',
  tax: 'VAT',
  gross: 'Incl. VAT',
  total: 'Total paid',
  totalInvoiced: 'Total to be invoiced',
  orderedAt: 'Ordered',
  seller: 'Seller',
  businessId: 'Business ID',
  vatId: 'VAT number',
  methods: enMethods,
};

export type ReceiptTexts = typeof fi;
export const receiptTexts: Record<Language, ReceiptTexts> = worded('letter/receipt', {
  fi,
  sv,
  en,
});

/** An unpaid invoice is titled as such, not as a receipt. */
export function receiptTitle(receipt: Receipt, language: Language): string {
  const { title, titleInvoiced } = receiptTexts[language];
  return isInvoiced(receipt) ? titleInvoiced : title;
}

/** The payment method, when known. */
export function methodRow(
  name: string,
  method: PaymentSection | null,
  language: Language,
): [string, string][] {
  return method ? [[name, receiptTexts[language].methods[method]]] : [];
}
