import type { z } from 'zod';
import type { moveDueInput } from '../../../../contract/office/actions/instalment.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { addDays, localDate } from '../../../../domain/base/local-date.ts';
import { dayBegins } from '../../../../domain/scheme/day-begins.ts';
import {
  liftHolds,
  updateDueDates,
  updateSchedule,
} from '../../../instalment/instalment-queries.ts';
import { defineAction } from '../define-action.ts';
import {
  contractFault,
  lockContract,
  requireContract,
  restoreContract,
  sumOf,
} from './payer-contract.ts';
import type { PayerContract } from './payer-contract-queries.ts';

type Input = z.output<typeof moveDueInput>;

/** The longest delay allowed. */
const MOST_DAYS = 60;

const firstHour = (day: string) => new Date(dayBegins(localDate(day))).toISOString();
const dueBefore = ({ unpaid }: PayerContract, to: string) =>
  unpaid.filter(({ dueOn }) => dueOn < to);

/** No charge before the new day; earlier due dates move to it. */
export const moveDue = defineAction<'moveDue', Input>({
  kind: 'moveDue',
  lock: lockContract,

  async state(tx, input) {
    const { isEnded, nextTryAt, failingSince, noticedOn, isOnHold, unpaid } = await requireContract(
      tx,
      input,
    );
    const dates = unpaid.map(({ number, dueOn }) => ({ number, dueOn }));
    return { isEnded, nextTryAt, failingSince, noticedOn, isOnHold, dates };
  },

  async prepare(tx, input, { today, now }, before) {
    const { to } = input;
    const contract = await requireContract(tx, input);
    const moved = dueBefore(contract, to);
    const refuse = (key: 'ended' | 'beingCharged' | 'day' | 'nothing', ...values: number[]) => ({
      after: before,
      lines: [],
      refusal: say(key, ...values),
    });
    const fault = await contractFault(tx, { ...input, now }, contract);
    if (fault) return refuse(fault);
    if (to <= today || to > addDays(today, MOST_DAYS)) return refuse('day', MOST_DAYS);
    const [first] = moved;
    if (!first) return refuse('nothing');
    const dates = contract.unpaid.map(({ number, dueOn }) => ({
      number,
      dueOn: dueOn < to ? to : dueOn,
    }));
    const [none, some] = [say('notHeld'), say('held')];
    return {
      after: {
        isEnded: false,
        nextTryAt: firstHour(to),
        failingSince: null,
        noticedOn: null,
        isOnHold: false,
        dates,
      },
      lines: [
        { label: 'next', before: say('day', { day: first.dueOn }), after: say('day', { day: to }) },
        { label: 'sum', before: null, after: say('moved', moved.length, sumOf(moved)) },
        { label: 'entry', before: contract.isOnHold ? some : none, after: none },
        { label: 'rest', before: null, after: say('unchanged') },
      ],
    };
  },

  async perform(tx, input, { now }) {
    const { contractId, to } = input;
    const moved = dueBefore(await requireContract(tx, input), to);
    const dates = moved.map(({ number }) => ({ number, dueOn: to }));
    await updateDueDates(tx, { contractId, dates });
    await updateSchedule(tx, { contractId, nextTry: localDate(to), failingSince: null });
    await liftHolds(tx, { contractId, now });
  },

  async undo(tx, input, { before, now }) {
    const { cardId } = await requireContract(tx, input);
    const dates = before.dates as { number: number; dueOn: string }[];
    await updateDueDates(tx, { contractId: input.contractId, dates });
    await restoreContract(tx, input, { before, cardId, now });
  },
});
