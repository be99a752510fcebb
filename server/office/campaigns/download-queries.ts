import type { Database } from '../../db/database.ts';
import { nameOf } from '../actions/staff-action-queries.ts';

export async function insertDownload(
  db: Database,
  taken: { campaignId: string; accountId: string; now: number },
): Promise<void> {
  await db.query(
    `insert into campaign_download (campaign_id, campaign_name, account_id, at)
     select id, name, $2, $3 from campaign where id = $1`,
    [taken.campaignId, taken.accountId, new Date(taken.now)],
  );
}

/** Who downloaded the codes, newest first. */
export async function findDownloads(
  db: Database,
  campaignId: string,
): Promise<{ by: string | null; at: number }[]> {
  const { rows } = await db.query<{ by: string | null; at: number }>(
    `select ${nameOf('account')} as by, (extract(epoch from at) * 1000)::float8 as at
       from campaign_download
       left join account on account.id = account_id
      where campaign_id = $1 order by campaign_download.id desc limit 100`,
    [campaignId],
  );
  return rows;
}
