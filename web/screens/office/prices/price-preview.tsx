import { cents, times, toEuros } from '../../../../domain/base/cents.ts';
import { fill, type ProductForms } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign/campaign.ts';
import type { Amounts } from '../../../../domain/scheme/price-plan.ts';
import boxes from '../../../parts/office/planned/preview-boxes.module.css';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { CardOrderLines } from '../../../parts/order/order-summary.tsx';
import { fillProduct } from '../../../platform/fill-product.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { texts as en } from '../../../texts/en/parts/order.ts';
import type { texts as pageTexts } from '../../../texts/fi/office-prices.ts';
import { texts as fi } from '../../../texts/fi/parts/order.ts';
import { texts as sv } from '../../../texts/sv/parts/order.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './price-preview.module.css';

const ORDER_TEXTS = { fi, sv, en };

type Props = {
  texts: (typeof pageTexts)['preview'];
  forms: Record<Language, Record<string, string>>;
  day: LocalDate;
  held: Amounts;
  planned: Amounts;
};

/** The buy page's price box on the day, in every language, with the shop's components and texts. */
export function PricePreview({ texts, forms, day, held, planned }: Props) {
  const { formatDate } = useFormats();
  const { scheme } = usePage();
  if (planned.annual === null || planned.monthly === null) return null;
  const isChanged = {
    annual: planned.annual !== held.annual,
    monthly: planned.monthly !== held.monthly,
  };
  return (
    <section className={boxes.preview} aria-labelledby="price-preview">
      <h3 id="price-preview">{fill(texts.heading, formatDate(day))}</h3>
      <div className={boxes.boxes}>
        {scheme.facts.languages.map((language) => (
          <div key={language}>
            <h4>{texts.languages[language]}</h4>
            <div className={boxes.box} lang={language}>
              <Box
                texts={fillProduct(ORDER_TEXTS[language], forms[language] as ProductForms)}
                annual={planned.annual ?? 0}
                monthly={planned.monthly ?? 0}
                isChanged={isChanged}
                hasMonthly={scheme.facts.isMonthlyOffered}
              />
            </div>
          </div>
        ))}
      </div>
      {(isChanged.annual || isChanged.monthly) && <p className="quiet">{texts.changed}</p>}
    </section>
  );
}

type BoxProps = {
  texts: typeof fi;
  annual: number;
  monthly: number;
  isChanged: { annual: boolean; monthly: boolean };
  hasMonthly: boolean;
};

function Box({ texts, annual, monthly, isChanged, hasMonthly }: BoxProps) {
  const { language } = usePage();
  const total = times(cents(monthly), INSTALMENT_COUNT);
  const prices = {
    annual: toEuros(cents(annual)),
    monthly: toEuros(cents(monthly)),
    monthlyTotal: toEuros(total),
  };
  const order = {
    billing: 'annually',
    prices,
    price: null,
    months: CARD_MONTHS,
    note: null,
    campaignCode: null,
    hasPlasticCard: true,
  } as const;
  return (
    <>
      <div className={classNames(isChanged.annual && css.changed)}>
        <CardOrderLines order={order} texts={texts} />
      </div>
      {hasMonthly && (
        <p className={classNames('soft', isChanged.monthly && css.changed)}>
          {fill(
            texts.toMonthly,
            formatMoney(cents(monthly), language),
            formatMoney(total, language),
          )}
        </p>
      )}
    </>
  );
}
