import { pathTo } from '../../contract/pages.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Pool } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import {
  deletePasswordReset,
  findResetOfAccount,
  updateResetToken,
} from './password-reset-queries.ts';
import { hashOf, newToken } from './secret-token.ts';

export const SEND_RESET_LINK = 'send-reset-link';
export const RESET_LINK_SECONDS = 30 * 60;

type Deps = { pool: Pool; clock: Clock; publicUrl: string };

/** The job behind 'I forgot my password': mails a link when there is an account, and is silent when not. */
export async function sendResetLink({ pool, clock, publicUrl }: Deps, resetId: string) {
  await inTransaction(pool, async (tx) => {
    const reset = await findResetOfAccount(tx, resetId);
    if (!reset) return deletePasswordReset(tx, resetId);
    const { emailAddress, language } = reset;
    const token = newToken();
    const expiresAt = clock.now() + RESET_LINK_SECONDS * 1000;
    await updateResetToken(tx, { resetId, emailAddress, tokenHash: hashOf(token), expiresAt });
    await queueMail(tx, {
      to: emailAddress,
      language,
      letter: 'password-reset',
      key: `password-reset:${resetId}`,
      data: {
        // After the #, so that the token is in no log and in no Referer.
        link: `${publicUrl}${pathTo('Reset_Password', language)}?linkki=1#${token}`,
        minutes: RESET_LINK_SECONDS / 60,
      },
    });
  });
}
