import { z } from 'zod';
import { STAFF_ROLES } from '../../domain/office/rights.ts';
import { REFUND_REASONS } from '../../domain/payment/refund-reason.ts';
import { REFUND_WAYS } from '../../domain/payment/refund-way.ts';
import { UNMATCHED_REASONS } from '../../domain/payment/settlement.ts';
import { REPORTED_CHANNELS } from '../../domain/payment/voucher-report.ts';
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
    /** flagged: it is sent within minutes. */
    state: z.enum(['flagged', 'sent', 'pending', 'byHand', 'done']),
    providerType: z.string(),
    /** What the provider's own portal knows the payment by. */
    transactionId: z.string().nullable(),
    flaggedAt: z.number(),
    /** How it goes back, and the name of whose portal it goes back in. */
    way: z.enum(REFUND_WAYS),
    site: z.string(),
    /** Null: nobody is known any more. */
    payerName: z.string().nullable(),
    personId: z.uuid().nullable(),
    /** The money is back by this day. */
    dueOn: z.iso.date(),
    /** When the payer named an account; null: not yet. */
    accountAt: z.number().nullable(),
    /** To those alone who pay it. */
    account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
    /** What a person sent; null: nobody has. */
    paid: z
      .object({
        reference: z.string(),
        paidOn: z.iso.date(),
        actionId: z.uuid(),
        /** Null: it can be taken back no more. */
        undoUntil: z.number().nullable(),
      })
      .nullable(),
    endedAt: z.number().nullable(),
    /** The member of staff who saw to it; null when the provider did. */
    endedBy: z.string().nullable(),
  })
  .meta({ id: 'Refund' });
/** Genuine money that fits no payment of ours. */
const unmatched = z.object({
  id: z.uuid(),
  channel: z.string(),
  stamp: z.string(),
  transactionId: z.string().nullable(),
  /** Of the order that it may have been meant for. */
  orderNumber: z.string().nullable(),
  /** Euros; null when the provider does not say. */
  amount: z.number().nullable(),
  reason: z.enum(UNMATCHED_REASONS),
  cameAt: z.number(),
});

/** Opened at a provider that tells of money through the buyer's browser alone, and never heard of since. */
const unreturned = z.object({
  paymentId: z.uuid(),
  orderNumber: z.string(),
  stamp: z.string(),
  amount: z.number(),
  openedAt: z.number(),
});
/** Waits for the provider longer than it should. */
const stuck = z.object({
  paymentId: z.uuid(),
  orderNumber: z.string(),
  /** Euros. */
  amount: z.number(),
  state: z.enum(['pending', 'unknown']),
  since: z.number(),
});
/** Somebody stated that they withdraw, and nothing has come of it yet. */
const statement = z.object({
  id: z.uuid(),
  statedAt: z.number(),
  /** The money is back by this day. */
  refundBy: z.iso.date(),
  name: z.string(),
  /** As typed; empty when it was not known. */
  orderNumber: z.string(),
  emailAddress: z.string(),
  what: z.enum(WITHDRAWN_KINDS),
  /** Null: nobody knows yet whose order it is. */
  paymentId: z.uuid().nullable(),
});
/** When the list of a provider that has none to ask for was last compared; null: never. */
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
/** A row of the provider's list, as a spreadsheet counts them; sums in euros. */
const reportedLine = z.object({
  row: z.int(),
  stamp: z.string(),
  /** Null: no order of ours. */
  orderNumber: z.string().nullable(),
  amount: z.number(),
  /** The sum that we know of; null: no other one. */
  ours: z.number().nullable(),
});
/** How many there are, and the first of them. */
const difference = z
  .object({ count, lines: z.array(reportedLine).max(200) })
  .meta({ id: 'VoucherDifference' });
/** After a recording, how things stand then. */
const comparison = z.object({
  lines: count,
  /** Money that we have received as well. */
  received: count,
  /** Money without an order that the office was told of before. */
  toldBefore: count,
  /** Recording fulfils those that wait, or flags their money for refund, and puts unmatched money on the list of the office. */
  differences: z.object({
    waiting: difference,
    unmatched: difference,
    otherSum: difference,
    repeated: difference,
    reversed: difference,
  } satisfies Record<VoucherDifference, typeof difference>),
  /** Rows of payments that were handed to another provider. */
  otherProviderRows: z.array(z.int()),
  reversalRows: z.array(z.int()),
  /** Left out, because their status says that nothing was paid. */
  unpaidRows: z.array(z.int()),
  unreadRows: z.array(z.int()),
  /** What followed; null: nothing was recorded. */
  recorded: z.object({ settled: count, refundFlagged: count, unmatched: count }).nullable(),
});

/** Back office: money that must go back and that no machine can send, or that nobody has answered for. */
export const refundCalls = {
  /** How much each role sends back without a second person, in cents; drawn with the rights. */
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
  /** What the payer told; sealed, and forgotten when it has been used. */
  saveRefundAccount: needs(
    'refund.ask',
    change(
      'Save the account that a refund is paid to',
      z.object({ refundId: z.uuid(), iban: text(50), holder: text(120).trim().min(2) }),
      refunds,
    ),
  ),
  /** The money was sent back, or found its order, in the provider's own portal. */
  markUnmatchedDone: needs(
    'payment.settle',
    change('Mark money without an order as handled', z.object({ id: z.uuid() }), refunds),
  ),
  /** Answered, carried out by a refund, or refused with a reason that the buyer has read. */
  markStatementDone: needs(
    'payment.settle',
    change('Mark a withdrawal as handled', z.object({ id: z.uuid() }), refunds),
  ),
  /** What the provider's portal says of a payment whose buyer never came back. */
  markUnreturned: needs(
    'payment.settle',
    change(
      'Record what became of a payment without a return',
      z.object({ paymentId: z.uuid(), isPaid: z.boolean() }),
      refunds,
    ),
  ),
  /** The list of a provider that has none to ask for, brought by a person; nothing is written unless it is recorded. */
  compareVouchers: needs(
    'payment.settle',
    change(
      'Compare a provider’s list with our payments',
      z.object({ channel: z.enum(REPORTED_CHANNELS), csv: text(600_000), isRecorded: z.boolean() }),
      z.object({ comparison, refunds }),
    ),
  ),
};
