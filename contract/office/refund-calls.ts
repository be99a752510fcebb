import { z } from 'zod';
import { STAFF_ROLES } from '../../domain/office/rights.ts';
import { REPORTED_CHANNELS } from '../../domain/payment/provider.ts';
import { REFUND_REASONS } from '../../domain/payment/refund-reason.ts';
import { REFUND_WAYS } from '../../domain/payment/refund-way.ts';
import { UNMATCHED_REASONS } from '../../domain/payment/settlement.ts';
import type { VoucherDifference } from '../../domain/payment/voucher-standing.ts';
import { WITHDRAWN_KINDS } from '../../domain/withdrawal/withdrawal-statement.ts';
import { change, needs, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

const refund = z
  .object({
    id: z.uuid(),
    paymentId: z.uuid(),
    orderNumber: z.string(),
    /** Euros. */
    amount: z.number(),
    reason: z.enum(REFUND_REASONS),
    /** flagged: will be sent within minutes. */
    state: z.enum(['flagged', 'sent', 'pending', 'byHand', 'done']),
    providerType: z.string(),
    /** The payment's reference in the provider's portal. */
    transactionId: z.string().nullable(),
    flaggedAt: z.number(),
    /** How it is refunded, and the provider in whose portal staff send it. */
    way: z.enum(REFUND_WAYS),
    site: z.string(),
    /** Null: the person's data has been erased. */
    payerName: z.string().nullable(),
    personId: z.uuid().nullable(),
    /** Deadline for the refund. */
    dueOn: z.iso.date(),
    /** When the payer's bank account was saved; null: not yet. */
    accountAt: z.number().nullable(),
    /** Only visible to those who pay refunds. */
    account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
    /** Set when a person sent the money; null: nobody has. */
    paid: z
      .object({
        reference: z.string(),
        paidOn: z.iso.date(),
        actionId: z.uuid(),
        /** Null: can no longer be undone. */
        undoUntil: z.number().nullable(),
      })
      .nullable(),
    endedAt: z.number().nullable(),
    /** The member of staff who handled it; null when the provider did. */
    endedBy: z.string().nullable(),
  })
  .meta({ id: 'Refund' });
/** Genuine money that matches no payment. */
const unmatched = z.object({
  id: z.uuid(),
  channel: z.string(),
  stamp: z.string(),
  transactionId: z.string().nullable(),
  /** The order that it may belong to. */
  orderNumber: z.string().nullable(),
  /** Euros; null when the provider does not report it. */
  amount: z.number().nullable(),
  reason: z.enum(UNMATCHED_REASONS),
  cameAt: z.number(),
});

/** Opened at a provider that reports only through the buyer's browser, with no answer since. */
const unreturned = z.object({
  paymentId: z.uuid(),
  orderNumber: z.string(),
  stamp: z.string(),
  amount: z.number(),
  openedAt: z.number(),
});
/** Waiting for the provider longer than expected. */
const stuck = z.object({
  paymentId: z.uuid(),
  orderNumber: z.string(),
  /** Euros. */
  amount: z.number(),
  state: z.enum(['pending', 'unknown']),
  since: z.number(),
});
/** A statement of withdrawal that has not been handled yet. */
const statement = z.object({
  id: z.uuid(),
  statedAt: z.number(),
  /** Deadline for the refund. */
  refundBy: z.iso.date(),
  name: z.string(),
  /** As typed; empty when the buyer did not know it. */
  orderNumber: z.string(),
  emailAddress: z.string(),
  what: z.enum(WITHDRAWN_KINDS),
  /** Null: not matched to an order yet. */
  paymentId: z.uuid().nullable(),
});
/** Last comparison with an uploaded list, for a provider without an API; null: never. */
const compared = z.object({ channel: z.enum(REPORTED_CHANNELS), at: z.number().nullable() });
const refunds = z
  .object({
    today: z.iso.date(),
    waiting: z.array(refund),
    done: z.array(refund),
    unmatched: z.array(unmatched),
    unreturned: z.array(unreturned),
    stuck: z.array(stuck),
    statements: z.array(statement),
    compared: z.array(compared),
  })
  .meta({ id: 'RefundWork' });

const count = z.int().min(0);
/** A row of the provider's list, numbered as in the spreadsheet; sums in euros. */
const reportedLine = z.object({
  row: z.int(),
  stamp: z.string(),
  /** Null: no matching order. */
  orderNumber: z.string().nullable(),
  amount: z.number(),
  /** The sum in our records; null: none that differs. */
  ours: z.number().nullable(),
});
/** Total count, and the first rows. */
const difference = z
  .object({ count, lines: z.array(reportedLine).max(200) })
  .meta({ id: 'VoucherDifference' });
/** After recording: the resulting state. */
const comparison = z.object({
  lines: count,
  /** Money that is recorded as received here too. */
  received: count,
  /** Unmatched money already on the office's list. */
  toldBefore: count,
  /** Recording fulfils waiting payments or flags them for refund, and adds unmatched money to the office's list. */
  differences: z.object({
    waiting: difference,
    unmatched: difference,
    otherSum: difference,
    repeated: difference,
    reversed: difference,
  } satisfies Record<VoucherDifference, typeof difference>),
  /** Rows with the stamp of a payment that went to another provider. */
  otherProviderRows: z.array(z.int()),
  reversalRows: z.array(z.int()),
  /** Skipped because their status means unpaid. */
  unpaidRows: z.array(z.int()),
  unreadRows: z.array(z.int()),
  /** Outcome; null: nothing was recorded. */
  recorded: z.object({ settled: count, refundFlagged: count, unmatched: count }).nullable(),
});

/** Back office: refunds that must be sent by hand, unmatched money and unanswered payments. */
export const refundCalls = {
  /** How much each role may refund without a second person, in cents; shown in the table of rights. */
  getRefundLimits: needs(
    'office.open',
    read(
      'How much each role may refund alone',
      z.object({}),
      z.object({ limits: z.array(z.object({ role: z.enum(STAFF_ROLES), limit: z.int().min(0) })) }),
    ),
  ),
  getRefunds: needs(
    'payment.view',
    read('Refunds and payments that wait for a person', z.object({}), refunds),
  ),
  /** The payer's bank account; encrypted, and erased after use. */
  saveRefundAccount: needs(
    'refund.ask',
    change(
      'Save the account that a refund is paid to',
      z.object({ refundId: z.uuid(), iban: text(50), holder: text(120).trim().min(2) }),
      refunds,
    ),
  ),
  /** The money was refunded or matched to its order in the provider's portal. */
  markUnmatchedDone: needs(
    'payment.settle',
    change('Mark money without an order as handled', z.object({ id: z.uuid() }), refunds),
  ),
  /** Answered, refunded, or refused with a reason sent to the buyer. */
  markStatementDone: needs(
    'payment.settle',
    change('Mark a withdrawal as handled', z.object({ id: z.uuid() }), refunds),
  ),
  /** Records the provider's status of a payment whose buyer never returned. */
  markUnreturned: needs(
    'payment.settle',
    change(
      'Record what became of a payment without a return',
      z.object({ paymentId: z.uuid(), isPaid: z.boolean() }),
      refunds,
    ),
  ),
  /** An uploaded list of a provider without an API; written only when the user records it. */
  compareVouchers: needs(
    'payment.settle',
    change(
      'Compare a provider’s list with our payments',
      z.object({ channel: z.enum(REPORTED_CHANNELS), csv: text(600_000), isRecorded: z.boolean() }),
      z.object({ comparison, refunds }),
    ),
  ),
};
