import type { z } from 'zod';
import type { planPricesInput } from '../../../../contract/office/actions/price-plan.ts';
import { priceFaultPhrase } from '../../../../contract/texts/scheme-faults.ts';
import { earlier, localDate } from '../../../../domain/base/local-date.ts';
import {
  changedAmounts,
  type PricePlan,
  planFaults,
} from '../../../../domain/scheme/price-plan.ts';
import {
  deletePlannedChange,
  findPriceChanges,
  insertPriceChange,
  lockPriceList,
} from '../../../scheme/price-plan-queries.ts';
import { defineAction } from '../define-action.ts';
import { plannedState, touchedDays } from '../plan-state.ts';
import { describePlan } from './price-plan-lines.ts';
import { pricePlanState, restorePrices } from './price-plan-state.ts';

type Input = z.output<typeof planPricesInput>;

const planOf = ({ from, replaces, amounts }: Input): PricePlan => ({
  from: localDate(from),
  replaces: replaces === null ? null : localDate(replaces),
  amounts,
});
const daysOf = ({ from, replaces }: PricePlan) => touchedDays(from, replaces);

/** Plans new prices from a day on or replaces a plan. Prices already in force are untouched. */
export const planPrices = defineAction<'planPrices', Input>({
  kind: 'planPrices',

  begins: (input) => daysOf(planOf(input)).reduce(earlier),

  async lock(tx) {
    await lockPriceList(tx);
    return { personId: null };
  },

  async state(tx, input, { actionId }) {
    return pricePlanState(tx, daysOf(planOf(input)), actionId);
  },

  async prepare(tx, input, { today }, before) {
    const plan = planOf(input);
    const changes = await findPriceChanges(tx);
    const [fault] = planFaults(changes, plan, today);
    if (fault) return { after: before, lines: [], refusal: priceFaultPhrase(fault) };
    const others = changes.filter(({ validFrom }) => validFrom !== plan.replaces);
    const amounts = changedAmounts(others, plan);
    return {
      after: plannedState(before, plan, { amounts }),
      lines: await describePlan(tx, { changes, others, plan, amounts }),
    };
  },

  async perform(tx, input, { actionId, today }) {
    const plan = planOf(input);
    if (plan.replaces !== null) await deletePlannedChange(tx, { day: plan.replaces, today });
    const amounts = changedAmounts(await findPriceChanges(tx), plan);
    await insertPriceChange(tx, { validFrom: plan.from, amounts, actionId });
  },

  undo: restorePrices,
});
