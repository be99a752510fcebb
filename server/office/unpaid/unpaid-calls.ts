import type { unpaidCalls } from '../../../contract/office/unpaid-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import {
  addDays,
  daysBetween,
  helsinkiDay,
  type LocalDate,
} from '../../../domain/base/local-date.ts';
import {
  comingHoldLetters,
  isLastLetterSent,
  type LetterDays,
} from '../../../domain/instalment/hold-letters.ts';
import { stopDay } from '../../../domain/instalment/retry-plan.ts';
import { UNPAID_AGES } from '../../../domain/instalment/unpaid-age.ts';
import { MOST_LISTED } from '../../../domain/office/work-list.ts';
import { factOn } from '../../../domain/scheme/scheme-facts.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findFacts } from '../../scheme/fact-queries.ts';
import { countUnpaidByAge, findUnpaidPlans, type UnpaidRow } from './unpaid-queries.ts';

export const unpaidAnswers: Answers<typeof unpaidCalls, UserContext> = {
  async getUnpaidPlans(_, { pool, clock }) {
    const today = helsinkiDay(clock.now());
    const days = factOn(await findFacts(pool), 'limits', today);
    const counts = await countUnpaidByAge(pool, {
      today,
      from: UNPAID_AGES.map(({ from }) => from),
    });
    const rows = await findUnpaidPlans(pool, { today, most: MOST_LISTED + 1 });
    return {
      ages: UNPAID_AGES.map((age, index) => {
        const { count = 0, amount = 0 } = counts[index] ?? {};
        return { ...age, count, amount: toEuros(cents(amount)) };
      }),
      plans: rows.slice(0, MOST_LISTED).map((row) => shown(row, { today, days })),
      hasMore: rows.length > MOST_LISTED,
    };
  },
};

type By = { today: LocalDate; days: LetterDays };

function shown(row: UnpaidRow, by: By) {
  const { id, accountId, name, count, amount, oldestDueOn, failingSince } = row;
  return {
    id,
    person: accountId === null ? null : { id: accountId, name: name ?? '' },
    due: { count, amount: toEuros(cents(amount)) },
    oldestDueOn,
    days: daysBetween(failingSince, by.today),
    next: nextOf(row, by),
  };
}

/** The next automatic step, or that there is none. */
function nextOf(row: UnpaidRow, { today, days }: By) {
  const { heldOn, sent } = row;
  if (!heldOn) return { kind: 'works' as const, on: addDays(stopDay(row), -1) };
  const letters = sent.map(({ letter }) => letter);
  const last = sent.find(({ letter }) => isLastLetterSent([letter]));
  if (last) return { kind: 'decide' as const, on: last.on };
  const [next] = comingHoldLetters({ ...row, heldOn }, { days, sent: letters, today });
  const isLast = next !== undefined && isLastLetterSent([next.letter]);
  // When a letter is due but unsent, the next run sends it.
  return { kind: isLast ? ('lastLetter' as const) : ('letter' as const), on: next?.on ?? today };
}
