import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { HOLD_LETTERS } from '../../domain/instalment/hold-letters.ts';
import { INSTALMENT_STATES, PLAN_STATES } from '../../domain/instalment/plan-sums.ts';
import { PROVIDER_TYPES } from '../../domain/payment/provider.ts';
import { change, read } from '../call/call.ts';
import { euros, planPart } from '../call/wire-values.ts';

const day = z.iso.date();

/** A monthly plan as its payer sees it. Paid, due and later add up to the total. */
const myPlan = z
  .object({
    id: z.uuid(),
    assetId: z.uuid(),
    state: z.enum(PLAN_STATES),
    startsOn: day,
    instalments: z.array(
      z.object({
        number: z.int(),
        dueOn: day,
        amount: euros,
        state: z.enum(INSTALMENT_STATES),
      }),
    ),
    paid: planPart,
    due: planPart,
    later: planPart,
    /** A charge is in progress: nothing to do until its result is known. */
    isBeingCharged: z.boolean(),
    /** A payment whose provider reports only through the browser, which never returned. */
    silentPaymentKey: z.string().nullable(),
    /** Days on which the payment card was declined since the instalment became unpaid. */
    declinedOn: z.array(day),
    /** Next retry of the payment card; null: none, or not because of an unpaid instalment. */
    retryOn: day.nullable(),
    /** With an unpaid instalment: the day on which the card is suspended unless it is paid. */
    stopsOn: day.nullable(),
    /** Suspended since. */
    heldOn: day.nullable(),
    /** End of the contract: nothing falls due after it. */
    endsOn: day,
    /** Letters sent during the suspension with the sums due then, and the letters that follow without payment. */
    letters: z.object({
      sent: z.array(z.object({ letter: z.enum(HOLD_LETTERS), on: day, days: z.int(), due: euros })),
      coming: z.array(z.object({ letter: z.enum(HOLD_LETTERS), on: day })),
    }),
    /** Last valid day of the card, unless it is suspended. */
    validUntil: day.nullable(),
    /** The payment card charged for instalments; null: none that can be charged. */
    paymentCard: z
      .object({ brand: z.string(), lastFour: z.string(), expiresOn: z.string() })
      .nullable(),
  })
  .meta({ id: 'MonthlyPlan' });

/** The signed-in person's monthly plans, and paying instalments by another method than the saved card. */
export const myPlanCalls = {
  /** Plans that need action first, paid ones last; ended ones are left out. */
  getMyPlans: read('One’s own monthly plans', z.object({}), z.object({ plans: z.array(myPlan) })),
  /** Answers with a payment record, which continues at a provider like any other. */
  createInstalmentPayment: change(
    'Begin to pay instalments by a bank or another method',
    z.object({
      contractId: z.uuid(),
      /** The due part, or everything that remains. */
      part: z.enum(['due', 'rest']),
      /** Amount shown on the button. Never charged: a difference is reported. */
      amount: euros,
      language: z.enum(['FI', 'SV', 'EN', ...LANGUAGES]),
      paymentProviderType: z.enum(PROVIDER_TYPES),
    }),
    z.uuid(),
  ),
};
