import { z } from 'zod';
import { type Cents, fromEuros } from '../../../domain/base/cents.ts';
import type { PaytrailSettings } from './payment-settings.ts';
import { callPaytrail } from './paytrail-request.ts';
import { findFaultOfSent } from './paytrail-signature.ts';
import type { NoAnswer } from './provider-outcome.ts';

type ReportQuery = { status: 'all' | 'paid'; from: Date; to: Date; callbackUrl: string };

/**
 * A charge without a response has no transaction id to query by. The provider's payment list contains our stamps; it
 * arrives later, as a signed POST to the callback URL.
 */
export async function requestReport(
  settings: PaytrailSettings,
  { status, from, to, callbackUrl }: ReportQuery,
): Promise<{ outcome: 'requested'; requestId: string | null } | NoAnswer> {
  const read = await callPaytrail(
    settings,
    {
      method: 'POST',
      path: '/payments/report',
      body: {
        requestType: 'json',
        callbackUrl,
        paymentStatus: status,
        startDate: from.toISOString(),
        endDate: to.toISOString(),
        reportFields: ['stamp', 'reference', 'amount', 'status'],
      },
    },
    { status: 200, shape: z.unknown() },
  );
  return read.outcome === 'good' ? { outcome: 'requested', requestId: read.requestId } : read;
}

export type ReportLine = { stamp: string; reference: string; amount: Cents; status: string };

const lines = z.array(
  z.object({
    stamp: z.string(),
    reference: z.string(),
    amount: z.number().transform(fromEuros),
    status: z.string(),
  }),
);

/** Null when the signature is wrong. `body` must be the raw text, which the signature covers. */
export function readReport(
  settings: PaytrailSettings,
  headers: Record<string, string>,
  body: string,
): ReportLine[] | null {
  if (headers['checkout-account'] !== settings.merchantId) return null;
  if (findFaultOfSent(settings, headers, body)) return null;
  try {
    return lines.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
