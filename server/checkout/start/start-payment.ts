import { nextCheckAt } from '../../../domain/payment/check-plan.ts';
import { PROVIDERS } from '../../../domain/payment/provider.ts';
import type { DatedFact } from '../../../domain/scheme/fact-topics.ts';
import { requireOwner } from '../../account/owner.ts';
import { allStatements, onOneConnection } from '../../db/database.ts';
import type { Order } from '../../order/order-queries.ts';
import type { Begun } from '../../payment/channel/server-channel.ts';
import { paymentRefusal } from '../../payment/payment-refusals.ts';
import type { NoAnswer } from '../../payment/provider/provider-outcome.ts';
import {
  type Attempt,
  claimAttempt,
  findOwnAttempt,
  openAttempt,
  releaseAttempt,
} from '../../payment/start-queries.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { Owner } from '../../platform/session.ts';
import { findFacts } from '../../scheme/fact-queries.ts';
import { findOrdersOfPayment } from '../record/snapshot-queries.ts';

type PaymentSource = { orders: Order[]; facts: DatedFact[] };

/** A provider's start call: from the payment's snapshot to what the browser needs. */
export type ProviderCall<Answer> = {
  takes: (
    attempt: Pick<Attempt, 'providerType' | 'processType' | 'billing' | 'receipt'>,
  ) => boolean;
  ask: (attempt: Attempt, known: PaymentSource) => Promise<Begun<Answer> | NoAnswer>;
};

/** Hands an attempt to its provider once. Repeated, it returns the same answer; after a failure it may be retried. */
export async function startPayment<Answer extends object>(
  paymentId: string,
  call: ProviderCall<Answer>,
  context: GuestContext,
): Promise<Answer> {
  const { pool, clock, log } = context;
  const input = { paymentId, owner: await requireOwner(context) };
  const [attempt, orders, facts] = await onOneConnection(pool, (db) =>
    allStatements([
      claimAttempt(db, { ...input, now: clock.now() }),
      findOrdersOfPayment(db, paymentId),
      findFacts(db),
    ]),
  );
  if (!attempt) return againOrRefuse(input, call, context);
  if (!call.takes(attempt)) {
    await releaseAttempt(pool, attempt.id);
    throw paymentRefusal('paymentMethodNotAllowed', context);
  }

  const result = await call.ask(attempt, { orders, facts });
  if (result.outcome !== 'created') {
    await releaseAttempt(pool, attempt.id);
    log.warn({ paymentId, ...result }, 'a payment could not be handed over');
    throw paymentRefusal('paymentNotStarted', context);
  }
  const { transactionId, answer } = result;
  const now = clock.now();
  const { canBeAsked } = PROVIDERS[attempt.providerType];
  const checkAt = canBeAsked ? nextCheckAt({ createdAt: now, checks: 0, now }) : null;
  await openAttempt(pool, { id: attempt.id, transactionId, handOver: answer, now, checkAt });
  return answer;
}

async function againOrRefuse<Answer>(
  input: { paymentId: string; owner: Owner },
  call: ProviderCall<Answer>,
  context: GuestContext,
): Promise<Answer> {
  const own = await findOwnAttempt(context.pool, input);
  if (!own) throw paymentRefusal('paymentNotFound', context);
  if (!call.takes(own)) throw paymentRefusal('paymentMethodNotAllowed', context);
  if (own.handOver) return own.handOver as Answer;
  if (own.state === 'created') throw paymentRefusal('paymentBeingStarted', context);
  throw paymentRefusal('paymentDone', context);
}
