import { remindedBefore } from '../../domain/company/reminder.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import { inTransaction } from '../db/database.ts';
import { queueMails } from '../letter/queue-mail.ts';
import type { GuestContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { claimLink } from './company-links.ts';
import { requirePaid, requirePortalOrder } from './company-portal.ts';
import { countRemindable, lockOrder } from './company-portal-queries.ts';
import { findUnclaimedInvitations, updateReminded } from './reminder-queries.ts';

/**
 * Reminds invited people who have not activated. The number is not returned: with the number of invitations it would
 * reveal who has.
 */
export async function sendReminders(portalKey: string, context: GuestContext): Promise<void> {
  const { pool, clock, settings, language } = context;
  const order = await requirePortalOrder(portalKey, context);
  await requirePaid(order, context);
  const { companyOrderId, companyName } = order;
  const now = clock.now();
  const before = remindedBefore(now);
  await inTransaction(pool, async (tx) => {
    await lockOrder(tx, companyOrderId);
    // Nobody to remind yet, or a double click: it must not restart the week.
    if ((await countRemindable(tx, { companyOrderId, before })) === 0) {
      throw new Refusal('REMINDED_ALREADY', refusalText('companyRemindedAlready', language));
    }
    await updateReminded(tx, companyOrderId, now);
    const waiting = await findUnclaimedInvitations(tx, { companyOrderId, before });
    const letters = waiting.map(({ cardId, emailAddress, personName, sealedCode }) => {
      const code = unsealCode(sealedCode, settings.secretKey);
      return {
        to: emailAddress,
        language: order.language,
        letter: 'company-reminder' as const,
        key: `company-reminder:${cardId}:${now}`,
        data: {
          companyName,
          personName: personName ?? '',
          code,
          link: claimLink(code, order.language, settings),
        },
      };
    });
    await queueMails(tx, letters);
  });
}
