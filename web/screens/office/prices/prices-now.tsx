import { cents, times } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { formatAmount } from '../../../../domain/scheme/format-amount.ts';
import {
  amountsOn,
  PRICE_FACTS,
  type PriceChange,
  type PriceFact,
} from '../../../../domain/scheme/price-plan.ts';
import css from '../../../parts/office/planned/planned.module.css';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-prices.ts';

type Props = { texts: typeof fi; changes: PriceChange[]; today: LocalDate };

/** Today's prices and since when. */
export function PricesNow({ texts, changes, today }: Props) {
  const { scheme, language } = usePage();
  const amounts = amountsOn(changes, today);
  return (
    <section className="mt-8" aria-labelledby="now">
      <h2 id="now">{texts.now}</h2>
      <dl className={`columns mt-4 ${css.now}`}>
        {PRICE_FACTS.filter((fact) => fact !== 'monthly' || scheme.facts.isMonthlyOffered).map(
          (fact) => {
            const amount = amounts[fact];
            return (
              <div key={fact}>
                <dt>{texts.facts[fact]}</dt>
                <dd className={css.amount}>
                  {amount === null ? texts.unset : formatAmount(fact, amount, language)}
                </dd>
                <dd className="quiet">
                  {fact === 'monthly' && amount !== null && (
                    <>
                      {fill(
                        texts.year,
                        formatMoney(times(cents(amount), INSTALMENT_COUNT), language),
                      )}
                      ,{' '}
                    </>
                  )}
                  {sinceOf(changes, { fact, today }, texts, language)}
                </dd>
              </div>
            );
          },
        )}
      </dl>
    </section>
  );
}

function sinceOf(
  changes: PriceChange[],
  { fact, today }: { fact: PriceFact; today: LocalDate },
  texts: typeof fi,
  language: Language,
): string | null {
  const begun = changes.findLast(
    ({ validFrom, amounts }) => validFrom <= today && amounts[fact] !== null,
  );
  return begun ? fill(texts.since, formatDate(begun.validFrom, language)) : null;
}
