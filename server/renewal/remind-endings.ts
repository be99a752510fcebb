import { pathTo } from '../../contract/page/pages.ts';
import { times } from '../../domain/base/cents.ts';
import { addDays, helsinkiDay, localDate } from '../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../domain/instalment/instalment-plan.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import { isMonthlyOfferedOn } from '../../domain/scheme/scheme-facts.ts';
import { inTransaction } from '../db/database.ts';
import { queueMails } from '../letter/queue-mail.ts';
import { listPriced } from '../order/price-purchase.ts';
import type { Deps } from '../platform/context.ts';
import { findFacts } from '../scheme/fact-queries.ts';
import { type EndingCard, findEndingCards } from './remind-queries.ts';

export const REMIND_ENDINGS = 'remind-endings';

/**
 * Days before the last day on which a round begins and ends. A range instead of a day, so that a missed run skips no
 * card.
 */
const ROUNDS = [
  { days: 30, until: 8 },
  { days: 7, until: 0 },
];
const BATCH = 200;

type ReminderDeps = Pick<Deps, 'pool' | 'clock' | 'settings'>;

/** Idempotent: the letter's key allows one per card and round, across processes. */
export async function remindEndings(
  deps: ReminderDeps,
  mayContinue: () => boolean = () => true,
): Promise<number> {
  const today = helsinkiDay(deps.clock.now());
  const prices = await renewalPrices(deps);
  let reminded = 0;
  for (const { days, until } of ROUNDS) {
    const [from, to] = [addDays(today, until), addDays(today, days)];
    while (mayContinue()) {
      const asked = { from, to, round: String(days), most: BATCH };
      const cards = await findEndingCards(deps.pool, asked);
      const letters = cards.map((card) => letterOf(card, days, prices, deps));
      await inTransaction(deps.pool, (tx) => queueMails(tx, letters));
      reminded += cards.length;
      if (cards.length < BATCH) break;
    }
  }
  return reminded;
}

type Prices = Awaited<ReturnType<typeof renewalPrices>>;

function letterOf(card: EndingCard, days: number, prices: Prices, { settings }: ReminderDeps) {
  const { cardId, emailAddress, language, firstName, lastDay } = card;
  return {
    to: emailAddress,
    language,
    letter: 'card-ending' as const,
    key: `ending:${cardId}:${lastDay}:${days}`,
    cardId,
    data: {
      firstName,
      lastDay: localDate(lastDay),
      ...prices,
      link: `${settings.publicUrl}${pathTo('Extend_Validity', language)}`,
    },
  };
}

async function renewalPrices({ pool, clock }: ReminderDeps) {
  const ask = async (billing: BillingType, cardIsValid: boolean) => {
    const asked = { kind: 'renewal' as const, billing, cardIsValid, now: clock.now() };
    return (await listPriced(pool, asked)).price;
  };
  const isMonthly = isMonthlyOfferedOn(await findFacts(pool), helsinkiDay(clock.now()));
  const instalment = isMonthly ? await ask('monthly', true) : null;
  return {
    price: await ask('annually', true),
    laterPrice: await ask('annually', false),
    monthlyPlan:
      instalment === null ? null : { instalment, total: times(instalment, INSTALMENT_COUNT) },
  };
}
