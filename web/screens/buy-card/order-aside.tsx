import { type Cents, fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { LoomCard } from '../../parts/card/loom-card.tsx';
import checkout from '../../parts/order/checkout-page.module.css';
import { IDENTITY, OrderNote, TICKET } from '../../parts/order/order-note.tsx';
import { CardOrderLines, type Order, type OrderTexts } from '../../parts/order/order-summary.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import css from './buy-card.module.css';

type Props = {
  order: Order;
  holder: { firstName: string; lastName: string };
  texts: OrderTexts;
  /** Null while the form is checked with its billing type. */
  onBilling: ((billing: BillingType) => void) | null;
};

export function OrderAside({ order, holder, texts, onBilling }: Props) {
  const { scheme } = usePage();
  return (
    <aside
      className={`side-part ${checkout.aside}`}
      id="order"
      tabIndex={-1}
      aria-labelledby="order-heading"
    >
      <div className={checkout.sticky}>
        <HiddenText>
          <h2 id="order-heading">{texts.heading}</h2>
        </HiddenText>
        <LoomCard {...holder} texts={texts.loom} />
        <div className="mt-8">
          <CardOrderLines order={order} texts={texts} />
          <OtherBilling order={order} texts={texts} onBilling={onBilling} />
          <OrderNote icon={TICKET}>{texts.worksAtOnce}</OrderNote>
          <OrderNote icon={IDENTITY}>
            {order.hasPlasticCard && `${fill(texts.delivery, scheme.deliveryWeeks)} `}
            {texts.locked}
          </OrderNote>
        </div>
      </div>
    </aside>
  );
}

/** Switches to the other billing type; the input is kept. */
function OtherBilling({ order: { billing, prices }, texts, onBilling }: Omit<Props, 'holder'>) {
  const { language } = usePage();
  if (typeof prices === 'string' || prices.monthly === null) return null;
  const annual = money(prices.annual, language);
  const monthly = money(prices.monthly, language);
  const total = money(prices.monthlyTotal ?? 0, language);
  return (
    <div className={`mt-2 ${css.otherBilling}`}>
      {billing === 'monthly' && <p className="small">{fill(texts.instalments, total)}</p>}
      {onBilling && (
        <Button
          look="text"
          onClick={() => onBilling(billing === 'monthly' ? 'annually' : 'monthly')}
        >
          {billing === 'monthly'
            ? fill(texts.toAnnual, annual)
            : fill(texts.toMonthly, monthly, total)}
        </Button>
      )}
    </div>
  );
}

function money(euros: number, language: Language): string {
  const amount: Cents = fromEuros(euros);
  return formatMoney(amount, language);
}
