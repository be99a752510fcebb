import { z } from 'zod';
import { needs, read } from '../call/call.ts';
import { euros, planPart } from '../call/wire-values.ts';

const day = z.iso.date();

const unpaidPlan = z.object({
  id: z.uuid(),
  /** The payer; null: the account is deleted. */
  person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  due: planPart,
  oldestDueOn: day,
  /** Unpaid since. */
  days: z.int(),
  /** Steps: card valid until a day; a letter on a day, perhaps the last; the last letter sent and staff decide. */
  next: z.object({ kind: z.enum(['works', 'letter', 'lastLetter', 'decide']), on: day }),
});

/** Back office: overdue monthly plans. */
export const unpaidCalls = {
  /** Longest overdue first, at most 500; the age groups count all. */
  getUnpaidPlans: needs(
    'payment.view',
    read(
      'Monthly plans that are unpaid, by age',
      z.object({}),
      z.object({
        ages: z.array(
          z.object({
            from: z.int(),
            /** Null: no upper bound. */
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
