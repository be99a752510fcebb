import type { LocalDate } from '../../../domain/base/local-date.ts';
import { MOST_LISTED } from '../../../domain/office/work-list.ts';
import type { WithdrawnKind } from '../../../domain/withdrawal/withdrawal-statement.ts';
import type { Database } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

export type WaitingStatement = {
  id: string;
  statedAt: number;
  statedOn: LocalDate;
  name: string;
  orderNumber: string;
  emailAddress: string;
  what: WithdrawnKind;
  /** Null: no paid order matches number and address. */
  paymentId: string | null;
};

/** Stated but not carried out: the buyer did not use the link, or the order is unknown. */
const WAITING = 'from withdrawal_statement where ended_at is null';

export async function findWaitingStatements(db: Database): Promise<WaitingStatement[]> {
  const { rows } = await db.query<WaitingStatement>(
    `select id, (extract(epoch from stated_at) * 1000)::float8 as "statedAt",
            stated_on::text as "statedOn", name, order_number as "orderNumber",
            email_address as "emailAddress", what, payment_id as "paymentId"
       ${WAITING}
      order by stated_at
      limit ${MOST_LISTED + 1}`,
  );
  return rows;
}

export function countWaitingStatements(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, { since: 'stated_at', from: WAITING });
}
