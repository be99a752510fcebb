import checkout from '../../parts/order/checkout.module.css';
import { IDENTITY, TICKET } from '../../parts/order/order-icons.ts';
import { OrderNote } from '../../parts/order/order-note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CompanyForm, type FormProps } from './company-form.tsx';
import { CompanyLines } from './company-lines.tsx';
import css from './company-order.module.css';
import type { CompanyPrice } from './company-order-data.ts';

/** Step 0: who orders how many, with what it costs beside it. */
export function CompanyDetails(props: FormProps & { price: CompanyPrice }) {
  const { ordering, price, texts } = props;
  const { state } = ordering;
  const { aside } = texts;
  return (
    <div className="grid">
      <div className={checkout.main}>
        {state.isChecking ? (
          <Spinner comesIntoView label={texts.checking} slowLabel={texts.slow} />
        ) : (
          <CompanyForm {...props} />
        )}
      </div>
      <aside className={checkout.aside} aria-labelledby="company-total">
        <div className={checkout.sticky}>
          <h2 id="company-total" className={css.heading}>
            {aside.heading}
          </h2>
          <CompanyLines state={state} price={price} texts={texts} />
          <OrderNote icon={TICKET}>{aside.handOut}</OrderNote>
          <OrderNote icon={IDENTITY}>{aside.privacy}</OrderNote>
        </div>
      </aside>
    </div>
  );
}
