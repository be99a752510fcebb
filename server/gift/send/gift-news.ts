import { UNOPENED_DAYS } from '../../../domain/gift/gift-news.ts';
import { inTransaction } from '../../db/database.ts';
import { queueMails } from '../../letter/queue-mail.ts';
import type { Deps } from '../../platform/context.ts';
import { giverLink } from '../gift-links.ts';
import {
  findActivatedGifts,
  findBouncedGifts,
  findUnopenedGifts,
  type GiftNews,
} from './gift-news-queries.ts';

export const SEND_GIFT_NEWS = 'send-gift-news';
export const SEND_MISSED_GIFT_NEWS = 'send-missed-gift-news';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Regular runs look back three days, so that their cost does not grow with the number of gifts. */
const LATELY_DAYS = 3;
/**
 * A daily run catches up on news missed during downtime. Shorter than the retention of letter keys, which prevent
 * duplicates.
 */
const MISSED_DAYS = 365;
const BATCH = 200;

type NewsDeps = Pick<Deps, 'pool' | 'clock' | 'settings'>;
type NewsLetter = 'gift-activated' | 'gift-unopened' | 'gift-bounced';

type MayContinue = () => boolean;

/** Notifies givers about their gifts. Idempotent and safe in concurrent processes. */
export function sendGiftNews(deps: NewsDeps, mayContinue?: MayContinue): Promise<number> {
  return sendNewsOf(LATELY_DAYS, deps, mayContinue);
}

/** Catches up on notifications missed within the last year. */
export function sendMissedGiftNews(deps: NewsDeps, mayContinue?: MayContinue): Promise<number> {
  return sendNewsOf(MISSED_DAYS, deps, mayContinue);
}

async function sendNewsOf(
  days: number,
  deps: NewsDeps,
  mayContinue: MayContinue = () => true,
): Promise<number> {
  const { pool, clock } = deps;
  const now = clock.now();
  const unopenedSince = now - UNOPENED_DAYS * DAY_MS;
  const late = days * DAY_MS;
  const activated = { from: now - late, to: now, most: BATCH };
  const unopened = { from: unopenedSince - late, to: unopenedSince, most: BATCH };
  const activatedLetters = await notifyGivers(deps, 'gift-activated', mayContinue, () =>
    findActivatedGifts(pool, activated),
  );
  const unopenedLetters = await notifyGivers(deps, 'gift-unopened', mayContinue, () =>
    findUnopenedGifts(pool, unopened),
  );
  const bounced = { days, most: BATCH };
  return (
    activatedLetters +
    unopenedLetters +
    (await notifyGivers(deps, 'gift-bounced', mayContinue, () => findBouncedGifts(pool, bounced)))
  );
}

async function notifyGivers(
  { pool, settings }: NewsDeps,
  letter: NewsLetter,
  mayContinue: MayContinue,
  find: () => Promise<GiftNews[]>,
): Promise<number> {
  let written = 0;
  while (mayContinue()) {
    const news = await find();
    const letters = news.map((one) => ({
      to: one.emailAddress,
      language: one.language,
      letter,
      key: `${letter}:${one.mailId ?? one.orderId}`,
      data: {
        firstName: one.firstName,
        recipientName: one.recipientName,
        link: giverLink(one, one.language, settings),
      },
    }));
    await inTransaction(pool, (tx) => queueMails(tx, letters));
    written += news.length;
    if (news.length < BATCH) break;
  }
  return written;
}
