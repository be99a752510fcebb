import type { Cents } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { CodeFault } from '../../domain/person/field-error.ts';
import {
  campaignFault,
  discountedPrice,
  normaliseCampaignCode,
  type Purchase,
} from '../../domain/scheme/campaign/campaign.ts';
import { listPriceOf, pricesOn } from '../../domain/scheme/price.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Owner } from '../platform/session.ts';
import {
  type CampaignBuyer,
  type FoundCampaign,
  findCampaign,
  lockCampaign,
} from '../scheme/campaign-queries.ts';
import { findPrices } from '../scheme/scheme-queries.ts';
import { findUnpaidOrders } from './purchase-queries.ts';

export type PriceQuery = Pick<Purchase, 'kind' | 'billing'> & {
  campaignCode: string | null;
  /** Renewals: renewing before expiry is cheaper. */
  cardIsValid?: boolean;
  now: number;
  /** Preview of an unsaved campaign, used in place of the stored one. */
  drafted?: DraftedCampaign | null;
};
export type DraftedCampaign = {
  campaign: FoundCampaign;
  /** The stored campaign that it replaces. */
  replaces: string | null;
};
export type Priced = { listPrice: Cents; price: Cents; campaign: FoundCampaign | null };
/** The code cannot be used for this purchase. */
export type Unpriced = { price: null; fault: CodeFault };

/** Today's first payment. A use reserved by the caller's own unpaid order counts as available to it. */
export async function pricePurchase(
  db: Database,
  asked: PriceQuery,
  owner: Owner & { emailAddress?: string } = NOBODY,
): Promise<Priced | Unpriced> {
  const { kind, billing, now, drafted } = asked;
  if (drafted) return priced(db, asked, drafted.campaign);
  const code = codeOf(asked);
  if (!code) return priced(db, asked, null);
  const exceptOrderIds = await findUnpaidOrders(db, { owner, kind, billing });
  const buyer = { ...owner, emailAddress: owner.emailAddress ?? null, hasPaid: false };
  return priced(db, asked, await findCampaign(db, { code, now, exceptOrderIds, buyer }));
}

const NOBODY: Owner = { accountId: null, browserHash: null };

/** Same, and reserves a use of the code until the transaction ends; uses held by the given orders count as theirs. */
export async function reservePrice(
  tx: Transaction,
  asked: PriceQuery,
  { exceptOrderIds, buyer }: { exceptOrderIds: string[]; buyer: Omit<CampaignBuyer, 'hasPaid'> },
): Promise<Priced | Unpriced> {
  const code = codeOf(asked);
  const { now } = asked;
  const asker = { ...buyer, hasPaid: false };
  const campaign = code && (await lockCampaign(tx, { code, now, exceptOrderIds, buyer: asker }));
  return priced(tx, asked, campaign || null);
}

/** Without a code there is always a price. */
export async function listPriced(db: Database, asked: Omit<PriceQuery, 'campaignCode'>) {
  const priced = await pricePurchase(db, { ...asked, campaignCode: null, drafted: null });
  if (priced.price === null) throw new Error('no price without a code');
  return priced;
}

/** A limited code must cover every card of an order. */
export function isForAll(priced: Priced | Unpriced, units: number): priced is Priced {
  if (priced.price === null) return false;
  const { campaign } = priced;
  return campaign === null || campaign.usesLeft === null || campaign.usesLeft >= units;
}

/** Why the code does not cover the whole order, as a field error. */
export function codeError(priced: Priced | Unpriced) {
  const code = priced.price === null ? priced.fault : ('campaignTooFew' as const);
  return { field: 'campaignCode', code, args: [] };
}

function codeOf({ campaignCode }: PriceQuery): string | null {
  return campaignCode === null ? null : normaliseCampaignCode(campaignCode);
}

async function priced(
  db: Database,
  { kind, billing, campaignCode, cardIsValid = false, now }: PriceQuery,
  campaign: FoundCampaign | null,
): Promise<Priced | Unpriced> {
  const day = helsinkiDay(now);
  const prices = pricesOn(await findPrices(db), day);
  if (!prices) throw new Error('the scheme has no prices');
  const listPrice = listPriceOf(prices, { kind, billing, cardIsValid });
  if (campaignCode === null) return { listPrice, price: listPrice, campaign: null };

  const fault = campaignFault(campaign, { kind, billing, day });
  if (fault || !campaign) return { price: null, fault: fault ?? 'campaignUnknown' };
  const price = discountedPrice(listPrice, campaign);
  // The price may not reach zero: such a code can only be given by the office as goodwill.
  return price > 0 ? { listPrice, price, campaign } : { price: null, fault: 'campaignOtherOrder' };
}
