import { type Cents, cents, fromEuros, times } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatRate } from '../../../domain/base/format.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { vatIncludedIn } from '../../../domain/scheme/vat.ts';
import lines from '../../parts/order/order-summary.module.css';
import { Amount } from '../../parts/order/order-summary.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { CompanyPrice, CompanyTexts } from './company-order-data.ts';
import type { CompanyState } from './company-state.ts';

type Props = { state: CompanyState; price: CompanyPrice; texts: CompanyTexts };

/** Units times unit price is the amount to pay, including tax. */
export function CompanyLines({ state, price, texts }: Props) {
  const { language } = usePage();
  const { aside } = texts;
  const typed = state.values.numberOfUnits;
  const units = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  const unitPrice = unitPriceOf(state, price);
  const total = unitPrice === null ? null : times(unitPrice, units);
  const vat =
    total === null || !price ? null : vatIncludedIn(total, Math.round(price.vatPercentage * 100));
  const rate = price ? formatRate(Math.round(price.vatPercentage * 100), language) : '';
  const amount = (known: Cents | null) => <Amount amount={known} unknown={aside.priceUnknown} />;
  return (
    <dl className={lines.lines}>
      <div>
        <dt>{fill(aside.unitPrice, state.accepted?.validityMonths ?? CARD_MONTHS)}</dt>
        <dd>{amount(unitPrice)}</dd>
      </div>
      <div>
        <dt>{aside.units}</dt>
        <dd>{units}</dd>
      </div>
      <div>
        <dt>{fill(aside.vat, rate)}</dt>
        <dd>{amount(vat)}</dd>
      </div>
      <div className={lines.total}>
        <dt>{aside.total}</dt>
        <dd>{amount(total)}</dd>
      </div>
    </dl>
  );
}

function unitPriceOf({ accepted }: CompanyState, price: CompanyPrice): Cents | null {
  if (accepted) return fromEuros(accepted.unitPrice);
  return price ? cents(fromEuros(price.unitPrice)) : null;
}
