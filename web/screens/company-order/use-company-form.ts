import { useEffect, useReducer } from 'react';
import type { CompanyDraft } from '../../../contract/order-draft-calls.ts';
import { useOrderDraft } from '../../parts/order/use-order-draft.ts';
import { useAddressStep } from '../../platform/address-step.ts';
import type { PageLocation } from '../../platform/screen.ts';
import { type CompanyEvent, companyOrder, draftOf, openForm, shownStep } from './company-state.ts';

/** The form as it stands, its step in the address, and its draft on the server. */
export function useCompanyForm(place: PageLocation, opened: CompanyDraft | null) {
  const [state, tell] = useReducer(companyOrder, opened, openForm);
  const draft = useOrderDraft('saveCompanyDraft', () => ({ form: draftOf(state) }));
  const address = useAddressStep(place);
  const step = shownStep(state, address.step);

  const isOutOfReach = address.step > step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is put right once, when it has gone wrong
  useEffect(() => {
    if (isOutOfReach) address.replace(0);
  }, [isOutOfReach]);

  /** What somebody typed or chose. */
  function dispatch(event: CompanyEvent) {
    tell(event);
    draft.changed();
  }

  return { state, step, tell, dispatch, saveDraft: draft.save, goToPayment: () => address.push(1) };
}
