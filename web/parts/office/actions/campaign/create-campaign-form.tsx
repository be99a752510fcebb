import { useLayoutEffect, useState } from 'react';
import type { ActionForm, FormProps } from '../action-form.ts';
import { CampaignCodeFields } from './campaign-code-fields.tsx';
import { codeFaults, offerFaults } from './campaign-form-faults.ts';
import { CampaignOfferFields } from './campaign-offer-fields.tsx';
import { inputIn, planIn, type TypedCampaign } from './campaign-typed.ts';

/** Offer, products, period and codes; below, the buyer's view. */
function Form({ texts, subject, onInput }: FormProps<'createCampaign'>) {
  const { today, drawPreview, drawWay } = subject;
  const [typed, setTyped] = useState<TypedCampaign>(() => begunOn(today));
  const change = (next: Partial<TypedCampaign>) => setTyped((now) => ({ ...now, ...next }));
  const plan = planIn(typed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(
    () => onInput(inputIn(typed), [...offerFaults(typed, today), ...codeFaults(typed)]),
    [typed],
  );

  return (
    <>
      <CampaignOfferFields texts={texts} typed={typed} today={today} onChange={change} />
      <CampaignCodeFields texts={texts} typed={typed} onChange={change} />
      {plan && drawPreview(plan, typed.source === 'one' ? typed.code : null)}
      {drawWay(inputIn(typed))}
    </>
  );
}

function begunOn(today: string): TypedCampaign {
  return {
    name: '',
    kind: 'amountOff',
    value: '',
    purchaseKinds: ['standard'],
    billingTypes: ['annually'],
    validFrom: today,
    validUntil: '',
    source: 'one',
    code: '',
    useLimit: '',
    personLimit: '',
    count: '',
    prefix: '',
    content: null,
  };
}

export const createCampaignForm: ActionForm<'createCampaign'> = { Form };
