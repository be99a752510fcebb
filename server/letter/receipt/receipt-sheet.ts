import { formatDateTime, formatMoney, formatRate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import {
  isInvoiced,
  lineTotal,
  type Receipt,
  receiptTotal,
} from '../../../domain/receipt/receipt.ts';
import { netPrice, vatLines } from '../../../domain/receipt/vat-lines.ts';
import { methodRow, receiptTexts, receiptTitle } from './receipt-texts.ts';

export type ReceiptSheet = {
  title: string;
  facts: [label: string, value: string][];
  lines: { head: string[]; rows: string[][] };
  total: [label: string, amount: string];
  taxes: { head: string[]; rows: string[][] };
  seller: string[];
};

/** The lines of a receipt in the reader's language and formats. */
export function receiptSheet(receipt: Receipt, language: Language): ReceiptSheet {
  const texts = receiptTexts[language];
  const { seller } = receipt;
  const invoiced = isInvoiced(receipt);
  const { buyerAddress } = receipt;
  return {
    title: receiptTitle(receipt, language),
    facts: [
      [texts.orderNumber, receipt.orderNumber],
      [invoiced ? texts.orderedAt : texts.paidAt, formatDateTime(receipt.paidAt, language)],
      ...methodRow(texts.method, receipt.method, language),
      [texts.buyer, receipt.buyerName],
      ...(buyerAddress ? [[texts.buyerAddress, buyerAddress] as [string, string]] : []),
    ],
    lines: {
      head: [
        texts.product,
        texts.units,
        ...(buyerAddress ? [texts.netPrice] : []),
        texts.unitPrice,
        texts.sum,
      ],
      rows: receipt.lines.map((line) => [
        line.description,
        String(line.units),
        ...(buyerAddress ? [formatMoney(netPrice(line), language)] : []),
        formatMoney(line.unitPrice, language),
        formatMoney(lineTotal(line), language),
      ]),
    },
    total: [
      invoiced ? texts.totalInvoiced : texts.total,
      formatMoney(receiptTotal(receipt), language),
    ],
    taxes: {
      head: [texts.vatRate, texts.net, texts.tax, texts.gross],
      rows: vatLines(receipt.lines).map(({ basisPoints, net, tax, gross }) => [
        formatRate(basisPoints, language),
        formatMoney(net, language),
        formatMoney(tax, language),
        formatMoney(gross, language),
      ]),
    },
    seller: [
      `${texts.seller}: ${seller.name}`,
      `${texts.businessId}: ${seller.businessId}, ${texts.vatId}: ${vatIdOf(seller.businessId)}`,
      `${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
    ],
  };
}

/** Finnish VAT number: FI and the business id without its hyphen. */
const vatIdOf = (businessId: string) => `FI${businessId.replace('-', '')}`;
