import { type FormEvent, useId, useState } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import css from './my-plan.module.css';
import { amountOf } from './my-plan-data.ts';
import type { PlanViewProps } from './plan-props.ts';

type Method = 'provider' | 'savedCard' | 'newCard';
type Props = Pick<PlanViewProps, 'plan' | 'texts' | 'onSavedCard' | 'onNewCard' | 'onProvider'> & {
  /** Inside a panel with a heading and amount. */
  isInRoom?: boolean;
};

/** Pays what is due: by a bank or another method, the saved payment card, or a new one. */
export function PayForm({ plan, texts, onSavedCard, onNewCard, onProvider, isInRoom }: Props) {
  const { pay } = texts;
  const { language } = usePage();
  const id = useId();
  const [method, setMethod] = useState<Method>('provider');
  const [due, rest] = [amountOf(plan, 'due'), amountOf(plan, 'rest')].map((euros) =>
    formatMoney(fromEuros(euros), language),
  );
  const { paymentCard } = plan;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (method === 'savedCard') onSavedCard('due');
    else if (method === 'newCard') onNewCard();
    else onProvider('due');
  }
  const options = [
    { value: 'provider' as const, label: pay.provider, description: pay.providerBody },
    ...(paymentCard
      ? [
          {
            value: 'savedCard' as const,
            label: fill(pay.savedCard, paymentCard.lastFour),
            description: pay.savedCardBody,
          },
        ]
      : []),
    {
      value: 'newCard' as const,
      label: pay.newCard,
      description: fill(pay.newCardBody, due ?? ''),
    },
  ];
  return (
    <form noValidate method="dialog" className={`stack-5 mt-4 ${css.pay}`} onSubmit={submit}>
      {!isInRoom && <h2>{fill(pay.now, due ?? '')}</h2>}
      <RadioGroup
        id={`${id}method`}
        legend={pay.legend}
        options={options}
        value={method}
        onChange={setMethod}
      />
      <p className="ways filling">
        <Button type="submit">{fill(pay.now, due ?? '')}</Button>
        {!isInRoom && plan.later.count > 0 && (
          <Button look="secondary" onClick={() => onProvider('rest')}>
            {fill(pay.all, rest ?? '')}
          </Button>
        )}
      </p>
    </form>
  );
}
