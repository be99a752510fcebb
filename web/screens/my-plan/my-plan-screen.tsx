import { useState } from 'react';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { SaveCardHandOver } from '../../parts/payment/save-card-hand-over.tsx';
import { useAddressStep } from '../../platform/address-step.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { MyPlan, MyPlanData, MyPlanTexts, PlanPart } from './my-plan-data.ts';
import { PlanPayment } from './plan-payment.tsx';
import { PlanView } from './plan-view.tsx';
import { usePlan } from './use-plan.ts';

type Props = ScreenProps<MyPlanTexts, MyPlanData>;

/** A monthly plan: what is paid, due and coming, and how to pay. */
export function Screen({ texts, shell, data, place }: Props) {
  const { language } = usePage();
  const plan = usePlan(data.plans);
  const { step, push, replace } = useAddressStep(place);
  const [asked, setAsked] = useState<{ id: string; part: PlanPart } | null>(null);
  const { doing, plans } = plan;
  const isAway = doing.step !== 'choosing';
  const paying = step === 1 ? payable(plans, asked) : null;
  useCheckoutMode(paying !== null || isAway);
  useHeadingFocus(step);

  if (doing.step === 'leaving') return <SaveCardHandOver form={doing.form} texts={texts.leaving} />;
  if (doing.step === 'charging') {
    return <Spinner comesIntoView label={texts.charging} slowLabel={texts.leaving.slow} />;
  }
  if (paying) {
    return (
      <PlanPayment
        {...paying}
        texts={texts}
        shell={shell}
        onSavedCard={() => {
          replace(0);
          void plan.payWithCard(paying.plan, paying.part);
        }}
        onBack={() => replace(0)}
      />
    );
  }
  if (plans.length === 0) return <NoPlan texts={texts} />;
  return plans.map((each, index) => (
    <PlanView
      key={each.id}
      plan={each}
      card={data.card}
      isFirst={index === 0}
      told={index === 0 ? plan.told : null}
      texts={texts}
      shell={shell}
      onSavedCard={(part) => void plan.payWithCard(each, part)}
      onNewCard={() => void plan.saveCard(each, language)}
      onProvider={(part) => {
        setAsked({ id: each.id, part });
        push(1);
      }}
    />
  ));
}

/** The part that the URL requests; when nothing of it is left, the plan is shown. */
function payable(plans: MyPlan[], asked: { id: string; part: PlanPart } | null) {
  const plan = plans.find(({ id }) => id === asked?.id) ?? plans[0];
  if (!plan || plan.isBeingCharged) return null;
  const part = asked?.part ?? (plan.due.count > 0 ? 'due' : 'rest');
  const hasAny = part === 'due' ? plan.due.count > 0 : plan.due.count + plan.later.count > 0;
  return hasAny ? { plan, part } : null;
}

function NoPlan({ texts }: { texts: MyPlanTexts }) {
  const { pathTo } = usePage();
  return (
    <MyPage title={texts.title} texts={texts.common}>
      <p className="lead">{texts.noPlan}</p>
      <p>
        <ButtonLink href={pathTo('Extend_Validity')}>{texts.common.tabs.validity}</ButtonLink>
      </p>
    </MyPage>
  );
}
