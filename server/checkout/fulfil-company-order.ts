import { pathTo } from '../../contract/pages.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { drawClaimableCards, payClaimableCards } from '../activation/make-claimable-cards.ts';
import { findScheme } from '../catalog/scheme-queries.ts';
import type { Clock } from '../clock.ts';
import { deskLink } from '../company-order/company-links.ts';
import { type CompanyOrder, findOrderOfEvent } from '../company-order/desk-queries.ts';
import { insertCompanyEnvelopes } from '../company-order/envelope-order-queries.ts';
import { assignCards, findSeatCards } from '../company-order/seat-queries.ts';
import type { Settings } from '../config.ts';
import type { Transaction } from '../db/database.ts';
import { giverKey, openingMarker, secretHash } from '../gift/gift-secrets.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Payment } from '../payment/payment-queries.ts';
import { insertFulfilments, type Order } from './order-queries.ts';
import { purchaseReceipt } from './purchase-receipt.ts';

const YEAR_MONTHS = 12;

type Deps = { clock: Clock; settings: Pick<Settings, 'secretKey' | 'publicUrl'> };
type Paid = { payment: Payment; orders: Order[] };

/** All cards of the order at once, in as many statements for one as for five thousand; and one letter. */
export async function fulfilCompanyOrder(
  tx: Transaction,
  { payment, orders }: Paid,
  deps: Deps,
): Promise<void> {
  const now = deps.clock.now();
  const order = await drawCompanyCards(tx, orders, deps);
  const seats = await findSeatCards(tx, order.orderId);
  const cards = seats.map(({ eventId, cardId }) => {
    if (!cardId) throw new Error('a seat without a card');
    return { eventId, cardId };
  });
  await payClaimableCards(
    tx,
    cards.map(({ cardId }) => cardId),
    {
      cause: `payment:${payment.id}`,
      months: YEAR_MONTHS + (orders[0]?.extraMonths ?? 0),
      today: helsinkiDay(now),
    },
  );
  await insertFulfilments(tx, { paymentId: payment.id, cards, now });
  if (order.delivery === 'envelope') {
    const { secretKey } = deps.settings;
    await insertCompanyEnvelopes(tx, {
      companyOrderId: order.orderId,
      eventIds: cards.map(({ eventId }) => eventId),
      giverKeyHash: (orderId) => secretHash(giverKey(orderId, secretKey)),
      markerHash: (eventId) => secretHash(openingMarker(eventId, secretKey)),
      now,
    });
  }
  await confirmOrder(tx, { payment, orders, order }, deps);
}

/**
 * The invoice provider may take a day. The company can prepare meanwhile: it has its codes, which answer that they are
 * not paid for yet.
 */
export async function drawCompanyCards(
  tx: Transaction,
  orders: Order[],
  { clock, settings }: Deps,
): Promise<CompanyOrder> {
  const order = await findOrderOfEvent(tx, orders[0]?.eventId ?? '');
  if (!order) throw new Error('a company order without its order');
  const seats = await findSeatCards(tx, order.orderId);
  const count = seats.filter(({ cardId }) => !cardId).length;
  if (count === 0) return order;
  const { secretKey } = settings;
  const drawn = await drawClaimableCards(tx, { count, now: clock.now(), secretKey });
  await assignCards(
    tx,
    order.orderId,
    drawn.map(({ cardId }) => cardId),
  );
  return order;
}

async function confirmOrder(
  tx: Transaction,
  { payment, orders, order }: Paid & { order: CompanyOrder },
  { clock, settings }: Deps,
): Promise<void> {
  const { language } = order;
  const scheme = await findScheme(tx);
  await queueMail(tx, {
    to: order.emailAddress,
    language,
    letter: 'company-confirmation',
    key: `purchase:${payment.id}`,
    data: {
      firstName: order.firstName,
      companyName: order.companyName,
      units: order.units,
      isDigital: order.delivery === 'digital',
      receipt: purchaseReceipt({ payment, orders, scheme, paidAt: clock.now() }),
      links: {
        desk: deskLink(order, settings),
        terms: `${settings.publicUrl}${pathTo('Terms', language)}`,
      },
    },
  });
}
