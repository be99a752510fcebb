import { z } from 'zod';
import type { Cents } from '../../../domain/base/cents.ts';
import { shapeByPlace } from './answer-shape.ts';
import { cutText } from './cut-text.ts';
import type { SmartumSettings } from './payment-settings.ts';
import type { NoAnswer } from './provider-outcome.ts';
import { sendRequest } from './send-request.ts';
import { webAddress } from './web-address.ts';

export type SmartumOrder = {
  /** Returned in the signed receipt; the only field that identifies the payment. */
  stamp: string;
  amount: Cents;
  productName: string;
  successUrl: string;
  cancelUrl: string;
};

export type SmartumCreated = { outcome: 'created'; redirectUrl: string };

/** Nothing is charged yet: an unanswered checkout may be retried. */
export async function createSmartumCheckout(
  settings: SmartumSettings,
  order: SmartumOrder,
): Promise<SmartumCreated | NoAnswer> {
  const answer = await sendRequest({
    url: `${settings.baseUrl}/checkout`,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      venue: settings.venue,
      benefit: settings.benefit,
      amount: order.amount,
      product_name: cutText(order.productName, 100),
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      nonce: order.stamp,
    }),
    timeoutMs: settings.timeoutMs,
  });
  if (answer.outcome !== 'answered') return answer;

  const { status, body } = answer;
  if (status >= 400 && status < 500) {
    return { outcome: 'refused', status, message: '', details: [], requestId: null };
  }
  const redirectUrl = status < 300 ? readUrl(settings, body) : null;
  if (redirectUrl) return { outcome: 'created', redirectUrl };
  const fault = status >= 500 ? 'serverError' : 'unreadable';
  return { outcome: 'ambiguous', fault, status, requestId: null };
}

const checkoutShape = shapeByPlace((baseUrl) =>
  z.object({ data: z.object({ url: webAddress(baseUrl) }) }),
);

/** The response is unsigned: only redirect to a page of the provider's site. */
function readUrl({ baseUrl }: SmartumSettings, body: string): string | null {
  try {
    const url = checkoutShape(baseUrl).safeParse(JSON.parse(body)).data?.data.url;
    return url && siteOf(url) === siteOf(baseUrl) ? url : null;
  } catch {
    return null;
  }
}

/** `pay.smartum.fi` and `api.smartum.fi` are one site; a local sandbox is compared with its port. */
function siteOf(url: string): string {
  const { hostname, host } = new URL(url);
  const isName = hostname.includes('.') && !/^[\d.]+$/.test(hostname);
  return isName ? hostname.split('.').slice(-2).join('.') : host;
}
