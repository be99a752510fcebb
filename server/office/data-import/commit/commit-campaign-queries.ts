import type { Transaction } from '../../../db/database.ts';
import { type Batch, ROWS, run, skip } from './commit-batch.ts';

export async function commitCampaigns(tx: Transaction, batch: Batch): Promise<void> {
  const rows = ROWS('campaigns', 'create');
  await skip(
    tx,
    batch,
    'campaigns',
    `exists (select from campaign_code where code = row.fields ->> 'code')`,
  );
  await run(
    tx,
    batch,
    `insert into campaign (id, name, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit, created_at)
     select row.target_id, row.fields ->> 'name', row.fields ->> 'effect', (row.fields ->> 'value')::int,
            regexp_split_to_array(row.fields ->> 'purchase_kinds', '[\\s,]+'),
            regexp_split_to_array(row.fields ->> 'billing_types', '[\\s,]+'),
            (row.fields ->> 'valid_from')::date, (row.fields ->> 'valid_until')::date,
            (row.fields ->> 'use_limit')::int, $5
       from ${rows} on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into campaign_code (campaign_id, code)
     select row.target_id, row.fields ->> 'code' from ${rows} on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into data_import_ref (source, kind, outer_id, target_id, digest, import_id)
     select $2, 'campaigns', row.outer_id, row.target_id, row.digest, $1 from ${rows} on conflict do nothing`,
  );
}
