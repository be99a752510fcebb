import type { ActionGrade, ActionKind } from '../../../domain/office/actions.ts';
import type { Right } from '../../../domain/office/rights.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { State, Subject } from './define-action.ts';

export type StaffAction = {
  id: string;
  at: number;
  memberId: string | null;
  kind: ActionKind;
  personId: string | null;
  cardId: string | null;
  orderId: string | null;
  paymentId: string | null;
  museumId: string | null;
  input: unknown;
  reason: string | null;
  before: State | null;
  after: State | null;
  undoes: string | null;
  undoneBy: string | null;
};

/** Serialises equal ids, so that a retried call finds the first one's result. */
export async function lockActionId(tx: Transaction, id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 70))', [id]);
}

export async function findAction(db: Database, id: string): Promise<StaffAction | null> {
  const { rows } = await db.query<StaffAction>(
    `select id, (extract(epoch from at) * 1000)::float8 as at, member_id as "memberId", kind,
            person_id as "personId", card_id as "cardId", order_id as "orderId", payment_id as "paymentId",
            museum_id as "museumId", input, reason, before, after, undoes,
            (select undo.id from staff_action undo where undo.undoes = staff_action.id) as "undoneBy"
       from staff_action where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

type NewAction = {
  id: string;
  now: number;
  memberId: string;
  kind: ActionKind;
  right: Right;
  grade: ActionGrade;
  subject: Subject;
  input: unknown;
  reason: string;
  before: State;
  after: State;
  undoes: string | null;
  approvedBy?: string | null;
};

export async function insertAction(tx: Transaction, action: NewAction): Promise<void> {
  const { subject } = action;
  await tx.query(
    `insert into staff_action (id, at, member_id, kind, right_name, grade, person_id, card_id, order_id, payment_id,
                               input, reason, before, after, undoes, approved_by, museum_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      action.id,
      new Date(action.now),
      action.memberId,
      action.kind,
      action.right,
      action.grade,
      subject.personId,
      subject.cardId ?? null,
      subject.orderId ?? null,
      subject.paymentId ?? null,
      JSON.stringify(action.input),
      action.reason,
      JSON.stringify(action.before),
      JSON.stringify(action.after),
      action.undoes,
      action.approvedBy ?? null,
      subject.museumId ?? null,
    ],
  );
}

export type ActionLine = {
  id: string;
  kind: ActionKind;
  at: number;
  memberId: string | null;
  member: string | null;
  /** The second approver, where one was needed. */
  approver: string | null;
  reason: string | null;
  isUndo: boolean;
  isUndone: boolean;
};

/** Display name for colleagues. */
export const nameOf = (account: string) =>
  `coalesce(nullif(concat_ws(' ', ${account}.first_name, ${account}.last_name), ''), ${account}.email_address)`;

/** For the timeline: who did it and why. */
export async function findActionLines(db: Database, ids: string[]): Promise<ActionLine[]> {
  const { rows } = await db.query<ActionLine>(
    `select action.id, action.kind, (extract(epoch from action.at) * 1000)::float8 as at, action.reason,
            action.member_id as "memberId", ${nameOf('member')} as member, ${nameOf('approver')} as approver,
            action.undoes is not null as "isUndo",
            exists (select from staff_action undo where undo.undoes = action.id) as "isUndone"
       from staff_action action
       left join account member on member.id = action.member_id
       left join account approver on approver.id = action.approved_by
      where action.id = any ($1)`,
    [ids],
  );
  return rows;
}
