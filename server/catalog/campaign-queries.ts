import { localDate } from '../../domain/base/local-date.ts';
import type { Campaign } from '../../domain/catalog/campaign.ts';
import type { Database, Transaction } from '../db/database.ts';

/** An unpaid order keeps its code for a day: long enough to pay, short enough to free it for others. */
const RESERVED_HOURS = 24;

type Row = Pick<Campaign, 'kind' | 'value'> & {
  id: string;
  purchase_kinds: Campaign['purchaseKinds'];
  billing_types: Campaign['billingTypes'];
  valid_from: string;
  valid_until: string;
  uses_left: number | null;
};
export type FoundCampaign = Campaign & { id: string };
export type CampaignAsked = { code: string; now: number; exceptEventIds: string[] };

export function findCampaign(db: Database, asked: CampaignAsked): Promise<FoundCampaign | null> {
  return select(db, asked, '');
}

/** As find, and nobody else reserves the code until the transaction ends. */
export function lockCampaign(tx: Transaction, asked: CampaignAsked): Promise<FoundCampaign | null> {
  return select(tx, asked, 'for update of campaign');
}

async function select(
  db: Database,
  { code, now, exceptEventIds }: CampaignAsked,
  lock: '' | 'for update of campaign',
): Promise<FoundCampaign | null> {
  const { rows } = await db.query<Row>(
    `select campaign.id, kind, value, purchase_kinds, billing_types, valid_from::text, valid_until::text,
            use_limit - (
              select coalesce(sum(event.units), 0)::int
                from museum_card_event event
                left join event_fulfilment done on done.event_id = event.id
               where event.campaign_code_id = campaign.id
                 and event.id <> all ($2::uuid[])
                 and (done.event_id is not null
                      or event.changed_at > $3::timestamptz - make_interval(hours => $4))
            ) as uses_left
       from campaign_code campaign
      where code = $1 ${lock}`,
    [code, exceptEventIds, new Date(now), RESERVED_HOURS],
  );
  const row = rows[0];
  return row
    ? {
        id: row.id,
        kind: row.kind,
        value: row.value,
        purchaseKinds: row.purchase_kinds,
        billingTypes: row.billing_types,
        validFrom: localDate(row.valid_from),
        validUntil: localDate(row.valid_until),
        usesLeft: row.uses_left,
      }
    : null;
}
