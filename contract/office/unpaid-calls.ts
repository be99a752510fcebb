import { z } from 'zod';
import { needs, read } from '../call/call.ts';
import { euros, planPart } from '../call/wire-values.ts';

const day = z.iso.date();

const unpaidPlan = z.object({
  id: z.uuid(),
  /** Who pays; null: the account is gone. */
  person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  due: planPart,
  oldestDueOn: day,
  /** Since an instalment is unpaid. */
  days: z.int(),
  /** The card works until a day; a message leaves on a day, perhaps the last; the last has left and a person decides. */
  next: z.object({ kind: z.enum(['works', 'letter', 'lastLetter', 'decide']), on: day }),
});

/** Back office: monthly plans that are behind. */
export const unpaidCalls = {
  /** The longest unpaid first, at most 500; the ages count all of them. */
  getUnpaidPlans: needs(
    'payment.view',
    read(
      'Monthly plans that are unpaid, by age',
      z.object({}),
      z.object({
        ages: z.array(
          z.object({
            from: z.int(),
            /** Null: or longer. */
            to: z.int().nullable(),
            count: z.int(),
            amount: euros,
          }),
        ),
        plans: z.array(unpaidPlan),
        hasMore: z.boolean(),
      }),
    ),
  ),
};
