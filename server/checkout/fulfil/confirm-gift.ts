import { pathTo } from '../../../contract/page/pages.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { lastWithdrawalDay } from '../../../domain/withdrawal/withdrawal-time.ts';
import type { Transaction } from '../../db/database.ts';
import { giverLink } from '../../gift/gift-links.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Order } from '../../order/order-queries.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { findGiftsStay } from '../../withdrawal/taken-gift-queries.ts';
import { withdrawalLink } from '../../withdrawal/withdrawal-link.ts';
import type { PaidGift } from './gift-order-queries.ts';
import { purchaseReceipt } from './purchase-receipt.ts';

/** One letter to the giver for any number of gifts: the receipt and the link to the giver's page. */
export async function confirmGift(
  tx: Transaction,
  { payment, orders, gifts }: { payment: Payment; orders: Order[]; gifts: PaidGift[] },
  { clock, settings }: Deps,
): Promise<void> {
  const [order] = orders;
  const [gift] = gifts;
  if (!order || !gift) throw new Error('a gift of nothing');
  const { language, details } = order;
  const now = clock.now();
  const page = (name: 'Terms') => `${settings.publicUrl}${pathTo(name, language)}`;
  await queueMail(tx, {
    to: details.buyer.emailAddress,
    language,
    letter: 'gift-confirmation',
    key: `purchase:${payment.id}`,
    data: {
      firstName: details.buyer.firstName,
      gifts: gifts.map(({ recipientName, destination, isDigital, sendAt }) => ({
        recipientName,
        destination,
        isDigital,
        sendAt: sendAt !== null && sendAt > now ? sendAt : null,
      })),
      withdrawUntil: lastWithdrawalDay(helsinkiDay(now)),
      countsFromReceipt: gifts.some(({ isDigital }) => !isDigital),
      giftsStay: await findGiftsStay(tx, payment.id),
      receipt: purchaseReceipt(payment, now),
      termsVersion: order.conditionsVersion,
      links: {
        giver: giverLink(gift, language, settings),
        withdrawal: withdrawalLink({ payment, language }, settings),
        terms: page('Terms'),
      },
    },
  });
}
