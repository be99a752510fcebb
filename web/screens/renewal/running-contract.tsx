import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { RenewalOffer, RenewalTexts } from './renewal-data.ts';
import css from './renewal-page.module.css';

type Props = {
  contract: NonNullable<RenewalOffer['contract']>;
  texts: RenewalTexts['contract'];
};

/** An active monthly plan in two amounts; its actions are on its page. */
export function RunningContract({ contract, texts }: Props) {
  const { language, pathTo } = usePage();
  const { due, later, lastDueOn, stopsOn } = contract;
  const money = (euros: number) => formatMoney(fromEuros(euros), language);
  const isUrgent = stopsOn !== null && due.count > 0;
  return (
    <section aria-labelledby="contract" className={`stack-4 ${css.contract}`}>
      <h2 id="contract">{texts.heading}</h2>
      {due.count > 0 && <p>{fill(texts.due, money(due.amount))}</p>}
      {later.count > 0 && (
        <p>{fill(texts.later, money(later.amount), formatDate(localDate(lastDueOn), language))}</p>
      )}
      {isUrgent && <p>{texts.first}</p>}
      <p className="ways">
        <ButtonLink href={pathTo('My_Plan')} look={isUrgent ? 'primary' : 'secondary'}>
          {isUrgent ? fill(texts.pay, money(due.amount)) : texts.show}
        </ButtonLink>
      </p>
    </section>
  );
}
