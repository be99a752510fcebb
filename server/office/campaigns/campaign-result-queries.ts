import type { z } from 'zod';
import type { campaignCalls } from '../../../contract/office/campaign-calls.ts';
import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CODES_A_PAGE } from '../../../domain/scheme/campaign/campaign-codes.ts';
import type { Database } from '../../db/database.ts';

type Shown = z.input<typeof campaignCalls.getCampaigns.output>['campaigns'][number];
export type CampaignRow = Shown & { actionId: string | null };

// Monthly contracts count all agreed instalments; a refunded order counts as a use without revenue.
const TIMES = `case when payment.billing_type = 'monthly' then ${INSTALMENT_COUNT} else 1 end`;
const KEPT = `filter (where payment.state <> 'refunded')`;

/** One or all campaigns with their results, in one statement whatever the number of codes. */
export async function findCampaigns(db: Database, id: string | null): Promise<CampaignRow[]> {
  const { rows } = await db.query<CampaignRow>(
    `with used as (
       select code.campaign_id, count(*)::int as used,
              coalesce(sum(link.units) ${KEPT}, 0)::int as sold,
              coalesce(sum(link.price_cents * link.units * ${TIMES}) ${KEPT}, 0)::float8 as revenue,
              coalesce(sum((link.list_price_cents - link.price_cents) * link.units * ${TIMES}) ${KEPT}, 0)::float8
                as reduction,
              coalesce(sum(link.extra_months * link.units) ${KEPT}, 0)::int as months
         from payment_order link
         join order_fulfilment done using (payment_id, card_order_id)
         join payment on payment.id = link.payment_id
         join campaign_code code on code.id = link.campaign_code_id
        where $1::uuid is null or code.campaign_id = $1
        group by code.campaign_id
     ), counted as (
       select campaign_id, count(*)::int as codes, min(code) as first
         from campaign_code where $1::uuid is null or campaign_id = $1
        group by campaign_id
     )
     select campaign.id, campaign.name, campaign.codes as source,
            case when campaign.codes = 'one' then counted.first end as code,
            coalesce(counted.codes, 0) as "codeCount", kind, value, purchase_kinds as "purchaseKinds",
            billing_types as "billingTypes", valid_from::text as "validFrom",
            valid_until::text as "validUntil", is_stopped as "isStopped", use_limit as "useLimit",
            person_limit as "personLimit", action_id as "actionId",
            json_build_object('used', coalesce(used.used, 0), 'sold', coalesce(used.sold, 0),
              'revenue', coalesce(used.revenue, 0), 'reduction', coalesce(used.reduction, 0),
              'months', coalesce(used.months, 0)) as result
       from campaign
       left join used on used.campaign_id = campaign.id
       left join counted on counted.campaign_id = campaign.id
      where $1::uuid is null or campaign.id = $1
      order by valid_from desc, campaign.created_at desc, campaign.id`,
    [id],
  );
  return rows;
}

export async function findCampaignName(db: Database, id: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>('select name from campaign where id = $1', [
    id,
  ]);
  return rows[0]?.name ?? '';
}

export type CodeRow = { code: string; orderId: string | null; usedAt: number | null };

/** By code; a paid order takes precedence over an open one. */
const CODES = `
  from campaign_code code
  left join lateral (
    select card_order.id, (extract(epoch from done.fulfilled_at) * 1000)::float8 as at
      from card_order
      left join order_fulfilment done on done.card_order_id = card_order.id
     where card_order.campaign_code_id = code.id
     order by done.fulfilled_at nulls last, card_order.created_at desc
     limit 1) taken on true
 where code.campaign_id = $1`;

export async function findCodesPage(
  db: Database,
  { id, page, begin }: { id: string; page: number; begin: string },
): Promise<{ total: number; codes: CodeRow[] }> {
  const { rows } = await db.query<CodeRow>(
    `select code.code, taken.id as "orderId", taken.at as "usedAt" ${CODES}
        and starts_with(code.code, $2)
      order by code.code offset $3 limit ${CODES_A_PAGE}`,
    [id, begin, (page - 1) * CODES_A_PAGE],
  );
  const { rows: counts } = await db.query<{ total: number }>(
    `select count(*)::int as total from campaign_code
      where campaign_id = $1 and starts_with(code, $2)`,
    [id, begin],
  );
  return { total: counts[0]?.total ?? 0, codes: rows };
}

export async function findAllCodes(db: Database, id: string): Promise<CodeRow[]> {
  const { rows } = await db.query<CodeRow>(
    `select code.code, taken.id as "orderId", taken.at as "usedAt" ${CODES} order by code.code`,
    [id],
  );
  return rows;
}
