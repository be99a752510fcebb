import { CAMPAIGNS } from '../../../data-export/columns/order-columns.ts';
import { namesOf, valuesOf, writtenTo } from '../../../data-export/columns/stored-column.ts';
import { type Batch, ROWS } from '../batch/import-batch.ts';
import { addRefs } from '../batch/ref-queries.ts';

const CAMPAIGN = writtenTo('campaign', 'campaigns', CAMPAIGNS);
const CODE = writtenTo('campaign_code', 'campaigns', CAMPAIGNS);

export async function commitCampaigns(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  const rows = ROWS('campaigns', 'create');
  await skip(`exists (select from campaign_code where code = row.fields ->> 'code')`);
  await run(`
    insert into campaign (id, ${namesOf(CAMPAIGN)}, created_at)
    select row.target_id, ${valuesOf(CAMPAIGN)}, $5 from ${rows} on conflict do nothing`);
  await run(`
    insert into campaign_code (campaign_id, ${namesOf(CODE)})
    select row.target_id, ${valuesOf(CODE)} from ${rows} on conflict do nothing`);
  await addRefs(batch, 'campaigns', rows);
}
