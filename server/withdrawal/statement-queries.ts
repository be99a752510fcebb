import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { WithdrawnKind } from '../../domain/withdrawal/withdrawal-statement.ts';
import type { Database, Transaction } from '../db/database.ts';

export type Statement = {
  statedAt: number;
  statedOn: LocalDate;
  name: string;
  orderNumber: string;
  emailAddress: string;
  what: WithdrawnKind;
  language: Language;
  paymentId: string | null;
};

/** Idempotent: the first time counts. */
export async function insertStatement(
  tx: Transaction,
  stated: Statement,
): Promise<{ id: string; statedAt: number }> {
  await tx.query(
    `insert into withdrawal_statement
       (stated_at, stated_on, name, order_number, email_address, what, language, payment_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing`,
    [
      new Date(stated.statedAt),
      stated.statedOn,
      stated.name,
      stated.orderNumber,
      stated.emailAddress,
      stated.what,
      stated.language,
      stated.paymentId,
    ],
  );
  const { rows } = await tx.query<{ id: string; statedAt: number }>(
    `select id, (extract(epoch from stated_at) * 1000)::float8 as "statedAt"
       from withdrawal_statement
      where order_number = $1 and email_address = $2 and (order_number <> '' or stated_on = $3)`,
    [stated.orderNumber, stated.emailAddress, stated.statedOn],
  );
  if (!rows[0]) throw new Error('a statement was neither new nor known');
  return rows[0];
}

/** Closes a statement handled by the office. False: already closed, or carried out meanwhile. */
export async function endStatement(
  db: Database,
  { id, accountId, now }: { id: string; accountId: string; now: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update withdrawal_statement set ended_at = $3, ended_by = $2
      where id = $1 and ended_at is null`,
    [id, accountId, new Date(now)],
  );
  return rowCount === 1;
}

/** Closes the statements of a withdrawn order. */
export async function endStatements(
  tx: Transaction,
  { paymentId, now }: { paymentId: string; now: number },
): Promise<void> {
  await tx.query(
    'update withdrawal_statement set ended_at = $2 where payment_id = $1 and ended_at is null',
    [paymentId, new Date(now)],
  );
}
