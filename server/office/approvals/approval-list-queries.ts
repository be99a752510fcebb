import type { ActionKind } from '../../../domain/office/actions.ts';
import type { Database } from '../../db/database.ts';
import { nameOf } from '../actions/staff-action-queries.ts';

export type ListedApproval = {
  id: string;
  kind: ActionKind;
  state: 'asked' | 'approved' | 'refused' | 'withdrawn' | 'changed' | 'expired';
  askedAt: number;
  expiresAt: number;
  askedBy: string | null;
  isOwn: boolean;
  personId: string | null;
  paymentId: string | null;
  orderNumber: string | null;
  /** Cents. */
  amount: number;
  reason: string;
  decidedAt: number | null;
  decidedBy: string | null;
  answer: string | null;
};

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** $1 viewer, $2 now. */
const SELECT = `
  select asked.id, asked.kind, ${ms('asked.asked_at')} as "askedAt", ${ms('asked.expires_at')} as "expiresAt",
         case when asked.state = 'asked' and asked.expires_at <= $2 then 'expired' else asked.state end as state,
         ${nameOf('asker')} as "askedBy", asked.asked_by = $1 as "isOwn", asked.person_id as "personId",
         asked.payment_id as "paymentId", payment.reference as "orderNumber", asked.amount_cents as amount, asked.reason,
         ${ms('asked.decided_at')} as "decidedAt", ${nameOf('decider')} as "decidedBy", asked.answer
    from staff_approval asked
    left join account asker on asker.id = asked.asked_by
    left join account decider on decider.id = asked.decided_by
    left join payment on payment.id = asked.payment_id`;

type Looked = { memberId: string; now: number };

/** Oldest first. */
export async function findWaitingApprovals(
  db: Database,
  { memberId, now }: Looked,
): Promise<ListedApproval[]> {
  const { rows } = await db.query<ListedApproval>(
    `${SELECT} where asked.state = 'asked' and asked.expires_at > $2 order by asked.asked_at, asked.id limit 200`,
    [memberId, new Date(now)],
  );
  return rows;
}

export async function findOwnApprovals(
  db: Database,
  { memberId, now }: Looked,
): Promise<ListedApproval[]> {
  const { rows } = await db.query<ListedApproval>(
    `${SELECT} where asked.asked_by = $1 order by asked.asked_at desc, asked.id limit 30`,
    [memberId, new Date(now)],
  );
  return rows;
}
