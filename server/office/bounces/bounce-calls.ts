import type { bounceCalls } from '../../../contract/office-bounce-calls.ts';
import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { cleanField } from '../../../domain/person/clean-field.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import type { UserContext } from '../../context.ts';
import { inTransaction, type Pool } from '../../db/database.ts';
import { readdressGift } from '../../gift/readdress-gift.ts';
import { letterName } from '../../letter/letter-names.ts';
import { isPlainAddress } from '../../letter/queue-mail.ts';
import { resendLetter } from '../../letter/resend-letter.ts';
import { findUnreachablePeople } from '../../letter/terms/announce-terms-queries.ts';
import { announcedTerms } from '../../letter/terms/terms-notice.ts';
import { TERMS_VERSIONS } from '../../letter/terms/terms-versions.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { endBounce, findWaitingBounces, lockWaitingBounce } from './bounce-queries.ts';

const MOST = 100;

export const bounceAnswers: Answers<typeof bounceCalls, UserContext> = {
  getBounces: (_, context) => bounces(context),

  async resendBounced({ id, emailAddress }, context) {
    const { pool, clock, user, log, language } = context;
    const { accountId } = user;
    const to = cleanField('recipientEmail', emailAddress);
    const faults = fieldErrors('recipientEmail', to, { currentYear: 0 });
    if (faults.length > 0 || !isPlainAddress(to)) {
      throw new Refusal('INVALID_ADDRESS', refusalText('mailAddressWrong', language), 422);
    }
    await inTransaction(pool, async (tx) => {
      const bounce = await lockWaitingBounce(tx, id);
      // Somebody was quicker: it is sent once.
      if (!bounce) return;
      const { giftId } = bounce;
      const isSent = giftId
        ? await readdressGift(tx, { giftId, recipientEmail: to }, context)
        : await resendLetter(tx, { mailId: id, to, key: `bounced:${id}` });
      if (!isSent) throw new Refusal('NOT_SENT', refusalText('letterGone', language), 409);
      await endBounce(tx, { mailId: id, outcome: 'resent', accountId, now: clock.now() });
      log.info({ mailId: id, accountId }, 'returned letter sent again');
    });
    return bounces(context);
  },

  async markBounceDone({ id }, context) {
    const { pool, clock, user } = context;
    const ended = { mailId: id, outcome: 'done', accountId: user.accountId } as const;
    await inTransaction(pool, (tx) => endBounce(tx, { ...ended, now: clock.now() }));
    return bounces(context);
  },
};

async function bounces({ pool, clock, language }: UserContext) {
  const rows = await findWaitingBounces(pool, MOST + 1);
  const unreachable = await findUnreachable(pool, helsinkiDay(clock.now()));
  const waiting = rows
    .slice(0, MOST)
    .map((row) => ({ ...row, name: letterName(row.letter, language) }));
  return { waiting, hasMore: rows.length > MOST, unreachable };
}

/** Of coming terms; none when nobody is to be told of any. */
async function findUnreachable(pool: Pool, today: LocalDate) {
  const found = [];
  for (const terms of announcedTerms(TERMS_VERSIONS, today)) {
    const { version, inForceOn } = terms;
    const people = await findUnreachablePeople(pool, { ...terms, today, most: MOST + 1 });
    const hasMore = people.length > MOST;
    if (people.length > 0) {
      found.push({ version, inForceOn, people: people.slice(0, MOST), hasMore });
    }
  }
  return found;
}
