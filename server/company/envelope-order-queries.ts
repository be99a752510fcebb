import type { Transaction } from '../db/database.ts';

/** The envelopes of a company wait for the printer with those of gifts: one batch, one staff page. */
export async function insertCompanyEnvelopes(
  tx: Transaction,
  companyOrderId: string,
): Promise<void> {
  await tx.query(
    `insert into company_envelope (card_id, order_id, place)
     select card_id, order_id, number - 1 from company_seat where order_id = $1`,
    [companyOrderId],
  );
}
