import type { z } from 'zod';
import type { refundInput } from '../../../contract/office-actions/refund.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import { cardValidity } from '../../../domain/card/card-validity.ts';
import { findLedger } from '../../card/card-queries.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue-job.ts';
import { markRefundNeeded } from '../../payment/payment-state-queries.ts';
import {
  findRefundable,
  findRefundLimit,
  insertStaffRefund,
  lockRefundable,
  type Refundable,
} from '../../refund/refundable-queries.ts';
import { canBeSent, SEND_REFUNDS } from '../../refund/send-refunds.ts';
import { reversalEntries, revokeFulfilment } from '../../withdrawal/revoke-fulfilment.ts';
import { type BoughtThing, findBoughtThings } from '../../withdrawal/withdrawal-queries.ts';
import { findStaffRoles } from '../staff/staff-queries.ts';
import { type Act, defineAction, say } from './define-action.ts';
import { type BoughtCard, findBoughtCards } from './refund-queries.ts';

type Input = z.output<typeof refundInput>;
/** What goes back, and what of the order ends with it. */
type Plan = { payment: Refundable; left: number; amount: number; things: BoughtThing[] };

const euros = (amount: number) => ({ euros: toEuros(cents(amount)) });

/** Money goes back, whole or in part. It leaves by the same job as every other refund. */
export const refund = defineAction<'refund', Input>({
  kind: 'refund',

  async lock(tx, { paymentId }) {
    await lockRefundable(tx, paymentId);
    const payment = await findRefundable(tx, paymentId);
    if (!payment) return null;
    const { personId, emailAddress: payerAddress } = payment;
    const cards = await findBoughtCards(tx, paymentId);
    const cardId = cards.length === 1 ? (cards[0]?.cardId ?? null) : null;
    return { personId, payerAddress, paymentId, cardId };
  },

  async state(tx, { paymentId }) {
    const payment = await requirePayment(tx, paymentId);
    const cards = await findBoughtCards(tx, paymentId);
    return { refunded: payment.refunded, isEnded: payment.isEnded, cards: cards.map(standing) };
  },

  async prepare(tx, input, act, before) {
    const plan = await planOf(tx, input);
    const { payment, amount, left } = plan;
    const refusal = refusalOf(plan, input);
    if (refusal) return { after: before, lines: [], refusal };
    const cards = await findBoughtCards(tx, input.paymentId);
    const then = await cardsAfter(tx, { cards, plan, act });
    const limit = await findRefundLimit(tx, await findStaffRoles(tx, act.user.accountId));
    return {
      after: {
        refunded: payment.refunded + amount,
        isEnded: payment.isEnded || plan.things.length > 0,
        cards: then.map(standing),
      },
      lines: [
        { label: 'payment', before: null, after: say('payment', payment.orderNumber) },
        { label: 'money', before: say('left', euros(left)), after: say('back', euros(amount)) },
        { label: 'until', ...untilLine(plan, cards, then) },
        { label: 'way', before: null, after: wayOf({ ...payment, amount }) },
        { label: 'told', before: null, after: say(payment.emailAddress ? 'letter' : 'noLetter') },
      ],
      // Of one payment in all: parts do not add up past the limit.
      needsSecond: payment.byStaff + amount > limit ? { amount } : null,
    };
  },

  async perform(tx, input, { actionId, now }) {
    const { paymentId } = input;
    const { amount, things } = await planOf(tx, input);
    const isWhole = things.length > 0;
    await insertStaffRefund(tx, { actionId, paymentId, amount, isWhole, now });
    if (isWhole) {
      await revokeFulfilment(tx, { paymentId, things, now });
      await markRefundNeeded(tx, { paymentId, now });
    }
    await enqueue(tx, SEND_REFUNDS, {}, { key: `staff:${actionId}` });
  },
});

async function requirePayment(tx: Transaction, paymentId: string): Promise<Refundable> {
  const payment = await findRefundable(tx, paymentId);
  if (!payment) throw new Error('the payment is gone');
  return payment;
}

/**
 * A part leaves everything as it is. The whole takes back what a withdrawal would: not the cards of a company, not a gift
 * that somebody has made theirs; a monthly contract is ended by its own action.
 */
async function planOf(tx: Transaction, { paymentId, part }: Input): Promise<Plan> {
  const payment = await requirePayment(tx, paymentId);
  const left = payment.paid - payment.refunded;
  const { isEnded, isMonthly, kind } = payment;
  const takes = part === null && !isEnded && !isMonthly && kind !== 'companyOrder';
  const bought = takes ? await findBoughtThings(tx, paymentId) : [];
  return { payment, left, amount: part ?? left, things: bought.filter((one) => !one.isTaken) };
}

function refusalOf({ payment, left }: Plan, { part }: Input) {
  if (!payment.isSettled) return say('notPaid');
  if (left <= 0) return say('nothingLeft');
  if (part !== null && part > left) return say('tooMuch', euros(left));
  if (part === left) return say('notPart', euros(left));
  return null;
}

/** What time alone changes is left out: the day on which a refunded card ended. */
function standing({ cardId, validUntil, isRefunded, waits, isRevoked, openPlastic }: BoughtCard) {
  const until = isRefunded ? null : validUntil;
  return { cardId, until, isRefunded, waits, isRevoked, openPlastic };
}

type Taking = { cards: BoughtCard[]; plan: Plan; act: Act };

async function cardsAfter(tx: Transaction, { cards, plan, act }: Taking): Promise<BoughtCard[]> {
  const ended = new Set(plan.things.map(({ cardId }) => cardId));
  const after: BoughtCard[] = [];
  for (const card of cards) {
    if (!ended.has(card.cardId)) {
      after.push(card);
      continue;
    }
    const ledger = await findLedger(tx, card.cardId);
    const { paymentId } = plan.payment;
    const taken = reversalEntries(ledger, { paymentId, today: act.today });
    const { validUntil, isRefunded, waitsForFirstVisit } = cardValidity([...ledger, ...taken]);
    const isRevoked = card.isClaimable || card.isRevoked;
    const waits = waitsForFirstVisit;
    after.push({ ...card, validUntil, isRefunded, waits, isRevoked, openPlastic: 0 });
  }
  return after;
}

function untilLine({ payment, things }: Plan, cards: BoughtCard[], then: BoughtCard[]) {
  const [card] = cards;
  if (payment.kind === 'companyOrder') return { before: null, after: say('companyKeeps') };
  if (!card) return { before: null, after: say(payment.isMonthly ? 'contractGoesOn' : 'noCard') };
  if (cards.length > 1) {
    const kept = cards.length - things.length;
    const after = things.length === 0 ? say('cardsKeep') : say('cardsEnd', things.length, kept);
    return { before: say('cards', cards.length), after };
  }
  const after = things.length === 0 && payment.isMonthly ? say('contractGoesOn') : null;
  return { before: untilOf(card), after: after ?? untilOf(then[0] ?? card) };
}

function untilOf({ validUntil, isRefunded, waits, isRevoked }: BoughtCard) {
  if (isRevoked) return say('codeDead');
  if (waits) return say('waits');
  return validUntil && !isRefunded ? say('until', { day: validUntil }) : say('none');
}

function wayOf(asked: Parameters<typeof canBeSent>[0]) {
  return say(canBeSent(asked) ? 'provider' : 'byHand');
}
