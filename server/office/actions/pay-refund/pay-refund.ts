import type { z } from 'zod';
import type { payRefundInput } from '../../../../contract/office/actions/pay-refund.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import { helsinkiDay, localDate } from '../../../../domain/base/local-date.ts';
import { isPaidReference, paidReference } from '../../../../domain/payment/paid-reference.ts';
import { PROVIDER_NAMES } from '../../../../domain/payment/provider.ts';
import { wayByHand } from '../../../../domain/payment/refund-way.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  findByReference,
  insertPaidByHand,
  lockRefund,
  type PayableRefund,
  reopenRefund,
  type UsedReference,
} from '../../../refund/refund-by-hand-queries.ts';
import { updateRefund } from '../../../refund/refund-queries.ts';
import { type Act, defineAction } from '../define-action.ts';

type Input = z.output<typeof payRefundInput>;

const euros = (amount: number) => ({ euros: toEuros(cents(amount)) });

/** Records a refund that staff paid by hand, with its reference. */
export const payRefund = defineAction<'payRefund', Input>({
  kind: 'payRefund',

  async lock(tx, { refundId }) {
    const refund = await lockRefund(tx, refundId);
    if (!refund) return null;
    const { personId, emailAddress: payerAddress, paymentId } = refund;
    return { personId, payerAddress, paymentId };
  },

  async state(tx, input) {
    const { state, reference, paymentState } = await requireRefund(tx, input);
    return { state, reference, paymentState };
  },

  async prepare(tx, input, act, before) {
    const refund = await requireRefund(tx, input);
    const reference = paidReference(input.reference);
    const used = await findByReference(tx, reference);
    const refusal = refusalOf(refund, { input, used, act });
    if (refusal) return { after: before, lines: [], refusal };
    const { orderNumber, amount, providerType, isWhole, paymentState, emailAddress } = refund;
    const way = wayByHand(providerType);
    return {
      after: { state: 'done', reference, paymentState: isWhole ? 'refunded' : paymentState },
      lines: [
        { label: 'order', before: null, after: say('order', orderNumber) },
        { label: 'money', before: say('waits', euros(amount)), after: say('paid', euros(amount)) },
        { label: 'where', before: null, after: say(way, PROVIDER_NAMES[providerType]) },
        { label: 'reference', before: null, after: say('named', reference, { day: input.paidOn }) },
        { label: 'told', before: null, after: say(emailAddress ? 'letter' : 'noLetter') },
      ],
    };
  },

  async perform(tx, input, { actionId, user, now }) {
    const { refundId: needId } = input;
    await updateRefund(tx, { needId, state: 'done', now });
    await insertPaidByHand(tx, {
      needId,
      actionId,
      accountId: user.accountId,
      reference: paidReference(input.reference),
      paidOn: localDate(input.paidOn),
      now,
    });
  },

  undo(tx, { refundId: needId }, { before }) {
    const { state, paymentState } = before as Pick<PayableRefund, 'state' | 'paymentState'>;
    return reopenRefund(tx, { needId, state, paymentState });
  },
});

async function requireRefund(tx: Transaction, { refundId }: Input): Promise<PayableRefund> {
  const refund = await lockRefund(tx, refundId);
  if (!refund) throw new Error('the refund is gone');
  return refund;
}

type PaymentToRecord = { input: Input; used: UsedReference | null; act: Act };

function refusalOf(
  { state, reference, flaggedAt }: PayableRefund,
  { input, used, act }: PaymentToRecord,
) {
  if (state === null) return say('notBegun');
  if (state === 'done') return reference ? say('marked', reference) : say('done');
  if (!isPaidReference(input.reference)) return say('noReference');
  if (used) return say('used', used.orderNumber, euros(used.amount), { day: used.paidOn });
  if (input.paidOn > act.today) return say('notYet');
  if (input.paidOn < helsinkiDay(flaggedAt))
    return say('tooEarly', { day: helsinkiDay(flaggedAt) });
  return null;
}
