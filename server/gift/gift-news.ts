import { UNOPENED_DAYS } from '../../domain/gift/gift-news.ts';
import type { Deps } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { queueMails } from '../letter/queue-mail.ts';
import { giverLink } from './gift-links.ts';
import {
  findActivatedGifts,
  findBouncedGifts,
  findUnopenedGifts,
  type GiftNews,
} from './gift-news-queries.ts';

export const SEND_GIFT_NEWS = 'send-gift-news';

const DAY_MS = 24 * 60 * 60 * 1000;
/** News that a stopped portal missed are written so many days later; older ones are no news. */
const LATE_DAYS = 3;
const BATCH = 200;

type Needed = Pick<Deps, 'pool' | 'clock' | 'settings'>;
type NewsLetter = 'gift-activated' | 'gift-unopened' | 'gift-bounced';

/** Tells givers what became of their gifts: each once, however many processes do this and however often. */
export async function sendGiftNews(
  deps: Needed,
  mayContinue: () => boolean = () => true,
): Promise<number> {
  const { pool, clock } = deps;
  const now = clock.now();
  const unopenedSince = now - UNOPENED_DAYS * DAY_MS;
  const late = LATE_DAYS * DAY_MS;
  const activated = { from: now - late, to: now, most: BATCH };
  const unopened = { from: unopenedSince - late, to: unopenedSince, most: BATCH };
  const activatedLetters = await notifyGivers(deps, 'gift-activated', mayContinue, () =>
    findActivatedGifts(pool, activated),
  );
  const unopenedLetters = await notifyGivers(deps, 'gift-unopened', mayContinue, () =>
    findUnopenedGifts(pool, unopened),
  );
  const bounced = { days: LATE_DAYS, most: BATCH };
  return (
    activatedLetters +
    unopenedLetters +
    (await notifyGivers(deps, 'gift-bounced', mayContinue, () => findBouncedGifts(pool, bounced)))
  );
}

async function notifyGivers(
  { pool, settings }: Needed,
  letter: NewsLetter,
  mayContinue: () => boolean,
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
