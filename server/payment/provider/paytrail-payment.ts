import { z } from 'zod';
import { type Cents, cents } from '../../../domain/base/cents.ts';
import type { NotificationStatus } from '../../../domain/payment/settlement.ts';
import { shapeByPlace } from './answer-shape.ts';
import type { PaytrailSettings } from './payment-settings.ts';
import { type PaytrailOrder, paytrailBody } from './paytrail-order.ts';
import {
  type ProviderForm,
  type ProviderTerms,
  providerForms,
  providerTerms,
} from './paytrail-provider.ts';
import { callPaytrail, readAnswer, sendSigned } from './paytrail-request.ts';
import type { NoAnswer } from './provider-outcome.ts';
import { webAddress } from './web-address.ts';

export type PaymentCreated = {
  outcome: 'created';
  transactionId: string;
  /** The provider's own page with all methods. */
  pageUrl: string;
  providers: ProviderForm[];
  terms: ProviderTerms | null;
  requestId: string | null;
};

const createdShape = shapeByPlace((baseUrl) =>
  z.object({
    transactionId: z.uuid(),
    href: webAddress(baseUrl),
    providers: providerForms(baseUrl),
    terms: providerTerms.nullish(),
  }),
);

export async function createPayment(
  settings: PaytrailSettings,
  order: PaytrailOrder,
): Promise<PaymentCreated | NoAnswer> {
  const read = await callPaytrail(
    settings,
    {
      method: 'POST',
      path: '/payments',
      body: paytrailBody(order),
    },
    { status: 201, shape: createdShape(settings.baseUrl) },
  );
  if (read.outcome !== 'good') return read;
  const { transactionId, href, providers, terms } = read.data;
  return {
    outcome: 'created',
    transactionId,
    pageUrl: href,
    providers,
    terms: terms ?? null,
    requestId: read.requestId,
  };
}

export type PaymentWithCardCreated = {
  outcome: 'created';
  transactionId: string;
  redirectUrl: string;
  requestId: string | null;
};

const withCardShape = shapeByPlace((baseUrl) =>
  z.object({ transactionId: z.uuid(), redirectUrl: webAddress(baseUrl) }),
);

/** A payment that also saves its card. The token comes in the callback only, never through the browser. */
export async function payAndAddCard(
  settings: PaytrailSettings,
  order: PaytrailOrder,
): Promise<PaymentWithCardCreated | NoAnswer> {
  const read = await callPaytrail(
    settings,
    {
      method: 'POST',
      path: '/tokenization/pay-and-add-card',
      body: paytrailBody(order),
    },
    { status: 200, shape: withCardShape(settings.baseUrl) },
  );
  if (read.outcome !== 'good') return read;
  return { outcome: 'created', ...read.data, requestId: read.requestId };
}

export type PaymentFound = {
  outcome: 'found';
  transactionId: string;
  status: NotificationStatus;
  amount: Cents;
  stamp: string;
  reference: string;
  provider: string | null;
  cardBin: string | null;
  requestId: string | null;
};

const paymentShape = z.object({
  transactionId: z.string(),
  status: z.string(),
  amount: z.int(),
  stamp: z.string(),
  reference: z.string(),
  provider: z.string().nullish(),
  cardInfo: z.object({ bin: z.string().nullish() }).nullish(),
});

const STATUS: Record<string, NotificationStatus> = {
  new: 'new',
  ok: 'ok',
  pending: 'pending',
  delayed: 'delayed',
  // An authorization hold is not money received.
  'authorization-hold': 'pending',
  // The query API does not distinguish a decline from a cancellation.
  fail: 'cancel',
};

/** For open payments. Callbacks are the main signal; polling is the fallback. */
export async function getPayment(
  settings: PaytrailSettings,
  transactionId: string,
): Promise<PaymentFound | { outcome: 'notFound' } | NoAnswer> {
  const answer = await sendSigned(settings, {
    method: 'GET',
    path: `/payments/${encodeURIComponent(transactionId)}`,
    about: { transactionId },
  });
  if (answer.outcome !== 'answered') return answer;
  if (answer.status === 404) return { outcome: 'notFound' };

  const read = readAnswer(answer, 200, paymentShape);
  if (read.outcome !== 'good') return read;
  const { data } = read;
  const status = STATUS[data.status];
  if (!status || data.transactionId !== transactionId) {
    return { outcome: 'ambiguous', fault: 'unreadable', status: 200, requestId: answer.requestId };
  }
  return {
    outcome: 'found',
    transactionId,
    status,
    amount: cents(data.amount),
    stamp: data.stamp,
    reference: data.reference,
    provider: data.provider ?? null,
    cardBin: data.cardInfo?.bin ?? null,
    requestId: answer.requestId,
  };
}
