import { cents, toEuros } from '../../domain/base/cents.ts';
import {
  addMonths,
  daysBetween,
  helsinkiDay,
  type LocalDate,
} from '../../domain/base/local-date.ts';
import {
  comingHoldLetters,
  contractEnd,
  isLastLetterSent,
  type LetterDays,
} from '../../domain/instalment/hold-letters.ts';
import {
  instalmentState,
  type PlannedInstalment,
  planState,
  planSums,
} from '../../domain/instalment/plan-sums.ts';
import { stopDay } from '../../domain/instalment/retry-plan.ts';
import { isUsableToken } from '../../domain/instalment/usable-token.ts';
import { factOn } from '../../domain/scheme/scheme-facts.ts';
import type { UserContext } from '../platform/context.ts';
import { findFacts } from '../scheme/fact-queries.ts';
import { findOwnPlans, type OwnPlan } from './plan-queries.ts';
import { shownPart } from './running-contract.ts';

export async function myPlans({ pool, user, clock }: UserContext) {
  const today = helsinkiDay(clock.now());
  const plans = await findOwnPlans(pool, user.accountId);
  // Only holders of cards on hold see the dates of coming reminders.
  const isHeld = plans.some(({ heldOn }) => heldOn !== null);
  const days = factOn(isHeld ? await findFacts(pool) : [], 'limits', today);
  return { plans: plans.map((plan) => shownPlan(plan, { today, days })) };
}

type LetterSchedule = { today: LocalDate; days: LetterDays };

function shownPlan(plan: OwnPlan, { today, days }: LetterSchedule) {
  const { failingSince, noticedOn, heldOn, nextTryOn, paymentCard } = plan;
  const instalments = wholePlan(plan);
  const sums = planSums(instalments, today);
  const state = planState(sums, {
    isFailing: failingSince !== null,
    isOnHold: heldOn !== null,
    hadLastLetter: isLastLetterSent(plan.letters.map(({ letter }) => letter)),
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
    silentPaymentKey: plan.silentPaymentKey,
    declinedOn: isUnpaid ? plan.declinedOn : [],
    retryOn: isUnpaid && nextTryOn && nextTryOn >= today ? nextTryOn : null,
    stopsOn: isUnpaid && failingSince ? stopDay({ failingSince, noticedOn }) : null,
    heldOn,
    endsOn: endOf(plan),
    letters: shownLetters(plan, { today, days }),
    validUntil: plan.validUntil,
    paymentCard: isUsable ? paymentCard : null,
  };
}

const lastDueOf = ({ instalments, startsOn }: OwnPlan): LocalDate =>
  instalments.at(-1)?.dueOn ?? startsOn;

const endOf = (plan: OwnPlan): LocalDate =>
  contractEnd({ startsOn: plan.startsOn, lastDueOn: lastDueOf(plan) });

function shownLetters(plan: OwnPlan, by: LetterSchedule) {
  const { heldOn, startsOn, letters } = plan;
  if (!heldOn) return { sent: [], coming: [] };
  const sent = letters.map(({ letter }) => letter);
  const held = { heldOn, startsOn, lastDueOn: lastDueOf(plan) };
  return {
    sent: letters.map(({ due, ...each }) => ({
      ...each,
      days: daysBetween(heldOn, each.on),
      due: toEuros(cents(due)),
    })),
    coming: comingHoldLetters(held, { ...by, sent }),
  };
}

/** Instalments paid before the import count towards the twelve. */
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
