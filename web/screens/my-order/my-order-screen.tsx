import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import lines from '../../parts/order/order-summary.module.css';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import lights from '../../pictures/quiet-lights-480.avif';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './my-order.module.css';
import type { MyOrderData, MyOrderTexts } from './my-order-data.ts';
import { OrderFacts, WithdrawalLink } from './order-facts.tsx';

/** One order: products, payment, state and receipt. */
export function Screen({ texts, data }: ScreenProps<MyOrderTexts, MyOrderData | null>) {
  const { pathTo, product, language } = usePage();
  const heading = data ? fill(texts.heading, data.orderNumber) : texts.missing;
  useDocumentTitle(`${heading} – ${product.nominative}`);
  if (!data) {
    return (
      <MyPage title={texts.title} texts={texts.common}>
        <QuietPage title={texts.missing} lead={texts.missingLead} picture={lights} isInside>
          <ButtonLink href={pathTo('My_Orders')}>{texts.all}</ButtonLink>
        </QuietPage>
      </MyPage>
    );
  }
  return (
    <MyPage title={heading} texts={texts.common}>
      <OrderFacts order={data} texts={texts} />
      <section className={`stack-4 ${css.lines}`} aria-labelledby="order-lines">
        <h2 id="order-lines">{texts.lines}</h2>
        <dl className={lines.lines}>
          {data.lines.map(({ description, units, sum }) => (
            <div key={`${description} ${sum}`}>
              <dt>
                {description}
                {units > 1 && <span className="quiet"> {fill(texts.units, units)}</span>}
              </dt>
              <dd>{formatMoney(fromEuros(sum), language)}</dd>
            </div>
          ))}
          <div className={lines.total}>
            <dt>{texts.total}</dt>
            <dd>{formatMoney(fromEuros(data.amount), language)}</dd>
          </div>
        </dl>
      </section>
      {data.receiptUrl && (
        <p>
          <ButtonLink href={data.receiptUrl} download>
            {texts.download}
          </ButtonLink>
        </p>
      )}
      <WithdrawalLink order={data} texts={texts} />
      <p>
        <a href={pathTo('My_Orders')}>{texts.all}</a>
      </p>
    </MyPage>
  );
}
