import { randomUUID } from 'node:crypto';
import type { Answer } from '../../payments/answer.ts';
import type { World } from '../../payments/world.ts';
import type { MerchantCall } from '../merchant-call.ts';
import type { Payment } from '../payment.ts';
import { complaints } from '../payment-body.ts';
import { errorAnswer, signedAnswer, signedText } from '../signed-answer.ts';
import { reportBody, settlementReportBody } from './report-request.ts';
import { reportText } from './report-text.ts';
import { settledPayments, settlementOf } from './settlement-calls.ts';

const STATUS_NAMES: Record<string, string> = { ok: 'Paid', fail: 'Failed', pending: 'Pending' };

/** The payment list is created after the answer and posted to the shop with a signature. */
export function requestReport(world: World, call: MerchantCall): Answer {
  const { signer, json } = call;
  const parsed = reportBody.safeParse(json);
  if (!parsed.success)
    return errorAnswer(signer, 400, 'Validation failed', complaints(parsed.error));
  const { paymentStatus, startDate, endDate } = parsed.data;
  const payments = Object.values(world.payments)
    .filter(({ account }) => account === signer.merchant.account)
    .filter(({ status }) => paymentStatus === 'all' || status === 'ok')
    .filter(({ createdAt }) => createdAt >= (startDate ?? '') && createdAt <= (endDate ?? '9'));
  return send(world, call, { ...parsed.data, payments });
}

/** The same for the payments of one settlement. */
export function requestSettlementReport(world: World, call: MerchantCall): Answer {
  const { signer, json, ids } = call;
  const parsed = settlementReportBody.safeParse(json);
  if (!parsed.success)
    return errorAnswer(signer, 400, 'Validation failed', complaints(parsed.error));
  const payments = settledPayments(world, signer.merchant.account).filter(
    (payment) => String(settlementOf(payment).id) === ids.settlementId,
  );
  if (payments.length === 0) return errorAnswer(signer, 404, 'Settlement not found');
  return send(world, call, { ...parsed.data, payments });
}

type RequestedReport = {
  requestType: 'json' | 'csv';
  callbackUrl: string;
  reportFields?: string[] | undefined;
  payments: Payment[];
};

function send(world: World, { signer }: MerchantCall, asked: RequestedReport): Answer {
  const { requestType, callbackUrl, reportFields, payments } = asked;
  const lines = payments.map((payment) => pick(describe(payment), reportFields));
  const posted = { ...signer, method: 'POST' };
  const { headers, body } =
    requestType === 'csv'
      ? signedText(posted, 200, { type: 'application/csv; charset=utf-8', text: reportText(lines) })
      : signedAnswer(posted, 200, lines);
  void world.notificationSender.deliver({ url: callbackUrl, method: 'POST', headers, body });
  return signedAnswer(signer, 200, { requestId: randomUUID() });
}

function describe(payment: Payment): Record<string, unknown> {
  const { body, status, provider, bankReference, paidAt } = payment;
  const settlement = paidAt ? settlementOf(payment) : null;
  return {
    amount: body.amount / 100,
    status: STATUS_NAMES[status] ?? 'Unpaid',
    firstname: body.customer.firstName ?? null,
    familyname: body.customer.lastName ?? null,
    reference: body.reference,
    paymentMethod: provider,
    stamp: body.stamp,
    checkoutReference: bankReference,
    settlementId: settlement?.id ?? null,
    settlementReference: settlement?.settlementReference ?? null,
  };
}

function pick(line: Record<string, unknown>, fields: string[] | undefined) {
  if (!fields || fields.length === 0) return line;
  return Object.fromEntries(Object.entries(line).filter(([name]) => fields.includes(name)));
}
