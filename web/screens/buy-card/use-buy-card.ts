import { useEffect, useReducer } from 'react';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { useSignInAgain } from '../../parts/account/use-sign-in-again.ts';
import type { CardFormEvent } from '../../parts/order/card-form-state.ts';
import { hasStep, stepIn, useAddressStep } from '../../platform/address-step.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { PageLocation } from '../../platform/screen.ts';
import type { BuyCardData } from './buy-card-data.ts';
import { buyCard, openBuyCard, shownStep } from './buy-card-state.ts';
import type { BuyCardTexts } from './buy-card-texts.ts';
import { purchaseAccepted, recallPurchase, rememberBilling } from './tab-memory.ts';
import { useDraft } from './use-draft.ts';
import { usePurchase } from './use-purchase.ts';

type Options = {
  data: BuyCardData;
  place: PageLocation;
  texts: BuyCardTexts;
  /** The code of the payment step. */
  loadNextStep: () => Promise<void>;
};

/** What the buy page is and does: its state, its step in the address, and what changes them. */
export function useBuyCard({ data, place, texts, loadNextStep }: Options) {
  const { person, product, pathTo, go } = usePage();
  const [state, dispatch] = useReducer(buyCard, data.draft, (draft) =>
    openBuyCard(draft, {
      emailAddress: person?.emailAddress ?? '',
      isUnderWay: hasStep(place.search),
      asked: stepIn(place.search),
    }),
  );
  const { form, billing } = state;
  const address = useAddressStep(place);
  const step = shownStep(state, address.step);
  const draft = useDraft(state);
  const signIn = useSignInAgain();
  const campaignCode = form.choices.hasCampaignCode ? form.values.campaignCode.trim() : null;

  useEffect(() => dispatch({ type: 'remembered', ...recallPurchase() }), []);

  const isOutOfReach = address.step > step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is put right once, when it has gone wrong
  useEffect(() => {
    if (isOutOfReach) address.replace(0);
  }, [isOutOfReach]);

  const purchase = usePurchase({
    state,
    dispatch,
    texts,
    saveDraft: draft.save,
    withRecentSignIn: signIn.withRecentSignIn,
    loadNextStep,
    onAccepted({ price, months }) {
      purchaseAccepted({ billing, campaignCode, price, productName: product.nominative });
      dispatch({ type: 'accepted', price, months });
      address.push(1);
    },
  });

  return {
    ...purchase,
    state,
    step,
    campaignCode,
    signIn,
    change(event: CardFormEvent) {
      dispatch({ type: 'form', event });
      draft.changed();
      // A failed guess costs nothing: the check asks again.
      loadNextStep().catch(() => undefined);
    },
    chooseBilling(chosen: BillingType) {
      // What is being checked is paid as it was when the button was pressed.
      if (state.isChecking) return;
      rememberBilling(chosen);
      dispatch({ type: 'billingChosen', billing: chosen });
      draft.changed();
    },
    /** spec 2: from the selector to the form, from the form to the front page; the stored billing type goes. */
    back() {
      rememberBilling('annually');
      if (step === 1) window.history.back();
      else go(pathTo('Home'));
    },
  };
}
