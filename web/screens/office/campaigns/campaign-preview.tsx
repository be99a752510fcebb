import { texts as priorEn } from '../../../../contract/texts/en/prior-price.ts';
import { texts as priorFi } from '../../../../contract/texts/fi/prior-price.ts';
import { texts as priorSv } from '../../../../contract/texts/sv/prior-price.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import { fill, type ProductForms } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { LANGUAGES, type Language } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import {
  cardMonths,
  discountedPrice,
  normaliseCampaignCode,
} from '../../../../domain/scheme/campaign/campaign.ts';
import {
  type CampaignPlan,
  purchasesOf,
} from '../../../../domain/scheme/campaign/campaign-plan.ts';
import { listPriceOf, pricesOn } from '../../../../domain/scheme/price.ts';
import { priorPrice } from '../../../../domain/scheme/prior-price.ts';
import css from '../../../parts/office/planned/preview-boxes.module.css';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { CardOrderLines } from '../../../parts/order/order-summary.tsx';
import { fillProduct } from '../../../platform/fill-product.ts';
import { texts as en } from '../../../texts/en/parts/order.ts';
import type { texts as pageTexts } from '../../../texts/fi/office-campaigns.ts';
import { texts as fi } from '../../../texts/fi/parts/order.ts';
import { texts as sv } from '../../../texts/sv/parts/order.ts';
import { type CampaignList, openCampaignsOf, pricesOf } from './campaigns-data.ts';

const ORDER_TEXTS = { fi, sv, en };
const PRIOR_TEXTS = { fi: priorFi, sv: priorSv, en: priorEn };

type Props = {
  texts: (typeof pageTexts)['preview'];
  list: CampaignList;
  plan: CampaignPlan;
  /** Null where there are many. */
  code: string | null;
};

/** The buy page's price box on the first day, and on days when a planned price takes effect. */
export function CampaignPreview({ texts, list, plan, code }: Props) {
  const { formatDate } = useFormats();
  const prices = pricesOf(list);
  const planned = prices
    .map(({ validFrom }) => validFrom)
    .filter((day) => day > plan.validFrom && day <= plan.validUntil);
  const days = [plan.validFrom, ...new Set(planned)].toSorted();
  const typed = normaliseCampaignCode(code ?? '') || texts.anyCode;
  return days.map((day) => (
    <section key={day} className={css.preview} aria-labelledby={`preview-${day}`}>
      <h3 id={`preview-${day}`}>{fill(texts.heading, formatDate(day))}</h3>
      <div className={css.boxes}>
        {LANGUAGES.map((language) => (
          <div key={language}>
            <h4>{texts.languages[language]}</h4>
            <div className={css.box} lang={language}>
              <Box list={list} plan={plan} code={typed} day={day} language={language} />
            </div>
          </div>
        ))}
      </div>
    </section>
  ));
}

type BoxProps = {
  list: CampaignList;
  plan: CampaignPlan;
  code: string;
  day: LocalDate;
  language: Language;
};

/** The first product of the campaign, as on the buy page. */
function Box({ list, plan, code, day, language }: BoxProps) {
  const prices = pricesOf(list);
  const now = pricesOn(prices, day);
  const [purchase] = purchasesOf(plan);
  if (!now || !purchase) return null;
  const campaign = { ...plan, isStopped: false, usesLeft: null };
  const asked = { ...purchase, cardIsValid: true };
  const listed = listPriceOf(now, asked);
  const price = cents(discountedPrice(listed, campaign));
  const days = { today: day, reducedFrom: plan.validFrom };
  const openCampaigns = openCampaignsOf(list);
  const prior = price < listed ? priorPrice(asked, days, { prices, openCampaigns }) : null;
  const { instalment, renewal, card } = PRIOR_TEXTS[language];
  const yearly = purchase.kind === 'renewal' ? renewal : card;
  const note = purchase.billing === 'monthly' ? instalment : yearly;
  const euros = toEuros(listed);
  return (
    <CardOrderLines
      texts={fillProduct(ORDER_TEXTS[language], list.productForms[language] as ProductForms)}
      order={{
        billing: purchase.billing,
        prices: { annual: euros, monthly: euros, monthlyTotal: euros },
        price: toEuros(price),
        months: cardMonths(campaign),
        // The rule of the lowest earlier price protects consumers only.
        note:
          prior === null || purchase.kind === 'companyOrder'
            ? null
            : fill(note, formatMoney(prior, language)),
        campaignCode: code,
        hasPlasticCard: true,
      }}
    />
  );
}
