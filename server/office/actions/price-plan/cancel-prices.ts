import type { z } from 'zod';
import type { cancelPricesInput } from '../../../../contract/office/actions/price-plan.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { dearRenewalDay, isPlanned } from '../../../../domain/scheme/price-plan.ts';
import {
  deletePlannedChange,
  findPriceChanges,
  lockPriceList,
} from '../../../scheme/price-plan-queries.ts';
import { defineAction } from '../define-action.ts';
import { describeCancel } from './price-plan-lines.ts';
import { pricePlanState, restorePrices } from './price-plan-state.ts';

type Input = z.output<typeof cancelPricesInput>;

/** Cancels planned prices. */
export const cancelPrices = defineAction<'cancelPrices', Input>({
  kind: 'cancelPrices',

  begins: ({ from }) => localDate(from),

  async lock(tx) {
    await lockPriceList(tx);
    return { personId: null };
  },

  async state(tx, { from }, { actionId }) {
    return pricePlanState(tx, [localDate(from)], actionId);
  },

  async prepare(tx, input, { today }, before) {
    const day = localDate(input.from);
    const changes = await findPriceChanges(tx);
    if (!isPlanned(changes, day, today)) {
      return { after: before, lines: [], refusal: say('notPlanned') };
    }
    const others = changes.filter(({ validFrom }) => validFrom !== day);
    const dear = dearRenewalDay(others, day);
    if (dear) {
      return { after: before, lines: [], refusal: say('renewalAboveAnnual', { day: dear }) };
    }
    return { after: { days: { [day]: null } }, lines: describeCancel({ changes, others, day }) };
  },

  perform: (tx, { from }, { today }) => deletePlannedChange(tx, { day: localDate(from), today }),

  undo: restorePrices,
});
