import type { officeOrderCalls } from '../../../contract/office/order-calls.ts';
import { cents, times, toEuros } from '../../../domain/base/cents.ts';
import type { Language } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { giftState } from '../../../domain/gift/gift-state.ts';
import { addressLine } from '../../../domain/person/address-line.ts';
import { lineTotal } from '../../../domain/receipt/receipt.ts';
import { postalAddress } from '../../order/order-queries.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findRefundable } from '../../refund/refundable-queries.ts';
import { insertListLooks } from '../person/list-look-queries.ts';
import { letterAsSent } from '../time/letter-as-sent.ts';
import { shownRefundable } from '../time/shown-refundable.ts';
import { pageOfTime, timeCountsOf } from '../time/time-lines.ts';
import { findCardAndHolder, findCompanyOf, findGiftOf } from './order-kind-queries.ts';
import {
  findLetterOfOrder,
  findOrder,
  findOrdersBeside,
  findPaymentsOf,
  type OrderPayment,
  type OrderRow,
} from './order-queries.ts';
import { EVERYTHING_OF_ORDER } from './order-time-queries.ts';

export const officeOrderAnswers: Answers<typeof officeOrderCalls, UserContext> = {
  async getOrder({ id }, context) {
    const { pool, clock, user } = context;
    const order = await requireOrder(id, context);
    const now = clock.now();
    const held = order.cardId && (await findCardAndHolder(pool, order.cardId, helsinkiDay(now)));
    const { card, holder } = held || { card: null, holder: null };
    // Access is recorded first, so that nothing is shown unrecorded.
    await insertListLooks(pool, {
      accountIds: [order.buyerId, holder?.personId ?? null],
      staffId: user.accountId,
      subject: 'orders',
      now,
    });
    const payments = await findPaymentsOf(pool, id);
    return {
      ...shownOrder(order, payments, context.language),
      card,
      holder,
      payments: payments.map(shownPayment),
      refundable: await refundableOf(payments, context),
      beside: await findOrdersBeside(pool, id),
      gift: await giftOf(id, context),
      company: await companyOf(id, context),
      counts: await timeCountsOf(pool, EVERYTHING_OF_ORDER, id),
    };
  },

  async getTimeOfOrder(asked, context) {
    await requireOrder(asked.id, context);
    return pageOfTime(EVERYTHING_OF_ORDER, asked, context);
  },

  async getLetterOfOrder(asked, { pool }) {
    const sent = await findLetterOfOrder(pool, asked);
    return { letter: sent && (await letterAsSent(pool, sent)) };
  },
};

async function requireOrder(id: string, { pool, language }: UserContext): Promise<OrderRow> {
  const order = await findOrder(pool, id);
  if (!order) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
  return order;
}

function shownOrder(order: OrderRow, [paying]: OrderPayment[], shownIn: Language) {
  const { id, kind, billing, language, createdAt, units, campaignCode } = order;
  const address = order.buyer && postalAddress(order.buyer);
  return {
    id,
    kind,
    billing,
    language,
    createdAt,
    units,
    campaignCode,
    orderNumber: paying?.orderNumber ?? null,
    amount: toEuros(times(cents(order.unitPrice), units)),
    lines: (paying?.receipt?.lines ?? []).map((line) => ({
      description: line.description,
      units: line.units,
      unitPrice: toEuros(line.unitPrice),
      sum: toEuros(lineTotal(line)),
    })),
    buyer: {
      personId: order.buyerId,
      name: order.buyerName,
      emailAddress: order.buyerEmail,
      phone: order.buyerPhone,
      address: address ? addressLine(address, shownIn) : '',
    },
  };
}

function shownPayment({ settledAt, receipt, amount, ...payment }: OrderPayment) {
  const hasReceipt = settledAt !== null && receipt !== null;
  return { ...payment, amount: toEuros(cents(amount)), hasReceipt };
}

async function refundableOf(payments: OrderPayment[], { pool }: UserContext) {
  const paid = payments.find(({ isFulfilled }) => isFulfilled);
  const found = paid && (await findRefundable(pool, paid.id));
  return found ? shownRefundable(found) : null;
}

async function giftOf(orderId: string, { pool, language }: UserContext) {
  const gift = await findGiftOf(pool, orderId);
  if (!gift) return null;
  const { addressee, address, ...shown } = gift;
  const place = [addressee, addressLine(address, language)].filter(Boolean).join(', ');
  return { ...shown, address: place, state: giftState(gift) };
}

async function companyOf(orderId: string, { pool, language }: UserContext) {
  const company = await findCompanyOf(pool, orderId);
  return company && { ...company, address: addressLine(company.address, language) };
}
