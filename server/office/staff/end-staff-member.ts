import { deleteSessionsOf } from '../../account/session/session-queries.ts';
import { stopGrantsBy, updateMemberEnded } from '../../account/worker-queries.ts';
import { updateAccountRole } from '../../account/write/change-account-queries.ts';
import type { Transaction } from '../../db/database.ts';
import { withdrawApprovalsOf } from '../actions/approval-queries.ts';
import { withdrawRunsOf } from '../goodwill/goodwill-run-queries.ts';
import { deleteFactors } from '../second-factor/factor-queries.ts';
import { withdrawInvitationsBy } from './invitation-queries.ts';

/** Ends all office access of a leaver in this transaction. The account continues as a customer's. */
export async function endStaffMember(
  tx: Transaction,
  ended: { accountId: string; endedBy: string; now: number },
): Promise<void> {
  const { accountId, now } = ended;
  await updateMemberEnded(tx, ended);
  await withdrawInvitationsBy(tx, { accountId, now });
  await stopGrantsBy(tx, { accountId, now });
  await withdrawApprovalsOf(tx, { accountId, now });
  await withdrawRunsOf(tx, { accountId, now });
  await deleteSessionsOf(tx, accountId);
  await deleteFactors(tx, accountId);
  await updateAccountRole(tx, accountId);
}
