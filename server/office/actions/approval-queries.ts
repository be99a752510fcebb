import type { ActionKind } from '../../../domain/office/actions.ts';
import type { Right } from '../../../domain/office/rights.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

export type Approval = {
  id: string;
  askedAt: number;
  askedBy: string;
  kind: ActionKind;
  input: unknown;
  reason: string;
  previewed: string;
};

type NewApproval = Omit<Approval, 'askedAt'> & {
  right: Right;
  personId: string | null;
  paymentId: string | null;
  amount: number;
  now: number;
  expiresAt: number;
};

export async function insertApproval(tx: Transaction, request: NewApproval): Promise<void> {
  await tx.query(
    `insert into staff_approval (id, asked_at, asked_by, kind, right_name, person_id, payment_id, amount_cents, input,
                                 reason, previewed, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      request.id,
      new Date(request.now),
      request.askedBy,
      request.kind,
      request.right,
      request.personId,
      request.paymentId,
      request.amount,
      JSON.stringify(request.input),
      request.reason,
      request.previewed,
      new Date(request.expiresAt),
    ],
  );
}

const COLUMNS = `id, (extract(epoch from asked_at) * 1000)::float8 as "askedAt", asked_by as "askedBy", kind, input,
                 reason, previewed`;

export async function findApproval(db: Database, id: string): Promise<Approval | null> {
  const { rows } = await db.query<Approval>(`select ${COLUMNS} from staff_approval where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Excludes the requester's own, in whatever browser. Locked until decided. */
export async function lockToDecide(
  tx: Transaction,
  { id, memberId, now }: { id: string; memberId: string; now: number },
): Promise<Approval | null> {
  const { rows } = await tx.query<Approval>(
    `select ${COLUMNS} from staff_approval
      where id = $1 and state = 'asked' and expires_at > $3 and asked_by <> $2
        for update`,
    [id, memberId, new Date(now)],
  );
  return rows[0] ?? null;
}

type ApprovalDecision = {
  id: string;
  state: 'approved' | 'refused' | 'changed' | 'withdrawn';
  memberId: string | null;
  answer: string | null;
  now: number;
};

export async function decideApproval(tx: Transaction, decided: ApprovalDecision): Promise<void> {
  await tx.query(
    `update staff_approval set state = $2, decided_by = $3, answer = $4, decided_at = $5
      where id = $1 and state = 'asked'`,
    [decided.id, decided.state, decided.memberId, decided.answer, new Date(decided.now)],
  );
}

/** Withdrawn by the requester; false: not theirs or already decided. */
export async function withdrawApproval(
  tx: Transaction,
  { id, memberId, now }: { id: string; memberId: string; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update staff_approval set state = 'withdrawn', decided_by = $2, decided_at = $3
      where id = $1 and asked_by = $2 and state = 'asked'`,
    [id, memberId, new Date(now)],
  );
  return rowCount === 1;
}

/** A member's open requests lapse when they leave. */
export async function withdrawApprovalsOf(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `update staff_approval set state = 'withdrawn', decided_at = $2
      where asked_by = $1 and state = 'asked'`,
    [accountId, new Date(now)],
  );
}

export async function hasOpenRequest(
  db: Database,
  { kind, paymentId, now }: { kind: ActionKind; paymentId: string; now: number },
): Promise<boolean> {
  const { rows } = await db.query(
    `select from staff_approval
      where payment_id = $2 and kind = $1 and state = 'asked' and expires_at > $3 limit 1`,
    [kind, paymentId, new Date(now)],
  );
  return rows.length > 0;
}

export function countWaitingApprovals(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'asked_at',
    from: `from staff_approval where state = 'asked' and expires_at > $3`,
    params: [new Date(waits.now)],
    amount: 'amount_cents',
  });
}
