import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import type { OwnCard } from '../../parts/my-card/my-card-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './my-card-screen.module.css';
import type { MyCardScreenTexts } from './my-card-screen-texts.ts';

type Props = {
  prices: NonNullable<OwnCard['extension']>;
  texts: MyCardScreenTexts['extend'];
};

/** Two equal ways to extend; their page shows the new last day. */
export function RenewalOptions({ prices, texts }: Props) {
  const { pathTo, scheme, language } = usePage();
  const [year, month, together] = [prices.year, prices.month, prices.monthsTogether].map((price) =>
    formatMoney(fromEuros(price), language),
  );
  return (
    <section aria-labelledby="extend">
      <h2 id="extend">{texts.title}</h2>
      <p className="lead mt-3">{texts.lead}</p>
      <div className={`pair mt-8 ${css.doors}`}>
        <article>
          <h3>{texts.year.name}</h3>
          <p className={css.price}>
            {year} <small>{texts.year.per}</small>
          </p>
          <p>{texts.year.body}</p>
          <ButtonLink href={pathTo('Extend_Validity')}>{texts.year.button}</ButtonLink>
        </article>
        {scheme.facts.isMonthlyOffered && (
          <article>
            <h3>{texts.month.name}</h3>
            <p className={css.price}>
              {month} <small>{fill(texts.month.per, together ?? '')}</small>
            </p>
            <p>{texts.month.body}</p>
            <ButtonLink href={pathTo('Extend_Validity')} look="secondary">
              {texts.month.button}
            </ButtonLink>
          </article>
        )}
      </div>
    </section>
  );
}
