import { cents, toEuros } from '../../../domain/base/cents.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { ACTIONS } from '../../../domain/office/actions.ts';
import { PROVIDER_NAMES } from '../../../domain/payment/provider.ts';
import { type RefundWay, refundWay, wayByHand } from '../../../domain/payment/refund-way.ts';
import { refundDueOn } from '../../../domain/withdrawal/withdrawal-time.ts';
import type { UserContext } from '../../platform/context.ts';
import { openRefundAccount } from '../../refund/refund-account.ts';
import type { OfficeRefund } from './office-refund-queries.ts';

const UNDO_MS = ACTIONS.payRefund.undoDays * 24 * 60 * 60 * 1000;

/** A row of the list for the client. */
export function shownRefund(refund: OfficeRefund, { user, settings, clock }: UserContext) {
  const { amount, paid, providerId, withdrawnAt, sealedAccount, markedAt, ...shown } = refund;
  const { reference, paidOn, actionId, ...row } = shown;
  const mayPay = user.rights.includes('payment.settle');
  const isMarked = reference !== null && paidOn !== null && actionId !== null && markedAt !== null;
  const undoUntil = (markedAt ?? 0) + UNDO_MS;
  return {
    ...row,
    amount: toEuros(cents(amount)),
    way: wayOf(refund),
    site: PROVIDER_NAMES[refund.providerType],
    dueOn: refundDueOn(helsinkiDay(withdrawnAt ?? refund.flaggedAt)),
    // Account numbers are shown only to members who pay to them.
    account:
      sealedAccount && mayPay && !isMarked
        ? openRefundAccount(sealedAccount, settings.secretKey)
        : null,
    paid: isMarked
      ? { reference, paidOn, actionId, undoUntil: undoUntil >= clock.now() ? undoUntil : null }
      : null,
  };
}

function wayOf(refund: OfficeRefund): RefundWay {
  if (refund.state === 'byHand' || refund.reference !== null) return wayByHand(refund.providerType);
  return refund.state === 'pending' ? 'mail' : refundWay(refund);
}
