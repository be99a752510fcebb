import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { text } from '../../../contract/call/wire-values.ts';
import { isReceived } from '../../../domain/payment/payment-state.ts';
import type { VerifiedNotification } from '../../../domain/payment/settlement.ts';
import { findPaymentByKey, type Payment } from '../../payment/payment-queries.ts';
import { verifyEpassiNotification } from '../../payment/provider/epassi.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import { verifyPaymentNotification } from '../../payment/provider/paytrail-notification.ts';
import { withSandboxKey } from '../../payment/provider/smartum-key.ts';
import { checkSmartumReturn } from '../../payment/provider/smartum-return.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { PlainRoute, RouteRequest } from '../../platform/http/plain-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { addressOf, returnAddress } from '../return-page.ts';
import { type Checked, processNotification } from './process-notification.ts';
import { isSilent, resolveSilentPayment } from './silent-payment.ts';

const params = z.object({ key: text(100) });
const toOurPage = { 303: { description: 'To the page that tells how the payment stands' } };
const acknowledgement = {
  200: { description: 'Heard and settled, now or before', mediaType: 'text/plain' },
  400: { description: 'Not genuine' },
};

/** Authenticated by signature: no session is needed or used. */
export const notificationRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: '/payments/paytrail/return/:key',
    tag: 'payment',
    summary: 'The buyer comes back from the card provider',
    params,
    answers: toOurPage,
    handle: (visit) =>
      answerRedirect(visit, (context) => paytrailSignal(visit.request, 'redirect', context)),
  },
  {
    method: 'GET',
    path: '/payments/paytrail/callback/:key',
    tag: 'payment',
    summary: 'The card provider tells of a payment',
    params,
    answers: acknowledgement,
    handle: (visit) =>
      answerCallback(visit, (context) => paytrailSignal(visit.request, 'callback', context)),
  },
  {
    method: 'POST',
    path: '/payments/epassi/return/:key',
    tag: 'payment',
    summary: 'The buyer comes back from ePassi',
    params,
    acceptsForm: true,
    answers: toOurPage,
    handle: (visit) =>
      answerRedirect(visit, (context) => epassiSignal(visit.request, 'redirect', context)),
  },
  {
    method: 'POST',
    path: '/payments/epassi/notify/:key',
    tag: 'payment',
    summary: 'ePassi tells of a payment',
    params,
    acceptsForm: true,
    answers: acknowledgement,
    handle: (visit) =>
      answerCallback(visit, (context) => epassiSignal(visit.request, 'callback', context)),
  },
  {
    method: 'GET',
    path: '/payments/smartum/return/:key',
    tag: 'payment',
    summary: 'The buyer comes back from Smartum',
    params,
    answers: toOurPage,
    handle: (visit) => answerRedirect(visit, (context) => smartumSignal(visit.request, context)),
  },
  ...unsignedReturns(),
];

/**
 * Cancelled or declined at ePassi or Smartum: unsigned, so it picks the page and sets only a state that a late
 * confirmation can still change.
 */
function unsignedReturns(): PlainRoute[] {
  const ways = [
    ['/payments/epassi/cancel/:key', 'Payment_Cancelled'],
    ['/payments/epassi/reject/:key', 'Payment_Failed'],
    ['/payments/smartum/cancel/:key', 'Payment_Cancelled'],
  ] as const;
  return ways.flatMap(([path, hint]) =>
    (['GET', 'POST'] as const).map(
      (method): PlainRoute => ({
        method,
        path,
        tag: 'payment',
        summary: 'The buyer turned back',
        params,
        ignoresBody: true,
        answers: toOurPage,
        async handle({ request, reply, context }) {
          const caller = await context();
          const { key } = params.parse(request.params);
          const payment = await findPaymentByKey(caller.pool, key);
          // There is no callback for it: a payer who cancels there may choose another method.
          if (payment && isSilent(payment))
            await resolveSilentPayment(caller, payment, { isPaid: false, by: 'the buyer' });
          return redirectTo(reply, await returnAddress(caller.pool, key, hint));
        },
      }),
    ),
  );
}

type Settle = (context: GuestContext) => Promise<{ verdict: string; payment: Payment | null }>;

async function answerRedirect({ request, reply, context }: RouteRequest, settle: Settle) {
  const caller = await context();
  const { key } = params.parse(request.params);
  const { payment } = await settle(caller);
  // Received money is final; otherwise the callback, which knows more, may have changed the state meanwhile.
  const isCertain = payment?.returnKey === key && isReceived(payment.state);
  const { pool } = caller;
  return redirectTo(reply, await (isCertain ? addressOf(pool, payment) : returnAddress(pool, key)));
}

/** 2xx only after the commit, for every genuine message: unmatched ones are stored too, and a retry is a no-op. */
async function answerCallback({ reply, context }: RouteRequest, settle: Settle) {
  const caller = await context();
  const { verdict } = await settle(caller);
  if (verdict === 'forged') {
    throw new Refusal('NOT_GENUINE', refusalText('forgedSignal', caller.language));
  }
  return reply.code(200).type('text/plain; charset=utf-8').send('ok');
}

function redirectTo(reply: FastifyReply, address: string) {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

function paytrailSignal(
  request: FastifyRequest,
  way: 'redirect' | 'callback',
  context: GuestContext,
) {
  const raw = request.url.split('?')[1] ?? '';
  const fields = Object.fromEntries(new URLSearchParams(raw));
  return processNotification(context, { channel: 'paytrail', way, raw, fields }, (): Checked => {
    const checked = verifyPaymentNotification(
      paymentSettings(context.settings, context.clock.now()).paytrail,
      raw,
    );
    if (!checked.genuine) return checked;
    const { provider, cardToken, unsignedCard, ...verified } = checked.notification;
    return {
      genuine: true,
      notification: { verified, providerId: provider, cardToken, card: unsignedCard },
    };
  });
}

function epassiSignal(
  request: FastifyRequest,
  way: 'redirect' | 'callback',
  context: GuestContext,
) {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const fields = Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const raw = JSON.stringify(body);
  return processNotification(context, { channel: 'epassi', way, raw, fields }, (): Checked => {
    const verified = verifyEpassiNotification(
      paymentSettings(context.settings, context.clock.now()).epassi,
      body,
    );
    return verified ? genuine(verified) : { genuine: false, reason: 'mac' };
  });
}

function smartumSignal(request: FastifyRequest, context: GuestContext) {
  const query = request.query as Record<string, unknown>;
  const jwt = typeof query.jwt === 'string' ? query.jwt : '';
  return processNotification(
    context,
    { channel: 'smartum', way: 'redirect', raw: jwt, fields: {} },
    async (): Promise<Checked> => {
      const smartum = await withSandboxKey(
        paymentSettings(context.settings, context.clock.now()).smartum,
      );
      const checked = await checkSmartumReturn(smartum, jwt, context.clock.now());
      return checked.genuine ? genuine(checked.notification) : checked;
    },
  );
}

function genuine(verified: VerifiedNotification): Checked {
  return {
    genuine: true,
    notification: { verified, providerId: null, cardToken: null, card: null },
  };
}
