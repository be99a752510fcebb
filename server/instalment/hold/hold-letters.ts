import { pathTo } from '../../../contract/page/pages.ts';
import { cents } from '../../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import type { CardFacts } from '../../../domain/card/card-state.ts';
import { cardState } from '../../../domain/card/card-state.ts';
import {
  contractEnd,
  dueHoldLetter,
  type HoldLetter,
  type LetterDays,
} from '../../../domain/instalment/hold-letters.ts';
import { planSums } from '../../../domain/instalment/plan-sums.ts';
import { factOn } from '../../../domain/scheme/scheme-facts.ts';
import { findCardFacts } from '../../card/find-card-state.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { UnpaidLetter } from '../../letter/letters/plan/unpaid-letters.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Deps } from '../../platform/context.ts';
import { findFacts } from '../../scheme/fact-queries.ts';
import {
  findHoldsToRemind,
  type HoldToRemind,
  insertHoldLetter,
  lockHoldToRemind,
} from './hold-letter-queries.ts';

const LETTERS = {
  first: 'plan-unpaid',
  second: 'plan-unpaid',
  last: 'plan-unpaid-last',
  ended: 'plan-ended-unpaid',
} as const satisfies Record<HoldLetter, string>;

const BATCH = 200;

type HoldLetterDeps = Pick<Deps, 'pool' | 'clock' | 'settings'>;

/** Reminds holders of cards on hold, on the scheme's days. Returns how many letters were sent. */
export async function sendHoldLetters(
  deps: HoldLetterDeps,
  mayContinue: () => boolean = () => true,
): Promise<number> {
  const { pool, clock } = deps;
  const today = helsinkiDay(clock.now());
  const days = factOn(await findFacts(pool), 'limits', today);
  let told = 0;
  let found: string[];
  let after: string | null = null;
  do {
    found = await findHoldsToRemind(pool, { today, days, after, most: BATCH });
    for (const holdId of found) {
      if (!mayContinue()) return told;
      if (await inTransaction(pool, (tx) => remindHolder(tx, holdId, { today, days }, deps)))
        told += 1;
    }
    after = found.at(-1) ?? null;
  } while (found.length === BATCH);
  return told;
}

type LetterSchedule = { today: LocalDate; days: LetterDays };

async function remindHolder(
  tx: Transaction,
  holdId: string,
  { today, days }: LetterSchedule,
  { settings }: HoldLetterDeps,
): Promise<boolean> {
  const hold = await lockHoldToRemind(tx, holdId);
  const step = hold && dueHoldLetter(hold, { days, sent: hold.sent, today });
  if (!hold || !step) return false;
  const { due } = planSums(
    hold.unpaid.map(({ dueOn, amount }) => ({ dueOn, amount: cents(amount), isPaid: false })),
    today,
  );
  if (due.count === 0) return false;
  if (!(await insertHoldLetter(tx, { holdId, step, on: today, due: due.amount }))) return false;
  const { cardId, emailAddress: to, language, firstName, heldOn } = hold;
  await queueMail(tx, {
    to,
    language,
    letter: LETTERS[step],
    key: `hold-letter:${holdId}:${step}`,
    cardId,
    data: {
      firstName,
      count: due.count,
      due: due.amount,
      heldOn,
      endsOn: contractEnd(hold),
      card: cardOncePaid(await findCardFacts(tx, cardId), today),
      link: payLink(hold, settings),
    },
  });
  return true;
}

const payLink = ({ language }: HoldToRemind, { publicUrl }: HoldLetterDeps['settings']) =>
  `${publicUrl}${pathTo('My_Plan', language)}`;

/** The state of the card if everything were paid. */
function cardOncePaid(facts: CardFacts, today: LocalDate): UnpaidLetter['card'] {
  const found = cardState({ ...facts, isOnHold: false }, today);
  if (found.state === 'valid') return { state: 'works', lastDay: found.validUntil };
  if (found.state === 'ended') return { state: 'over', lastDay: null };
  return { state: found.state === 'waitsForFirstVisit' ? 'works' : 'closed', lastDay: null };
}
