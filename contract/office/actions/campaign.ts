import { z } from 'zod';
import { BILLING_TYPES } from '../../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../../domain/order/purchase-kind.ts';
import { CAMPAIGN_KINDS } from '../../../domain/scheme/campaign/campaign.ts';
import {
  CODES_FILE_LENGTH,
  MOST_CODES,
  MOST_USES,
} from '../../../domain/scheme/campaign/campaign-codes.ts';
import {
  CAMPAIGN_NAME_LENGTH,
  PERSON_LIMIT,
} from '../../../domain/scheme/campaign/campaign-plan.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

/** Maximum number of cards sold with it; null: unlimited. */
const useLimit = z.int().min(1).max(MOST_USES).nullable();
/** Maximum for one buyer; null: unlimited. */
const personLimit = z.int().min(PERSON_LIMIT.least).max(PERSON_LIMIT.most).nullable();

const made = z.object({
  source: z.literal('made'),
  count: z.int().min(1).max(MOST_CODES),
  prefix: text(100),
});
/** CSV file with a code in the first cell of each row. */
const imported = z.object({ source: z.literal('imported'), content: text(CODES_FILE_LENGTH) });

const codes = z
  .discriminatedUnion('source', [
    z.object({
      source: z.literal('one'),
      code: text(100),
      useLimit,
      personLimit: personLimit.default(null),
    }),
    made,
    imported,
  ])
  .meta({ id: 'NewCampaignCodes' });

const plan = z.object({
  /** Internal name; buyers never see it. */
  name: text(CAMPAIGN_NAME_LENGTH).trim().min(1),
  kind: z.enum(CAMPAIGN_KINDS),
  /** Cents, per cent or months, by kind. The rule reports what is allowed. */
  value: z.int().min(0).max(10_000_000),
  purchaseKinds: z.array(z.enum(PURCHASE_KINDS)).max(PURCHASE_KINDS.length),
  billingTypes: z.array(z.enum(BILLING_TYPES)).max(BILLING_TYPES.length),
  validFrom: z.iso.date(),
  /** The last day, inclusive. */
  validUntil: z.iso.date(),
});

export const createCampaignInput = plan.extend({ codes }).meta({ id: 'CreateCampaign' });

/** For many codes both limits are null: each can be used once. */
const facts = plan.extend({ useLimit, personLimit }).meta({ id: 'CampaignFacts' });

export const editCampaignInput = z
  .object({
    campaignId: z.uuid(),
    /** The campaign as the form loaded it. */
    was: facts,
    now: facts,
  })
  .meta({ id: 'EditCampaign' });

export const addCampaignCodesInput = z.object({
  campaignId: z.uuid(),
  codes: z.discriminatedUnion('source', [made, imported]),
});

export const endCampaignInput = z.object({
  campaignId: z.uuid(),
  /** New last day, earlier or later; null: ends at once. */
  until: z.iso.date().nullable(),
});

export const createCampaignCalls = actionCalls('createCampaign', createCampaignInput);
export const addCampaignCodesCalls = actionCalls('addCampaignCodes', addCampaignCodesInput);
export const editCampaignCalls = actionCalls('editCampaign', editCampaignInput);
export const endCampaignCalls = actionCalls('endCampaign', endCampaignInput);
