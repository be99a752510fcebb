import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { PaymentSelector } from '../../parts/payment/payment-selector.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import css from './my-plan.module.css';
import { amountOf, type MyPlan, type MyPlanTexts, type PlanPart } from './my-plan-data.ts';

type Props = {
  plan: MyPlan;
  part: PlanPart;
  texts: MyPlanTexts;
  shell: ShellTexts;
  onSavedCard: () => void;
  onBack: () => void;
};

/** Payment methods: the saved card is charged at once, all others lead to a provider. */
export function PlanPayment({ plan, part, texts, shell, onSavedCard, onBack }: Props) {
  const { language } = usePage();
  const { pay } = texts;
  const euros = amountOf(plan, part);
  const amount = formatMoney(fromEuros(euros), language);
  const deed = part === 'due' ? pay.now : pay.rest;
  // Already owed, so nothing is ordered.
  const order = { lead: pay.choose, tile: `${deed}:` };
  return (
    <div className={`wrap ${css.paying}`}>
      <BackButton label={pay.back} onClick={onBack} />
      <h1>{fill(deed, amount)}</h1>
      <p className="lead mt-4">{part === 'due' ? pay.dueLead : pay.restLead}</p>
      {plan.paymentCard && (
        <p>
          <Button look="secondary" onClick={onSavedCard}>
            {fill(pay.savedCardButton, plan.paymentCard.lastFour)}
          </Button>
        </p>
      )}
      <div className="mt-8 wide-width">
        <PaymentSelector
          context={{ kind: 'renewal', billing: 'annually', language }}
          createOrder={async () => ({ contractId: plan.id, part, amount: euros })}
          texts={{ ...texts.payment, order }}
          shell={shell}
          amount={amount}
        />
      </div>
    </div>
  );
}
