import type { Database } from '../../db/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Looks = {
  accountIds: (string | null)[];
  staffId: string;
  subject: 'card' | 'orders';
  now: number;
};

/** Listing people counts as accessing each of them: recorded once per member and day, as for a page. */
export async function insertListLooks(
  db: Database,
  { accountIds, staffId, subject, now }: Looks,
): Promise<void> {
  await db.query(
    `insert into staff_look (account_id, staff_account_id, subject, looked_at)
     select account.id, $2, $3, $4
       from account
      where account.id = any ($1::uuid[])
        and not exists (select from staff_look look
                         where look.account_id = account.id and look.staff_account_id = $2
                           and look.subject = $3 and look.looked_at >= $5)`,
    [
      [...new Set(accountIds.filter((id) => id !== null))],
      staffId,
      subject,
      new Date(now),
      new Date(now - DAY_MS),
    ],
  );
}
