import type { z } from 'zod';
import type { refundInput } from '../../../../contract/office/actions/refund.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import { cardValidity } from '../../../../domain/card/card-validity.ts';
import { cardsPaidBack } from '../../../../domain/payment/cards-paid-back.ts';
import { PROVIDER_NAMES } from '../../../../domain/payment/provider.ts';
import { refundWay } from '../../../../domain/payment/refund-way.ts';
import { findLedger } from '../../../card/ledger-queries.ts';
import {
  type CompanyCards,
  closeCompanyCodes,
  closeCompanyOrder,
  countCompanyCards,
} from '../../../company/close-order.ts';
import type { Transaction } from '../../../db/database.ts';
import { enqueue } from '../../../db/enqueue-job.ts';
import { markRefundNeeded } from '../../../payment/payment-state-queries.ts';
import { insertStaffRefund } from '../../../refund/need-queries.ts';
import {
  findRefundable,
  findRefundLimit,
  lockRefundable,
  type Refundable,
} from '../../../refund/refundable-queries.ts';
import { SEND_REFUNDS } from '../../../refund/send-refunds.ts';
import { reversalEntries, revokeFulfilment } from '../../../withdrawal/revoke-fulfilment.ts';
import { type BoughtThing, findBoughtThings } from '../../../withdrawal/withdrawal-queries.ts';
import { findStaffRoles } from '../../staff/staff-queries.ts';
import { type Act, defineAction } from '../define-action.ts';
import { type BoughtCard, findBoughtCards } from './refund-queries.ts';

type Input = z.output<typeof refundInput>;
/** The amount and the parts of the order that end. */
type Plan = {
  payment: Refundable;
  left: number;
  amount: number;
  /** Ends what the payment bought, unless it has ended. */
  isWhole: boolean;
  things: BoughtThing[];
  /** Of a company's order, before it. */
  company: CompanyCards | null;
  /** How many of its codes end, and for how many the refunds would pay. */
  closes: number;
  paysFor: number;
};

const euros = (amount: number) => ({ euros: toEuros(cents(amount)) });

/** Refunds a payment, wholly or in part, through the same job as every refund. */
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
    const company = countsOf(await companyOf(tx, payment));
    const { refunded, isEnded } = payment;
    return { refunded, isEnded, cards: cards.map(standing), company };
  },

  async prepare(tx, input, act, before) {
    const plan = await planOf(tx, input);
    const { payment, amount, left, company } = plan;
    const refusal = refusalOf(plan, input);
    if (refusal) return { after: before, lines: [], refusal };
    const cards = await findBoughtCards(tx, input.paymentId);
    const then = await cardsAfter(tx, { cards, plan, act });
    const way = wayOf({ ...payment, amount });
    const limit = await findRefundLimit(tx, await findStaffRoles(tx, act.user.accountId, act.now));
    return {
      after: {
        refunded: payment.refunded + amount,
        isEnded: payment.isEnded || plan.isWhole,
        cards: then.map(standing),
        company: countsOf(company && { ...company, unused: company.unused - plan.closes }),
      },
      lines: [
        { label: 'payment', before: null, after: say('payment', payment.orderNumber) },
        { label: 'money', before: say('left', euros(left)), after: say('back', euros(amount)) },
        {
          label: 'until',
          ...(company ? companyLine(plan, company) : untilLine(plan, cards, then)),
        },
        { label: 'way', before: null, after: way.staff },
        { label: 'told', before: null, after: payment.emailAddress ? way.told : say('noLetter') },
      ],
      follows: way.staff,
      // Per payment in total: partial refunds do not bypass the limit.
      needsSecond: payment.byStaff + amount > limit ? { amount } : null,
    };
  },

  async perform(tx, input, { actionId, now }) {
    const { paymentId } = input;
    const { amount, things, isWhole, closes } = await planOf(tx, input);
    await insertStaffRefund(tx, { actionId, paymentId, amount, isWhole, now });
    if (isWhole) {
      await revokeFulfilment(tx, { paymentId, things, now });
      await closeCompanyOrder(tx, { paymentId, now });
      await markRefundNeeded(tx, { paymentId, now });
    } else if (closes > 0) {
      await closeCompanyCodes(tx, { paymentId, count: closes, now });
    }
    await enqueue(tx, SEND_REFUNDS, {}, { key: `staff:${actionId}` });
  },
});

