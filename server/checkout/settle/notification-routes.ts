import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { text } from '../../../contract/call/wire-values.ts';
import { isReceived } from '../../../domain/payment/payment-state.ts';
import { CHANNELS, type Channel } from '../../../domain/payment/provider.ts';
import type { SignedMessage } from '../../payment/channel/server-channel.ts';
import { SERVER_CHANNELS } from '../../payment/channel/server-channels.ts';
import { findPaymentByKey } from '../../payment/payment-queries.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { PlainRoute, RouteRequest } from '../../platform/http/plain-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { addressOf, returnAddress } from '../return-page.ts';
import { processNotification } from './process-notification.ts';
import { isSilent, resolveSilentPayment } from './silent-payment.ts';

const params = z.object({ key: text(100) });
const toOurPage = { 303: { description: 'To the page that tells how the payment stands' } };
const acknowledgement = {
  200: { description: 'Heard and settled, now or before', mediaType: 'text/plain' },
  400: { description: 'Not genuine' },
};

/** Authenticated by signature: no session is needed or used. */
export const notificationRoutes: PlainRoute[] = [
  ...CHANNELS.flatMap((channel) =>
    SERVER_CHANNELS[channel].messages.map((message) => signedMessage(channel, message)),
  ),
  ...CHANNELS.flatMap(unsignedReturns),
];

function signedMessage(channel: Channel, message: SignedMessage): PlainRoute {
  const { method, path, way, summary } = message;
  const isRedirect = way === 'redirect';
  return {
    method,
    path: `/payments/${channel}/${path}/:key`,
    tag: 'payment',
    summary,
    params,
    ...(method === 'POST' && { acceptsForm: true }),
    answers: isRedirect ? toOurPage : acknowledgement,
    handle: (visit) =>
      (isRedirect ? answerRedirect : answerCallback)(visit, (context) =>
        settle(context, channel, message, visit.request),
      ),
  };
}

/** Unsigned, so it picks the page and sets only a state that a late confirmation can still change. */
function unsignedReturns(channel: Channel): PlainRoute[] {
  return SERVER_CHANNELS[channel].turnedBack.flatMap(({ path, page }) =>
    (['GET', 'POST'] as const).map(
      (method): PlainRoute => ({
        method,
        path: `/payments/${channel}/${path}/:key`,
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
          return redirectTo(reply, await returnAddress(caller.pool, key, page));
        },
      }),
    ),
  );
}

type Settle = (context: GuestContext) => ReturnType<typeof processNotification>;

async function answerRedirect({ request, reply, context }: RouteRequest, settled: Settle) {
  const caller = await context();
  const { key } = params.parse(request.params);
  const { payment } = await settled(caller);
  // Received money is final; otherwise the callback, which knows more, may have changed the state meanwhile.
  const isCertain = payment?.returnKey === key && isReceived(payment.state);
  const { pool } = caller;
  return redirectTo(reply, await (isCertain ? addressOf(pool, payment) : returnAddress(pool, key)));
}

/** 2xx only after the commit, for every genuine message: unmatched ones are stored too, and a retry is a no-op. */
async function answerCallback({ reply, context }: RouteRequest, settled: Settle) {
  const caller = await context();
  const { verdict } = await settled(caller);
  if (verdict === 'forged') {
    throw new Refusal('NOT_GENUINE', refusalText('forgedSignal', caller.language));
  }
  return reply.code(200).type('text/plain; charset=utf-8').send('ok');
}

function redirectTo(reply: FastifyReply, address: string) {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

function settle(
  context: GuestContext,
  channel: Channel,
  { way, read, verify }: SignedMessage,
  request: FastifyRequest,
) {
  const message = read(request);
  const now = context.clock.now();
  return processNotification(context, { channel, way, ...message }, () =>
    verify(paymentSettings(context.settings, now), message, now),
  );
}
