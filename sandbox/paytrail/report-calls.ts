import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Answer } from '../payments/answer.ts';
import type { World } from '../payments/world.ts';
import type { MerchantCall } from './merchant-call.ts';
import type { Payment } from './payment.ts';
import { complaints } from './payment-body.ts';
import { errorAnswer, signedAnswer } from './signed-answer.ts';

const reportBody = z.object({
  requestType: z.literal('json'),
  callbackUrl: z.url(),
  paymentStatus: z.enum(['default', 'paid', 'all', 'settled']).default('default'),
  startDate: z.iso.datetime().optional(),
  endDate: z.iso.datetime().optional(),
  reportFields: z.array(z.string()).optional(),
});

const STATUS_NAMES: Record<string, string> = { ok: 'Paid', fail: 'Failed', pending: 'Pending' };

/** The list of payments is made after the answer and posted to the shop under a signature. */
export function requestReport(world: World, { signer, json }: MerchantCall): Answer {
  const parsed = reportBody.safeParse(json);
  if (!parsed.success)
    return errorAnswer(signer, 400, 'Validation failed', complaints(parsed.error));
  const { callbackUrl, paymentStatus, startDate, endDate, reportFields } = parsed.data;

  const lines = Object.values(world.payments)
    .filter(({ account }) => account === signer.merchant.account)
    .filter(({ status }) => paymentStatus === 'all' || status === 'ok')
    .filter(({ createdAt }) => createdAt >= (startDate ?? '') && createdAt <= (endDate ?? '9'))
    .map((payment) => pick(describe(payment), reportFields));
  const { headers, body } = signedAnswer({ ...signer, method: 'POST' }, 200, lines);
  void world.notificationSender.deliver({ url: callbackUrl, method: 'POST', headers, body });
  return signedAnswer(signer, 200, { requestId: randomUUID() });
}

function describe({ body, status, provider, bankReference }: Payment): Record<string, unknown> {
  return {
    amount: body.amount / 100,
    status: STATUS_NAMES[status] ?? 'Unpaid',
    firstname: body.customer.firstName ?? null,
    familyname: body.customer.lastName ?? null,
    reference: body.reference,
    paymentMethod: provider,
    stamp: body.stamp,
    checkoutReference: bankReference,
  };
}

function pick(line: Record<string, unknown>, fields: string[] | undefined) {
  if (!fields || fields.length === 0) return line;
  return Object.fromEntries(Object.entries(line).filter(([name]) => fields.includes(name)));
}
