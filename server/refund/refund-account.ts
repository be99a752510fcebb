import { z } from 'zod';
import type { SecretKey } from '../base/secret-key.ts';
import type { Database, Transaction } from '../db/database.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';

/** Where a person sends money back: whose account it is, and its number. */
export type RefundAccount = { holder: string; iban: string };
const kind = 'refund-account';
const shape = z.object({ holder: z.string(), iban: z.string() });

type Given = { needId: string; account: RefundAccount; secretKey: SecretKey; now: number };

/** A copy of the database alone tells no account number. The latest one holds. */
export async function saveRefundAccount(
  tx: Transaction,
  { needId, account, secretKey, now }: Given,
): Promise<void> {
  const sealed = sealText(JSON.stringify(account), { kind, secretKey });
  await tx.query(
    `insert into refund_account (need_id, sealed, given_at) values ($1, $2, $3)
     on conflict (need_id) do update set sealed = excluded.sealed, given_at = excluded.given_at`,
    [needId, sealed, new Date(now)],
  );
}

export function openRefundAccount(sealed: Buffer, secretKey: SecretKey): RefundAccount {
  return shape.parse(JSON.parse(unsealText(sealed, { kind, secretKey })));
}

export async function deleteRefundAccount(db: Database, needId: string): Promise<void> {
  await db.query('delete from refund_account where need_id = $1', [needId]);
}
