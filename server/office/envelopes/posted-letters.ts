import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { giverLink } from '../../gift/gift-links.ts';
import { queueMails } from '../../letter/queue-mail.ts';
import { findPostedOrders } from './posted-letter-queries.ts';

/** Tells whoever ordered them, once for each order of the batch. */
export async function notifyOrderers(
  tx: Transaction,
  { batchId, now }: { batchId: string; now: number },
  { settings }: Pick<Deps, 'settings'>,
): Promise<void> {
  const orders = await findPostedOrders(tx, batchId);
  await queueMails(
    tx,
    orders.map(
      ({ orderId, giftOrderId, emailAddress, language, firstName, count, recipients }) => ({
        to: emailAddress,
        language,
        letter: 'envelope-posted' as const,
        key: `envelope-posted:${batchId}:${orderId}`,
        data: {
          firstName,
          count,
          recipients,
          postedOn: helsinkiDay(now),
          link: giftOrderId && giverLink(giftOrderId, language, settings),
        },
      }),
    ),
  );
}
