import type { CodeSource } from '../../domain/scheme/campaign/campaign-codes.ts';
import type { CampaignPlan } from '../../domain/scheme/campaign/campaign-plan.ts';
import type { Database, Transaction } from '../db/database.ts';

export type NewCampaign = CampaignPlan & {
  name: string;
  source: CodeSource;
  useLimit: number | null;
  personLimit: number | null;
  actionId: string;
};

export async function insertCampaign(tx: Transaction, campaign: NewCampaign): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into campaign (name, codes, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit,
                           action_id, person_limit)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      campaign.name,
      campaign.source,
      campaign.kind,
      campaign.value,
      campaign.purchaseKinds,
      campaign.billingTypes,
      campaign.validFrom,
      campaign.validUntil,
      campaign.useLimit,
      campaign.actionId,
      campaign.personLimit,
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

/** `addedBy`: the action that added them later; null: created with the campaign. */
export type AddedCodes = { campaignId: string; addedBy: string | null };

/** Returns how many are new; existing codes are skipped. */
export async function insertCodes(
  tx: Transaction,
  { campaignId, addedBy }: AddedCodes,
  codes: string[],
): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into campaign_code (campaign_id, code, action_id) select $1, unnest($2::text[]), $3
     on conflict (code) do nothing`,
    [campaignId, codes, addedBy],
  );
  return rowCount ?? 0;
}

export async function findTakenCodes(db: Database, codes: string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ code: string }>(
    'select code from campaign_code where code = any ($1::text[])',
    [codes],
  );
  return new Set(rows.map(({ code }) => code));
}

/** Everything its creator set, and whether anybody has ordered with it. */
export type MadeCampaign = Omit<NewCampaign, 'actionId'> & {
  isStopped: boolean;
  codeCount: number;
  isUsed: boolean;
};

/** Whether an order or a payment uses it. */
export const IS_TAKEN = `(exists (select from card_order where card_order.campaign_code_id = code.id)
  or exists (select from payment_order link where link.campaign_code_id = code.id))`;

/** Whether an order or a payment uses any of its codes. */
const IS_USED = `exists (
  select from campaign_code code where code.campaign_id = campaign.id and ${IS_TAKEN})`;

export async function findMadeCampaign(
  db: Database,
  actionId: string,
): Promise<MadeCampaign | null> {
  const { rows } = await db.query<MadeCampaign>(
    `select name, codes as source, kind, value, purchase_kinds as "purchaseKinds",
            billing_types as "billingTypes", valid_from::text as "validFrom",
            valid_until::text as "validUntil", use_limit as "useLimit",
            person_limit as "personLimit", is_stopped as "isStopped",
            (select count(*)::int from campaign_code where campaign_id = campaign.id) as "codeCount",
            ${IS_USED} as "isUsed"
       from campaign where action_id = $1`,
    [actionId],
  );
  return rows[0] ?? null;
}

/**
 * Blocks orders with its codes until the transaction ends. A separate statement, so that later counts see the state
 * after the lock.
 */
export async function lockCodesOfAction(tx: Transaction, actionId: string): Promise<void> {
  await tx.query(
    `select from campaign_code
      where campaign_id = (select id from campaign where action_id = $1) for update`,
    [actionId],
  );
}

export async function deleteMadeCampaign(tx: Transaction, actionId: string): Promise<void> {
  await tx.query(
    'delete from campaign_code where campaign_id = (select id from campaign where action_id = $1)',
    [actionId],
  );
  await tx.query('delete from campaign where action_id = $1', [actionId]);
}
