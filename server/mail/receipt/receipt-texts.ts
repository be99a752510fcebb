import type { Language } from '../../../domain/base/language.ts';

const fi = {
  title: 'Kuitti',
  orderNumber: 'Tilausnumero',
  paidAt: 'Maksettu',
  method: 'Maksutapa',
  buyer: 'Ostaja',
  product: 'Tuote',
  units: 'Määrä',
  unitPrice: 'Hinta',
  sum: 'Yhteensä',
  vatRate: 'Alv-kanta',
  net: 'Veroton',
  tax: 'Vero',
  gross: 'Verollinen',
  total: 'Maksettu yhteensä',
  seller: 'Myyjä',
  businessId: 'Y-tunnus',
  methods: {
    card: 'Maksukortti',
    bank: 'Verkkopankki',
    culture: 'Kulttuurietu',
    company: 'Yrityslasku',
  },
};

const sv: typeof fi = {
  title: 'Kvitto',
  orderNumber: 'Beställningsnummer',
  paidAt: 'Betald',
  method: 'Betalningssätt',
  buyer: 'Köpare',
  product: 'Produkt',
  units: 'Antal',
  unitPrice: 'Pris',
  sum: 'Totalt',
  vatRate: 'Momssats',
  net: 'Exkl. moms',
  tax: 'Moms',
  gross: 'Inkl. moms',
  total: 'Betalt totalt',
  seller: 'Säljare',
  businessId: 'FO-nummer',
  methods: {
    card: 'Betalkort',
    bank: 'Nätbank',
    culture: 'Kulturförmån',
    company: 'Företagsfaktura',
  },
};

const en: typeof fi = {
  title: 'Receipt',
  orderNumber: 'Order number',
  paidAt: 'Paid',
  method: 'Payment method',
  buyer: 'Buyer',
  product: 'Product',
  units: 'Units',
  unitPrice: 'Price',
  sum: 'Total',
  vatRate: 'VAT rate',
  net: 'Excl. VAT',
  tax: 'VAT',
  gross: 'Incl. VAT',
  total: 'Total paid',
  seller: 'Seller',
  businessId: 'Business ID',
  methods: {
    card: 'Payment card',
    bank: 'Online bank',
    culture: 'Cultural voucher',
    company: 'Company invoice',
  },
};

export type ReceiptTexts = typeof fi;
export const receiptTexts: Record<Language, ReceiptTexts> = { fi, sv, en };
