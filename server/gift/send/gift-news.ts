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
/** What is looked at every time: the cost must not grow with what was given. */
const LATELY_DAYS = 3;
/** Looked at once a day, so that nobody waits in vain for news that a stopped portal missed. Shorter than letters are remembered. */
const MISSED_DAYS = 365;
const BATCH = 200;

type NewsDeps = Pick<Deps, 'pool' | 'clock' | 'settings'>;
type NewsLetter = 'gift-activated' | 'gift-unopened' | 'gift-bounced';

type MayContinue = () => boolean;

/** Tells givers what became of their gifts: each once, however many processes do this and however often. */
export function sendGiftNews(deps: NewsDeps, mayContinue?: MayContinue): Promise<number> {
  return sendNewsOf(LATELY_DAYS, deps, mayContinue);
}

/** The same for all that were not told, whenever the runs of their days were missed. */
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
