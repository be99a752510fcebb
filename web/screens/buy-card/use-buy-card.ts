import { useEffect, useEffectEvent, useReducer } from 'react';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { useSignInAgain } from '../../parts/account/use-sign-in-again.tsx';
import type { CardFormEvent } from '../../parts/order/card-form-state.ts';
import type { Order } from '../../parts/order/order-summary.tsx';
import { hasStep, stepIn, useAddressStep } from '../../platform/address-step.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { PageLocation, ShellTexts } from '../../platform/screen.ts';
import type { BuyCardData, BuyCardTexts } from './buy-card-data.ts';
import { buyCard, openBuyCard, shownStep } from './buy-card-state.ts';
import {
  beginCheckout,
  storeBilling,
  storedPurchase,
  usePurchaseDraft,
} from './purchase-session.ts';
import { usePurchase } from './use-purchase.ts';

type Options = {
  data: BuyCardData;
  place: PageLocation;
  texts: BuyCardTexts;
  loadPaymentStep: () => Promise<void>;
};

/** State of the buy page, its step in the URL, and its actions. */
export function useBuyCard({ data, place, texts, loadPaymentStep }: Options) {
  const { person, product, pathTo, go, scheme } = usePage();
  const { isMonthlyOffered } = scheme.facts;
  const [state, dispatch] = useReducer(buyCard, data.draft, (draft) =>
    openBuyCard(draft, {
      emailAddress: person?.emailAddress ?? '',
      hasStep: hasStep(place.search),
      requested: stepIn(place.search),
    }),
  );
  const { form, billing } = state;
  const { step, push } = useAddressStep(place, (asked) => shownStep(state, asked));
  const draft = usePurchaseDraft(state);
  const signIn = useSignInAgain();
  const campaignCode = form.choices.hasCampaignCode ? form.values.campaignCode.trim() : null;

  const restore = useEffectEvent(() => {
    const stored = storedPurchase();
    const billing = isMonthlyOffered ? stored.billing : 'annually';
    dispatch({ type: 'restored', ...stored, billing });
  });
  useEffect(() => restore(), []);

  const purchase = usePurchase({
    state,
    dispatch,
    texts,
    saveDraft: draft.save,
    withRecentSignIn: signIn.withRecentSignIn,
    loadPaymentStep,
    onAccepted({ price, months, note }) {
      beginCheckout({ billing, campaignCode, price, productName: product.nominative });
      dispatch({ type: 'accepted', price, months, note });
      push(1);
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
      // A failed preload is harmless: the check loads it again.
      loadPaymentStep().catch(() => undefined);
    },
    chooseBilling(chosen: BillingType) {
      // The check uses the billing type of the pressed button.
      if (state.isChecking) return;
      storeBilling(chosen);
      dispatch({ type: 'billingChosen', billing: chosen });
      draft.changed();
    },
    /** From the payment step to the form, from the form to the front page; clears the stored billing type. */
    back() {
      storeBilling('annually');
      if (step === 1) window.history.back();
      else go(pathTo('Home'));
    },
  };
}

/** Props of both steps. */
export type StepProps = {
  texts: BuyCardTexts;
  shell: ShellTexts;
  buying: ReturnType<typeof useBuyCard>;
  order: Order;
  /** Null: this step has no heading now. */
  title: string | null;
};
