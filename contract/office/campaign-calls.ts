import { z } from 'zod';
import { BILLING_TYPES } from '../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { CAMPAIGN_KINDS } from '../../domain/scheme/campaign/campaign.ts';
import { CODE_SOURCES } from '../../domain/scheme/campaign/campaign-codes.ts';
import { PRICE_KINDS } from '../../domain/scheme/price.ts';
import { change, needs, read } from '../call/call.ts';
import { productForms, text } from '../call/wire-values.ts';
import { createCampaignInput, editCampaignInput } from './actions/campaign.ts';
import { asBuyer, orderPreview } from './order-preview.ts';

const campaign = z
  .object({
    id: z.uuid(),
    name: z.string(),
    source: z.enum(CODE_SOURCES),
    /** The shared code; null for single-use codes. */
    code: z.string().nullable(),
    codeCount: z.int(),
    kind: z.enum(CAMPAIGN_KINDS),
    value: z.int(),
    purchaseKinds: z.array(z.enum(PURCHASE_KINDS)),
    billingTypes: z.array(z.enum(BILLING_TYPES)),
    validFrom: z.iso.date(),
    validUntil: z.iso.date(),
    isStopped: z.boolean(),
    useLimit: z.int().nullable(),
    /** Cards per buyer with the shared code; null: unlimited. */
    personLimit: z.int().nullable(),
    /**
     * Purchases paid with its codes. Cents, with twelve instalments counted in full; refunded purchases count only as
     * uses.
     */
    result: z.object({
      used: z.int(),
      sold: z.int(),
      revenue: z.int(),
      reduction: z.int(),
      months: z.int(),
    }),
  })
  .meta({ id: 'Campaign' });

const who = z.object({ by: z.string().nullable(), at: z.number() });

/** Back office: campaigns, their codes and results. */
export const campaignCalls = {
  getCampaigns: needs(
    'sales.view',
    read(
      'The campaigns',
      z.object({}),
      z.object({
        today: z.iso.date(),
        /** Newest start first. */
        campaigns: z.array(campaign),
        /** Every price with its start day, in cents: the buyer's prices are computed from them. */
        prices: z.array(
          z.object({ kind: z.enum(PRICE_KINDS), validFrom: z.iso.date(), amount: z.int() }),
        ),
        productForms,
      }),
    ),
  ),
  getCampaign: needs(
    'sales.view',
    read(
      'A campaign with its use',
      z.object({ id: z.uuid() }),
      z.object({
        today: z.iso.date(),
        campaign,
        /** Null: created with the scheme itself. */
        made: who.extend({ reason: z.string().nullable() }).nullable(),
        /** The action to undo while no order has used it; null: cannot be undone. */
        undoable: z.uuid().nullable(),
        downloads: z.array(who),
      }),
    ),
  ),
  /** Stores nothing: previews a campaign being created or edited on the buy pages. */
  showCreatedCampaign: needs(
    'campaign.plan',
    change(
      'Pages as buyers would see them with a new campaign',
      z.object({ input: createCampaignInput, ...asBuyer }),
      orderPreview,
    ),
  ),
  showEditedCampaign: needs(
    'campaign.plan',
    change(
      'Pages as buyers would see them with an edited campaign',
      z.object({ input: editCampaignInput, ...asBuyer }),
      orderPreview,
    ),
  ),
  /** Previews a saved one on a future day. */
  showCampaign: needs(
    'sales.view',
    read(
      'Pages as buyers will see them with a campaign on a day',
      z.object({ id: z.uuid(), ...asBuyer }),
      orderPreview,
    ),
  ),
  /** Codes are worth money: visible only with the right to create them. */
  getCampaignCodes: needs(
    'campaign.plan',
    read(
      'The codes of a campaign',
      z.object({
        id: z.uuid(),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        /** Prefix of the code. */
        search: text(40).optional(),
      }),
      z.object({
        total: z.int(),
        codes: z.array(
          z.object({
            code: z.string(),
            /** The paid or pending order that uses it; null: unused. */
            orderId: z.uuid().nullable(),
            usedAt: z.number().nullable(),
          }),
        ),
      }),
    ),
  ),
};
