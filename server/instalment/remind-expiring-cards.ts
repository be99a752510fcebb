import { pathTo } from '../../contract/page/pages.ts';
import { cents } from '../../domain/base/cents.ts';
import { addDays, helsinkiDay, localDate } from '../../domain/base/local-date.ts';
import { inTransaction } from '../db/database.ts';
import { queueMails } from '../letter/queue-mail.ts';
import type { Deps } from '../platform/context.ts';
import { type ExpiringCard, findExpiringCards } from './expiring-card-queries.ts';

export const REMIND_EXPIRING_CARDS = 'remind-expiring-cards';

/** Long enough to get a new payment card, short enough to remember it. */
const DAYS_BEFORE = 21;
const BATCH = 200;

type ReminderDeps = Pick<Deps, 'pool' | 'clock' | 'settings'>;

/** Once per contract and payment card: the letter's key ensures it across processes. */
export async function remindExpiringCards(
  deps: ReminderDeps,
  mayContinue: () => boolean = () => true,
): Promise<void> {
  const today = helsinkiDay(deps.clock.now());
  const span = { from: addDays(today, 1), to: addDays(today, DAYS_BEFORE), most: BATCH };
  while (mayContinue()) {
    const cards = await findExpiringCards(deps.pool, span);
    const letters = cards.map((card) => letterOf(card, deps));
    await inTransaction(deps.pool, (tx) => queueMails(tx, letters));
    if (cards.length < BATCH) break;
  }
}

function letterOf(
  { contractId, cardId, tokenId, emailAddress, language, dueOn, amount, ...card }: ExpiringCard,
  { settings }: Pick<Deps, 'settings'>,
) {
  return {
    to: emailAddress,
    language,
    letter: 'payment-card-expiring' as const,
    key: `card-expires:${contractId}:${tokenId}`,
    cardId,
    data: {
      ...card,
      dueOn: localDate(dueOn),
      amount: cents(amount),
      link: `${settings.publicUrl}${pathTo('My_Plan', language)}`,
    },
  };
}
