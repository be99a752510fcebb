import { cents, toEuros } from '../../domain/base/cents.ts';
import { addMonths, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import {
  instalmentState,
  type PlannedInstalment,
  planState,
  planSums,
} from '../../domain/instalment/plan-sums.ts';
import { stopDay } from '../../domain/instalment/retry-plan.ts';
import { isUsableToken } from '../../domain/instalment/usable-token.ts';
import type { UserContext } from '../context.ts';
import { findOwnPlans, type OwnPlan } from './plan-queries.ts';
import { shownPart } from './running-contract.ts';

export async function myPlans({ pool, user, clock }: UserContext) {
  const today = helsinkiDay(clock.now());
  const plans = await findOwnPlans(pool, user.accountId);
  return { plans: plans.map((plan) => shownPlan(plan, today)) };
}

function shownPlan(plan: OwnPlan, today: LocalDate) {
  const { failingSince, noticedOn, heldOn, nextTryOn, paymentCard } = plan;
  const instalments = wholePlan(plan);
  const sums = planSums(instalments, today);
  const state = planState(sums, {
    isFailing: failingSince !== null,
    isOnHold: heldOn !== null,
    hadLastLetter: false,
  });
  const isUnpaid = failingSince !== null && state !== 'well' && state !== 'paid';
  const isUsable = paymentCard && isUsableToken(paymentCard, today);
  return {
    id: plan.id,
    assetId: plan.cardId,
    state,
    startsOn: plan.startsOn,
    instalments: instalments.map(({ number, dueOn, amount, isPaid }) => ({
      number,
      dueOn,
      amount: toEuros(amount),
      state: instalmentState({ dueOn, isPaid }, today),
    })),
    paid: shownPart(sums.paid),
    due: shownPart(sums.due),
    later: shownPart(sums.later),
    isBeingCharged: plan.isBeingCharged,
    declinedOn: isUnpaid ? plan.declinedOn : [],
    retryOn: isUnpaid && nextTryOn && nextTryOn >= today ? nextTryOn : null,
    stopsOn: isUnpaid && failingSince ? stopDay({ failingSince, noticedOn }) : null,
    heldOn,
    validUntil: plan.validUntil,
    paymentCard: isUsable ? paymentCard : null,
  };
}

/** What was paid where the contract was moved in from is part of the twelve. */
function wholePlan({
  instalments,
  paidElsewhere,
}: OwnPlan): (PlannedInstalment & { number: number })[] {
  const [first] = instalments;
  if (!first) return [];
  const earlier = Array.from({ length: paidElsewhere }, (_, index) => ({
    number: index + 1,
    dueOn: addMonths(first.dueOn, index + 1 - first.number),
    amount: first.amount,
    isPaid: true,
  }));
  return [...earlier, ...instalments].map((each) => ({
    ...each,
    amount: cents(each.amount),
  }));
}
