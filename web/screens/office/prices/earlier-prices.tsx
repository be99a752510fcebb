import { formatAmount } from '../../../../domain/scheme/format-amount.ts';
import { PRICE_FACTS } from '../../../../domain/scheme/price-plan.ts';
import css from '../../../parts/office/planned/planned.module.css';
import { WhoPlanned } from '../../../parts/office/planned/who-planned.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-prices.ts';
import table from '../../../ui/table.module.css';
import type { ListedChange } from './price-data.ts';

type Props = { texts: typeof fi; changes: ListedChange[] };

/** Past prices, newest first: the record of what was charged. */
export function EarlierPrices({ texts, changes }: Props) {
  const { language } = usePage();
  const { formatDate } = useFormats();
  return (
    <section className="mt-8" aria-labelledby="earlier">
      <h2 id="earlier">{texts.earlier}</h2>
      <p className="mt-2 soft">{texts.earlierNote}</p>
      <table className={`mt-4 ${table.rows}`} aria-labelledby="earlier">
        <thead>
          <tr>
            <th scope="col">{texts.from}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.who}</th>
          </tr>
        </thead>
        <tbody>
          {changes.toReversed().map(({ validFrom, amounts, planned }) => (
            <tr key={validFrom}>
              <th scope="row">{formatDate(validFrom)}</th>
              <td>
                <ul className={css.differences}>
                  {PRICE_FACTS.map((fact) => {
                    const amount = amounts[fact];
                    if (amount === null) return null;
                    return (
                      <li key={fact}>
                        {texts.facts[fact]}{' '}
                        <span className={css.figures}>{formatAmount(fact, amount, language)}</span>
                      </li>
                    );
                  })}
                </ul>
              </td>
              <td>
                <WhoPlanned texts={texts} planned={planned} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
