import type { Answer } from '../../payments/answer.ts';
import type { World } from '../../payments/world.ts';
import type { MerchantCall } from '../merchant-call.ts';
import type { Payment } from '../payment.ts';
import { complaints } from '../payment-body.ts';
import { errorAnswer, signedAnswer } from '../signed-answer.ts';
import { settlementQuery } from './report-request.ts';

const DAY_MS = 86_400_000;

type Settlement = { id: number; createdAt: string; settledAt: string; settlementReference: string };

export function settledPayments(world: World, account: string): Payment[] {
  return Object.values(world.payments).filter(
    (payment) => payment.account === account && payment.status === 'ok' && payment.paidAt !== null,
  );
}

/** Payments of a day are settled together on the next. */
export function settlementOf({ paidAt }: Payment): Settlement {
  const day = (paidAt ?? '').slice(0, 10);
  const id = Number(day.replaceAll('-', ''));
  const next = new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS).toISOString();
  return {
    id,
    createdAt: `${day}T23:59:59.000Z`,
    settledAt: next.slice(0, 10),
    settlementReference: `${id}7`,
  };
}

/** Newest first, at most a hundred. */
export function listSettlements(world: World, { signer }: MerchantCall, query: unknown): Answer {
  const parsed = settlementQuery.safeParse(query);
  if (!parsed.success)
    return errorAnswer(signer, 400, 'Validation failed', complaints(parsed.error));
  const { startDate, endDate, limit, bankReference, reference = bankReference } = parsed.data;
  const settlements = settledPayments(world, signer.merchant.account).map(settlementOf);
  const found = [...new Map(settlements.map((one) => [one.id, one])).values()]
    .filter(({ createdAt }) => createdAt.slice(0, 10) > (startDate ?? ''))
    .filter(({ createdAt }) => createdAt.slice(0, 10) <= (endDate ?? '9'))
    .filter(({ settlementReference }) => !reference || settlementReference === reference)
    .sort((one, other) => other.id - one.id);
  return signedAnswer(signer, 200, found.slice(0, limit));
}
