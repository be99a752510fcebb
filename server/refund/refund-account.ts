import { z } from 'zod';
import type { SecretKey } from '../base/secret-key.ts';
import type { Database, Transaction } from '../db/database.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';

/** Bank account for a refund. */
export type RefundAccount = { holder: string; iban: string };
const kind = 'refund-account';
const shape = z.object({ holder: z.string(), iban: z.string() });

type AccountToSave = { needId: string; account: RefundAccount; secretKey: SecretKey; now: number };

/** Encrypted, so that a database copy reveals no account number. The latest one wins. */
export async function saveRefundAccount(
  tx: Transaction,
  { needId, account, secretKey, now }: AccountToSave,
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
