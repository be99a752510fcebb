import { texts as en } from '../../contract/texts/en/prior-price.ts';
import { texts as fi } from '../../contract/texts/fi/prior-price.ts';
import { texts as sv } from '../../contract/texts/sv/prior-price.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatMoney } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { priorPrice } from '../../domain/scheme/prior-price.ts';
import type { Database } from '../db/database.ts';
import { worded } from '../platform/worded.ts';
import { findOpenCampaigns } from '../scheme/campaign-queries.ts';
import { findPrices } from '../scheme/scheme-queries.ts';
import type { Priced, PriceQuery } from './price-purchase.ts';

const texts = worded('contract/prior-price', { fi, sv, en });

/** Note beside a reduced price; null for a full price. */
export async function writePriorPriceNote(
  db: Database,
  { kind, billing, cardIsValid = false, now, drafted }: PriceQuery,
  { price, listPrice, campaign }: Priced,
  language: Language,
): Promise<string | null> {
  if (!campaign || price >= listPrice) return null;
  const prices = await findPrices(db);
  const stored = await findOpenCampaigns(db);
  const openCampaigns = stored.filter(({ id }) => id !== drafted?.replaces);
  const days = { today: helsinkiDay(now), reducedFrom: campaign.validFrom };
  const prior = priorPrice({ kind, billing, cardIsValid }, days, { prices, openCampaigns });
  if (prior === null) return null;
  const { instalment, renewal, card } = texts[language];
  const yearly = kind === 'renewal' ? renewal : card;
  return fill(billing === 'monthly' ? instalment : yearly, formatMoney(prior, language));
}
