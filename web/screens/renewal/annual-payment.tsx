import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { PaymentSelector } from '../../parts/payment/payment-selector.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import type { RenewalTexts } from './renewal-data.ts';
import { RenewalOutcome } from './renewal-outcome.tsx';
import css from './renewal-page.module.css';
import type { Campaign } from './use-campaign.ts';
import type { Renewal } from './use-renewal.ts';

type Props = {
  campaign: Pick<Campaign, 'chosen' | 'isRecalled'>;
  renewal: Pick<Renewal, 'order' | 'outcome' | 'isBusy' | 'save'>;
  texts: RenewalTexts;
  shell: ShellTexts;
  onBack: () => void;
};

/** Pays a whole year with any method that renewals accept. */
export function AnnualPayment({ campaign, renewal, texts, shell, onBack }: Props) {
  const { language } = usePage();
  const { chosen, isRecalled } = campaign;
  const { price, newEnd } = chosen.offer.annually;
  const amount = formatMoney(fromEuros(price), language);

  async function createOrder() {
    const made = await renewal.order('annually', chosen);
    return made && { eventIds: [made.eventId], accountId: chosen.offer.personAccountId };
  }
  return (
    <div className={`wrap ${css.paying}`}>
      <BackButton label={texts.back} onClick={onBack} />
      <h1>{texts.selector.heading}</h1>
      <p className="lead mt-4">
        {fill(texts.selector.sum, amount)}
        {newEnd && ` · ${fill(texts.selector.until, formatDate(localDate(newEnd), language))}`}
      </p>
      <p className={`mt-6 measure soft ${css.note}`}>{texts.startAtOnce}</p>
      <RenewalOutcome renewal={renewal} texts={texts} shell={shell} />
      {/* Payment methods are hidden until the price is final. */}
      {isRecalled && (
        <div className="mt-8 wide-width">
          <PaymentSelector
            context={{ kind: 'renewal', billing: 'annually', language }}
            createOrder={createOrder}
            texts={texts.payment}
            shell={shell}
            amount={amount}
          />
        </div>
      )}
    </div>
  );
}
