import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { Database, Transaction } from '../db/database.ts';
import { IS_TAKEN, type NewCampaign } from './campaign-plan-queries.ts';

export type CampaignEnd = {
  name: string;
  validFrom: LocalDate;
  validUntil: LocalDate;
  isStopped: boolean;
};

export async function findEnd(db: Database, campaignId: string): Promise<CampaignEnd | null> {
  const { rows } = await db.query<{
    name: string;
    valid_from: string;
    valid_until: string;
    is_stopped: boolean;
  }>(`select name, valid_from::text, valid_until::text, is_stopped from campaign where id = $1`, [
    campaignId,
  ]);
  if (!rows[0]) return null;
  const { name, valid_from, valid_until, is_stopped } = rows[0];
  return {
    name,
    validFrom: localDate(valid_from),
    validUntil: localDate(valid_until),
    isStopped: is_stopped,
  };
}

/** Serialises changes of one campaign; buyers are not blocked. */
export async function lockCampaignRow(tx: Transaction, campaignId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from campaign where id = $1 for no key update', [
    campaignId,
  ]);
  return rowCount === 1;
}

export async function updateEnd(
  tx: Transaction,
  campaignId: string,
  { validUntil, isStopped }: Pick<CampaignEnd, 'validUntil' | 'isStopped'>,
): Promise<void> {
  await tx.query('update campaign set valid_until = $2, is_stopped = $3 where id = $1', [
    campaignId,
    validUntil,
    isStopped,
  ]);
}

export type CampaignFacts = Omit<NewCampaign, 'actionId'> & {
  isStopped: boolean;
  codeCount: number;
};

export async function findFacts(db: Database, campaignId: string): Promise<CampaignFacts | null> {
  const { rows } = await db.query<CampaignFacts>(
    `select name, codes as source, kind, value, purchase_kinds as "purchaseKinds",
            billing_types as "billingTypes", valid_from::text as "validFrom",
            valid_until::text as "validUntil", use_limit as "useLimit", person_limit as "personLimit",
            is_stopped as "isStopped",
            (select count(*)::int from campaign_code where campaign_id = campaign.id) as "codeCount"
       from campaign where id = $1`,
    [campaignId],
  );
  return rows[0] ?? null;
}

export type EditedCampaign = Omit<NewCampaign, 'actionId' | 'source'>;

export async function updateCampaign(
  tx: Transaction,
  campaignId: string,
  campaign: EditedCampaign,
): Promise<void> {
  await tx.query(
    `update campaign
        set name = $2, kind = $3, value = $4, purchase_kinds = $5, billing_types = $6, valid_from = $7,
            valid_until = $8, use_limit = case when codes = 'one' then $9 else 1 end, person_limit = $10
      where id = $1`,
    [
      campaignId,
      campaign.name,
      campaign.kind,
      campaign.value,
      campaign.purchaseKinds,
      campaign.billingTypes,
      campaign.validFrom,
      campaign.validUntil,
      campaign.useLimit,
      campaign.personLimit,
    ],
  );
}

/** The codes added by an action, and whether any has been ordered with; null: no codes. */
export async function findAddedCodes(
  db: Database,
  actionId: string,
): Promise<{ count: number; isUsed: boolean } | null> {
  const { rows } = await db.query<{ count: number; isUsed: boolean }>(
    `select count(*)::int as count, bool_or(${IS_TAKEN}) as "isUsed"
       from campaign_code code where action_id = $1 having count(*) > 0`,
    [actionId],
  );
  return rows[0] ?? null;
}

/**
 * Blocks orders with them until the transaction ends. A separate statement, so that later counts see the state after
 * the lock.
 */
export async function lockAddedCodes(tx: Transaction, actionId: string): Promise<void> {
  await tx.query('select from campaign_code where action_id = $1 for update', [actionId]);
}

export async function deleteAddedCodes(tx: Transaction, actionId: string): Promise<void> {
  await tx.query('delete from campaign_code where action_id = $1', [actionId]);
}
