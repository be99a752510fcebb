import type { z } from 'zod';
import type { orderPreview } from '../../../contract/office/order-preview.ts';
import type { Language } from '../../../domain/base/language.ts';
import { earlier, type LocalDate, later, localDate } from '../../../domain/base/local-date.ts';
import type { PurchaseKind } from '../../../domain/order/purchase-kind.ts';
import type { PageFacts } from '../../../domain/scheme/scheme-facts.ts';
import { companyOrderPrice, companyPrice } from '../../company/company-price.ts';
import { orderPrice } from '../../order/order-price.ts';
import { type DraftedCampaign, pricePurchase } from '../../order/price-purchase.ts';
import { writePriorPriceNote } from '../../order/prior-price-note.ts';
import { findPageSchemes } from '../../pages/page-queries.ts';
import { previewContext } from '../../pages/preview-context.ts';
import { listProviders } from '../../payment/list-providers.ts';
import type { GuestContext, UserContext } from '../../platform/context.ts';
import { asStored, type FactOverlay, findFacts } from '../../scheme/fact-queries.ts';
import { findPrices } from '../../scheme/scheme-queries.ts';
import { shopDataOn } from '../../scheme/shop-data.ts';
import { findPageRewording } from '../../wording/current-wording.ts';
import { exampleOffer } from './example-offer.ts';

export type BuyerView = {
  language: Language;
  day?: string | undefined;
  kind?: PurchaseKind | undefined;
};

/** The unsaved change, its days and the purchase pages it affects. */
export type Plan = {
  first: LocalDate;
  last: LocalDate;
  kinds: PurchaseKind[];
  campaign?: { drafted: DraftedCampaign; code: string | null };
  layOver?: FactOverlay;
};

type Seen = NonNullable<z.output<typeof orderPreview>['seen']>;

/** Text files of each page. */
const TEXTS: Record<PurchaseKind, string> = {
  standard: 'buy-card',
  gift: 'gift-digital',
  renewal: 'renewal',
  companyOrder: 'company-order',
};

const SHELL = 'shell';
/** Each buyer gets a code of their own, whose name does not matter here. */
const ANY_CODE = '*';

/** The purchase page on a day as an anonymous customer would get it. Writes nothing. */
export async function previewOrder(
  context: UserContext,
  asked: BuyerView,
  plan: Plan,
): Promise<Seen> {
  const { first, last, kinds, campaign, layOver = asStored } = plan;
  const { language } = asked;
  const day = earlier(later(asked.day ? localDate(asked.day) : first, first), last);
  const kind = kinds.find((each) => each === asked.kind) ?? kinds[0] ?? 'standard';
  const { nobody, within } = await previewContext(context, day);
  return within(async () => {
    const { pool, settings } = nobody;
    const schemes = await findPageSchemes(pool, { ...settings, day, layOver });
    const { facts, paused, product } = schemes[language];
    const said = (file: string) => findPageRewording(nobody, { file, language, version: '' });
    const [page, shell] = [await said(TEXTS[kind]), await said(SHELL)];
    return {
      ...{ day, first, last, kind, kinds },
      campaignCode: campaign?.code ?? null,
      hasCampaign: campaign !== undefined,
      page: await pageOf({ ...nobody, language }, { kind, day }, { campaign, layOver }),
      facts: shownFacts(facts),
      paused,
      product,
      reworded: { ...(page !== undefined && { page }), ...(shell !== undefined && { shell }) },
    };
  });
}

async function pageOf(
  context: GuestContext,
  { kind, day }: { kind: PurchaseKind; day: LocalDate },
  { campaign, layOver }: { campaign: Plan['campaign'] | undefined; layOver: FactOverlay },
): Promise<Seen['page']> {
  const { pool, clock, language } = context;
  const now = clock.now();
  const listed = { kind, billing: 'annually', campaignCode: null, now } as const;
  const code = campaign && { campaignCode: campaign.code ?? ANY_CODE, drafted: campaign.drafted };
  const coded = { ...listed, ...code };
  // A renewal page shows both payment plans, and the code may apply to one only.
  const asked = kind === 'renewal' ? listed : coded;
  const priced = await pricePurchase(pool, asked);
  const prices = shopDataOn(await findPrices(pool), layOver(await findFacts(pool)), day);
  if (priced.price === null || !prices) return null;
  return {
    prices,
    companyPrice: await companyPrice(pool, now),
    accepted:
      kind === 'companyOrder'
        ? // Prior prices must be shown to consumers only.
          { ...companyOrderPrice(priced, 1), priorPriceNote: null }
        : {
            ...orderPrice(priced, 1),
            priorPriceNote: await writePriorPriceNote(pool, asked, priced, language),
          },
    offer: kind === 'renewal' ? await exampleOffer(pool, { ...coded, language }) : null,
    providers: await listProviders({ kind, billing: 'annually' }, context, layOver),
  };
}

/** Page facts of the day; colours and logo stay those of the viewer's page. */
const shownFacts = ({ limits, isMonthlyOffered, giftsStay, closed, notices }: PageFacts) => ({
  limits,
  isMonthlyOffered,
  giftsStay,
  closed,
  notices,
});
