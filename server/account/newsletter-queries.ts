import type { Transaction } from '../db/database.ts';

/** Given anew only when there is no consent in force. */
export async function insertNewsletterConsent(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into newsletter_consent (account_id, given_at)
     select $1, $2
      where not exists (select from newsletter_consent
                         where account_id = $1 and withdrawn_at is null)
     -- Withdrawn and given again within one instant, by two tabs.
     on conflict (account_id, given_at) do update set withdrawn_at = null`,
    [accountId, new Date(now)],
  );
}