async function requirePayment(tx: Transaction, paymentId: string): Promise<Refundable> {
  const payment = await findRefundable(tx, paymentId);
  if (!payment) throw new Error('the payment is gone');
  return payment;
}

async function companyOf(tx: Transaction, { kind, paymentId }: Refundable) {
  return kind === 'companyOrder' ? countCompanyCards(tx, paymentId) : null;
}

/**
 * A part ends no card but codes of a company that were given to nobody. The whole takes back what a withdrawal would,
 * and the codes of a company that nobody has used: not a gift or a company's card that somebody has made theirs; a
 * monthly contract is ended by its own action.
 */
async function planOf(tx: Transaction, { paymentId, part, ends }: Input): Promise<Plan> {
  const payment = await requirePayment(tx, paymentId);
  const left = payment.paid - payment.refunded;
  const { isEnded, isMonthly, kind } = payment;
  const takes = part === null && !isEnded && !isMonthly;
  const bought = takes ? await findBoughtThings(tx, paymentId) : [];
  const things = bought.filter((one) => !one.isTaken);
  const isWhole = things.length > 0;
  // A company order is one item without a card of its own.
  const ended = kind === 'companyOrder' ? [] : things;
  const amount = part ?? left;
  const company = await companyOf(tx, payment);
  const paysFor = company ? codesPaidFor(payment, { amount, company }) : 0;
  const unused = company?.unused ?? 0;
  const closes = part === null ? (isWhole ? unused : 0) : company ? (ends ?? paysFor) : 0;
  return { payment, left, amount, isWhole, things: ended, company, closes, paysFor };
}

/** Codes that end with a part: the refunds so far and this one pay for them, and they have not ended yet. */
function codesPaidFor(
  { refunded, paid }: Refundable,
  { amount, company }: { amount: number; company: CompanyCards },
): number {
  const { ordered, unused, used } = company;
  const paidBack = cardsPaidBack({ refunded: refunded + amount, paid, cards: ordered });
  return Math.min(unused, Math.max(0, paidBack - (ordered - unused - used)));
}

const countsOf = (company: CompanyCards | null) =>
  company && { unused: company.unused, used: company.used };

function refusalOf({ payment, left, company, closes }: Plan, { part }: Input) {
  if (!payment.isSettled) return say('notPaid');
  if (left <= 0) return say('nothingLeft');
  if (part !== null && part > left) return say('tooMuch', euros(left));
  if (part === left) return say('notPart', euros(left));
  if (part !== null && company && closes > company.free) return say('tooManyCodes', company.free);
  return null;
}

/** Excludes time-dependent values: the end day of a refunded card. */
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

function companyLine(plan: Plan, { unused, used }: CompanyCards) {
  return { before: say('companyCards', unused, used), after: companyAfter(plan, { unused, used }) };
}

function companyAfter(
  { isWhole, closes, paysFor }: Plan,
  { unused, used }: Pick<CompanyCards, 'unused' | 'used'>,
) {
  if (isWhole) return say('companyEnds', unused, used);
  const rest = unused - closes;
  if (closes < paysFor) return say('companyEndsFewer', paysFor, closes, rest, used);
  return closes > 0 ? say('companyEndsSome', closes, rest, used) : say('companyKeeps');
}

function untilLine({ payment, things }: Plan, cards: BoughtCard[], then: BoughtCard[]) {
  const [card] = cards;
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

/** Next steps, who takes them and by when; and what the payer receives. */
function wayOf(asked: Parameters<typeof refundWay>[0]) {
  const site = PROVIDER_NAMES[asked.providerType];
  switch (refundWay(asked)) {
    case 'invoice':
      return { staff: say('invoice'), told: say('toldOfInvoice') };
    case 'site':
      return { staff: say('site', site), told: say('toldOfSite') };
    case 'account':
      return { staff: say('account'), told: say('toldOfAccount') };
    default:
      return { staff: say('provider'), told: say('toldOfProvider') };
  }
}
