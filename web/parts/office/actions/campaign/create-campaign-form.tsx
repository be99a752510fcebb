import type { ActionForm, FieldsProps } from '../action-form.ts';
import { CampaignCodeFields } from './campaign-code-fields.tsx';
import { codeFaults, offerFaults } from './campaign-form-faults.ts';
import { CampaignOfferFields } from './campaign-offer-fields.tsx';
import { inputIn, planIn, type TypedCampaign } from './campaign-typed.ts';

/** Offer, products, period and codes; below, the buyer's view. */
function Fields(props: FieldsProps<'createCampaign', TypedCampaign>) {
  const { subject, typed } = props;
  const { today, drawPreview, drawWay } = subject;
  const plan = planIn(typed);
  return (
    <>
      <CampaignOfferFields {...props} today={today} />
      <CampaignCodeFields {...props} />
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

export const createCampaignForm: ActionForm<'createCampaign', TypedCampaign> = {
  Fields,
  begin: ({ today }) => begunOn(today),
  inputOf: inputIn,
  faultsOf: (typed, { today }) => [...offerFaults(typed, today), ...codeFaults(typed)],
};
