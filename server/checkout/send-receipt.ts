import type { FastifyReply } from 'fastify';
import { receiptPdf } from '../letter/receipt/receipt-pdf.ts';
import type { Payment } from '../payment/payment-queries.ts';
import { paymentRefusal } from '../payment/payment-refusals.ts';
import type { GuestContext } from '../platform/context.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { purchaseReceipt } from './fulfil/purchase-receipt.ts';
import { findOrdersOfPayment } from './record/snapshot-queries.ts';
import { findSettledAt } from './status-queries.ts';

const NAMES = {
  fi: ['tilaus', 'kuitti'],
  sv: ['bestallning', 'kvitto'],
  en: ['order', 'receipt'],
} as const;

/** The receipt as PDF; not found while the payment is unpaid. */
export async function sendReceipt(
  reply: FastifyReply,
  payment: Payment | null,
  caller: GuestContext,
) {
  const { pool } = caller;
  const [order] = payment ? await findOrdersOfPayment(pool, payment.id) : [];
  const paidAt = payment ? await findSettledAt(pool, payment.id) : null;
  if (!payment || !order || paidAt === null) throw paymentRefusal('paymentNotFound', caller);
  const scheme = await findScheme(pool);
  const { language } = order;
  const receipt = purchaseReceipt(payment, paidAt);
  const pdf = await receiptPdf(receipt, language, scheme.productForms[language].nominative);
  const [ordered, title] = NAMES[language];
  const name = [ordered, payment.reference, title];
  return sendFile(reply, { name, ending: 'pdf', content: pdf, isShown: true });
}
