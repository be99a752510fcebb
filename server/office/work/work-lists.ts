import { LONG_UNPAID_DAYS } from '../../../domain/instalment/unpaid-age.ts';
import type { Right } from '../../../domain/office/rights.ts';
import type { WorkListName } from '../../../domain/office/work-list.ts';
import type { Database } from '../../db/database.ts';
import { countWaitingApprovals } from '../actions/approval-queries.ts';
import { countUndeliveredGifts, countWaitingBounces } from '../bounces/bounce-queries.ts';
import { countWaitingCases } from '../contact/contact-queries.ts';
import { countWaitingEnvelopes } from '../envelopes/envelope-queries.ts';
import { countWaitingRuns } from '../goodwill/goodwill-run-queries.ts';
import { countWaitingPlastic } from '../plastic/waiting-plastic-queries.ts';
import {
  countRefundsForReview,
  countUnmatchedMoney,
  countUnreturnedPayments,
} from '../refunds/office-refund-queries.ts';
import { countWaitingStatements } from '../refunds/statement-list-queries.ts';
import { countSilentCharges, countStuckPayments } from '../refunds/stuck-payment-queries.ts';
import { countUnpaidPlans } from '../unpaid/unpaid-queries.ts';
import type { WaitingCount, Waits } from './waiting-count.ts';

type WorkList = {
  right: Right;
  /** Hours within which we promise to respond. */
  promisedHours: number;
  count: (db: Database, waits: Waits) => Promise<WaitingCount>;
};

const DAY = 24;

/** All lists of the office's front page. A new one is a name in `domain/office/work-list.ts` and an entry here. */
export const workLists: Record<WorkListName, WorkList> = {
  approvals: { right: 'refund.approve', promisedHours: DAY, count: countWaitingApprovals },
  goodwillRuns: { right: 'bulk.approve', promisedHours: 2 * DAY, count: countWaitingRuns },
  refunds: { right: 'payment.view', promisedHours: 2 * DAY, count: countRefundsForReview },
  withdrawals: { right: 'payment.view', promisedHours: 7 * DAY, count: countWaitingStatements },
  unmatched: { right: 'payment.view', promisedHours: 2 * DAY, count: countUnmatchedMoney },
  unreturned: { right: 'payment.view', promisedHours: DAY, count: countUnreturnedPayments },
  stuck: { right: 'payment.view', promisedHours: DAY, count: countStuckPayments },
  charges: { right: 'payment.view', promisedHours: DAY, count: countSilentCharges },
  // Reminders are automatic: after this a person decides.
  unpaid: { right: 'payment.view', promisedHours: LONG_UNPAID_DAYS * DAY, count: countUnpaidPlans },
  plastic: { right: 'plastic.produce', promisedHours: 7 * DAY, count: countWaitingPlastic },
  envelopes: { right: 'envelope.produce', promisedHours: 3 * DAY, count: countWaitingEnvelopes },
  contacts: { right: 'contact.answer', promisedHours: 2 * DAY, count: countWaitingCases },
  gifts: { right: 'mail.bounce', promisedHours: DAY, count: countUndeliveredGifts },
  bounces: { right: 'mail.bounce', promisedHours: 3 * DAY, count: countWaitingBounces },
};
