import { pathTo } from '../../../contract/page/pages.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { payClaimableCards } from '../../activation/claim/make-claimable-cards.ts';
import type { Clock } from '../../base/clock.ts';
import { companyPortalLink } from '../../company/company-links.ts';
import type { CompanyDetails } from '../../company/company-order-queries.ts';
import type { CompanyOrder } from '../../company/company-portal-queries.ts';
import { insertCompanyEnvelopes } from '../../company/envelope-order-queries.ts';
import { openCompanyOrder } from '../../company/open-company-order.ts';
import { findCardIds } from '../../company/seat-queries.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Order } from '../../order/order-queries.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import type { Settings } from '../../settings/settings.ts';
import { insertFulfilments } from './fulfilment-queries.ts';
import { purchaseReceipt } from './purchase-receipt.ts';

const YEAR_MONTHS = 12;

type Deps = { clock: Clock; settings: Pick<Settings, 'secretKey' | 'publicUrl'> };
type Paid = { payment: Payment; orders: Order[] };

/** Fulfils all cards of the order with a constant number of statements, and one letter. */
export async function fulfilCompanyOrder(
  tx: Transaction,
  { payment, orders }: Paid,
  deps: Deps,
): Promise<void> {
  const now = deps.clock.now();
  const order = await drawCompanyCards(tx, orders, deps);
  await payClaimableCards(tx, await findCardIds(tx, order.companyOrderId), {
    cause: `payment:${payment.id}`,
    months: YEAR_MONTHS + (orders[0]?.extraMonths ?? 0),
    today: helsinkiDay(now),
  });
  // Cards belong to seats, so the fulfilment refers to the order only.
  const cards = orders.map(({ orderId }) => ({ orderId, cardId: null }));
  await insertFulfilments(tx, { paymentId: payment.id, cards, now });
  if (order.delivery === 'envelope') await insertCompanyEnvelopes(tx, order.companyOrderId);
  await confirmOrder(
    tx,
    { payment, order, termsVersion: orders[0]?.conditionsVersion ?? null },
    deps,
  );
}

/** Invoicing may take a day. The company can prepare meanwhile: its codes exist but answer "not paid yet". */
export function drawCompanyCards(
  tx: Transaction,
  orders: Order[],
  deps: Deps,
): Promise<CompanyOrder> {
  const [first] = orders;
  if (!first) throw new Error('a company order without its order');
  const { orderId, details, price, language } = first;
  // Orders of earlier releases have one row per card.
  const units = orders.reduce((total, order) => total + order.units, 0);
  const bought = { orderId, details: details as CompanyDetails, units, unitPrice: price, language };
  return openCompanyOrder(tx, bought, deps);
}

type Confirmed = { payment: Payment; order: CompanyOrder; termsVersion: string | null };

async function confirmOrder(
  tx: Transaction,
  { payment, order, termsVersion }: Confirmed,
  { clock, settings }: Deps,
): Promise<void> {
  const { language } = order;
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
      receipt: purchaseReceipt(payment, clock.now()),
      termsVersion,
      links: {
        desk: companyPortalLink(order, settings),
        terms: `${settings.publicUrl}${pathTo('Terms', language)}`,
      },
    },
  });
}
