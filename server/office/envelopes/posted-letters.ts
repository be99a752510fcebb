import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { Transaction } from '../../db/database.ts';
import { type GiverOrder, giverLink } from '../../gift/gift-links.ts';
import { queueMails } from '../../letter/queue-mail.ts';
import type { Deps } from '../../platform/context.ts';
import { findPostedOrders, type PostedOrder } from './posted-letter-queries.ts';

/** Notifies the buyer once for each order of the batch. */
export async function notifyOrderers(
  tx: Transaction,
  { batchId, now }: { batchId: string; now: number },
  { settings }: Pick<Deps, 'settings'>,
): Promise<void> {
  const orders = await findPostedOrders(tx, batchId);
  await queueMails(
    tx,
    orders.map(({ orderId, emailAddress, language, firstName, count, recipients, ...gift }) => ({
      to: emailAddress,
      language,
      letter: 'envelope-posted' as const,
      key: `envelope-posted:${batchId}:${orderId}`,
      data: {
        firstName,
        count,
        recipients,
        postedOn: helsinkiDay(now),
        link: isOfGiver(gift) ? giverLink(gift, language, settings) : null,
      },
    })),
  );
}

type Ordered = Pick<PostedOrder, 'giftOrderId' | 'giverKeyHash' | 'sealedGiverKey'>;

function isOfGiver(ordered: Ordered): ordered is GiverOrder {
  return ordered.giftOrderId !== null;
}
