import { MyTabs } from '../../parts/my-card/my-tabs.tsx';
import { NotMade } from '../../parts/payment/not-made.tsx';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './my-plan.module.css';
import { PayForm } from './pay-form.tsx';
import { PlanBand } from './plan-band.tsx';
import { PlanDays } from './plan-days.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanHead } from './plan-head.tsx';
import type { PlanViewProps } from './plan-props.ts';
import { PlanRooms } from './plan-rooms.tsx';
import { PlanTable } from './plan-table.tsx';
import type { PlanOutcome } from './use-plan.ts';

const KIND = {
  duePaid: 'success',
  restPaid: 'success',
  saved: 'success',
  pending: 'info',
  declined: 'error',
  refused: 'error',
  notSaved: 'warning',
  notPaid: 'warning',
  rejected: 'error',
  returned: 'info',
  failed: 'error',
} as const satisfies Record<PlanOutcome, string>;

/** State, band of twelve months, amounts, next action, events. */
export function PlanView(props: PlanViewProps) {
  const { plan, card, isFirst, told, texts, shell } = props;
  const design = card?.record.fields.ryijySeed?.value;
  return (
    <div className={`wrap ${css.plan}`}>
      {isFirst && <MyTabs texts={texts.common} />}
      <PlanHead plan={plan} card={card} isFirst={isFirst} texts={texts} />
      {told && (
        <div className="mt-6 list-width">
          <Notice
            kind={KIND[told.kind]}
            kindLabel={shell.toast[KIND[told.kind]]}
            title={texts.told[told.kind].title}
            live={KIND[told.kind] === 'error' ? 'alert' : 'status'}
          >
            <p>{told.words ?? texts.told[told.kind].body}</p>
          </Notice>
        </div>
      )}
      <PlanBand plan={plan} ryijySeed={String(design ?? plan.id)} texts={texts} />
      <PlanTable plan={plan} texts={texts} />
      {plan.isBeingCharged && <BeingCharged plan={plan} texts={texts} shell={shell} />}
      <NextAct {...props} />
    </div>
  );
}

/** A Smartum payment in progress; a person who did not pay can end it here. */
function BeingCharged({ plan, texts, shell }: Pick<PlanViewProps, 'plan' | 'texts' | 'shell'>) {
  const { pathTo } = usePage();
  const { silentPaymentKey: key } = plan;
  return (
    <Notice kindLabel={shell.toast.info} title={texts.told.pending.title}>
      <p>{key ? texts.silent.lead : texts.told.pending.body}</p>
      {key && (
        <NotMade
          texts={texts.silent}
          paymentKey={key}
          onSaid={() => loadFullPage(pathTo('My_Plan'))}
        />
      )}
    </Notice>
  );
}

function NextAct(props: PlanViewProps) {
  const { plan, texts } = props;
  switch (plan.state) {
    case 'paid':
      return null;
    case 'well':
      return <PlanFacts {...props} />;
    case 'failed':
      return (
        <div className={css.twoSides}>
          {plan.isBeingCharged ? <div /> : <PayForm {...props} />}
          <PlanDays plan={plan} texts={texts} />
        </div>
      );
    case 'onHold':
    case 'lastLetter':
      return (
        <>
          {!plan.isBeingCharged && <PlanRooms {...props} />}
          <PlanDays plan={plan} texts={texts} />
        </>
      );
  }
}
