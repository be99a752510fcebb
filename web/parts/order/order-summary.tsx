import { type Cents, cents, fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/order.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import css from './order-summary.module.css';
import type { ShopPrices } from './shop-prices.ts';

export type OrderTexts = typeof fi;

export type Order = {
  billing: BillingType;
  prices: ShopPrices;
  /** Checked price in euros; null before the check. */
  price: number | null;
  /** Validity in months, a campaign's months included. */
  months: number;
  /** Lowest price before the reduction, in words. */
  note: string | null;
  /** The accepted code. */
  campaignCode: string | null;
  hasPlasticCard: boolean;
};

/** A null amount is not known yet. */
type OrderLine = { text: string; amount: Cents | null };

export function orderLines(order: Order, texts: OrderTexts): OrderLine[] {
  const { billing, months, campaignCode, hasPlasticCard } = order;
  const listPrice = listPriceOf(order);
  const total = orderTotal(order);
  const discount = listPrice !== null && total !== null ? cents(total - listPrice) : cents(0);
  return [
    {
      text: billing === 'monthly' ? texts.monthly : fill(texts.annual, months),
      amount: listPrice ?? total,
    },
    ...(campaignCode && discount < 0
      ? [{ text: fill(texts.campaign, campaignCode), amount: discount }]
      : []),
    ...(hasPlasticCard ? [{ text: texts.plastic, amount: cents(0) }] : []),
  ];
}

export function orderTotal(order: Order): Cents | null {
  return order.price === null ? listPriceOf(order) : fromEuros(order.price);
}

function listPriceOf({ billing, prices }: Order): Cents | null {
  if (typeof prices === 'string') return null;
  const euros = billing === 'monthly' ? prices.monthly : prices.annual;
  return euros === null ? null : fromEuros(euros);
}

/** '- ' in place of an unknown price; its space is reserved. */
export function Amount({ amount, unknown }: { amount: Cents | null; unknown: string }) {
  const { language } = usePage();
  if (amount !== null) return formatMoney(amount, language);
  return (
    <span className={css.unknown}>
      <span aria-hidden="true">{'- '}</span>
      <HiddenText>{unknown}</HiddenText>
    </span>
  );
}

type LinesProps = {
  lines: OrderLine[];
  total: { text: string; amount: Cents | null };
  unknown: string;
  /** Lowest price before a reduction. */
  note?: string | null;
};

/** Products and the amount to pay now. */
export function OrderLines({ lines, total, unknown, note }: LinesProps) {
  return (
    <>
      <dl className={css.lines}>
        {lines.map(({ text, amount }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <Amount amount={amount} unknown={unknown} />
            </dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{total.text}</dt>
          <dd>
            <Amount amount={total.amount} unknown={unknown} />
          </dd>
        </div>
      </dl>
      {note && <p className="small">{note}</p>}
    </>
  );
}

export function CardOrderLines({ order, texts }: { order: Order; texts: OrderTexts }) {
  return (
    <OrderLines
      lines={orderLines(order, texts)}
      total={{ text: texts.total, amount: orderTotal(order) }}
      unknown={texts.priceUnknown}
      note={order.note}
    />
  );
}

/** On a phone the order summary is below the form; this line shows the price above it. */
export function OrderStrip({ order, texts }: { order: Order; texts: OrderTexts }) {
  return (
    <p className={css.strip}>
      <span>
        {texts.strip.toPay}{' '}
        <b>
          <Amount amount={orderTotal(order)} unknown={texts.priceUnknown} />
        </b>
      </span>
      <a href="#order">{texts.strip.show}</a>
    </p>
  );
}
