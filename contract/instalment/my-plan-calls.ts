import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { HOLD_LETTERS } from '../../domain/instalment/hold-letters.ts';
import { INSTALMENT_STATES, PLAN_STATES } from '../../domain/instalment/plan-sums.ts';
import { PROVIDER_TYPES } from '../../domain/payment/culture-voucher.ts';
import { change, read } from '../call/call.ts';
import { euros, planPart } from '../call/wire-values.ts';

const day = z.iso.date();

/** A monthly plan as the one who pays it sees it. Paid, due and later together are all of it. */
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
    /** A charge is under way: nobody has to do anything until it is known. */
    isBeingCharged: z.boolean(),
    /** Of a payment whose provider tells through the browser alone, and that did not come back. */
    silentPaymentKey: z.string().nullable(),
    /** Days on which the payment card was declined since an instalment is unpaid. */
    declinedOn: z.array(day),
    /** When the payment card is tried again; null: it is not, or not because something is unpaid. */
    retryOn: day.nullable(),
    /** Something is unpaid: from this day on the card opens no doors, unless it is paid. */
    stopsOn: day.nullable(),
    /** Since when it opens no doors. */
    heldOn: day.nullable(),
    /** The contract is over on this day: nothing new falls due. */
    endsOn: day,
    /** What was sent while it opens no doors, with what was due then, and what will be sent if nothing is paid. */
    letters: z.object({
      sent: z.array(z.object({ letter: z.enum(HOLD_LETTERS), on: day, days: z.int(), due: euros })),
      coming: z.array(z.object({ letter: z.enum(HOLD_LETTERS), on: day })),
    }),
    /** The last day of the card, when it opens doors. */
    validUntil: day.nullable(),
    /** The payment card that instalments are charged to; null: none that can be charged. */
    paymentCard: z
      .object({ brand: z.string(), lastFour: z.string(), expiresOn: z.string() })
      .nullable(),
  })
  .meta({ id: 'MonthlyPlan' });

/** Monthly plans of the signed-in person, and how to pay them in person. */
export const myPlanCalls = {
  /** The one that needs something first; one that is paid comes last, one that was ended not at all. */
  getMyPlans: read('One’s own monthly plans', z.object({}), z.object({ plans: z.array(myPlan) })),
  /** Answers the payment record: it goes on to a provider like any other. */
  createInstalmentPayment: change(
    'Begin to pay instalments by a bank or another method',
    z.object({
      contractId: z.uuid(),
      /** What is due, or all that is left. */
      part: z.enum(['due', 'rest']),
      /** As the button said it. Never used as a price: a difference is told, not charged. */
      amount: euros,
      language: z.enum(['FI', 'SV', 'EN', ...LANGUAGES]),
      paymentProviderType: z.enum(PROVIDER_TYPES),
    }),
    z.uuid(),
  ),
};
