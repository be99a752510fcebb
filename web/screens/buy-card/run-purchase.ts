import type { Dispatch } from 'react';
import type { Language } from '../../../domain/base/language.ts';
import { type LocalDate, yearOf } from '../../../domain/base/local-date.ts';
import type { Fault } from '../../parts/form/form-faults.ts';
import { showFirstFault } from '../../parts/form/show-first-fault.ts';
import {
  cardFormErrors,
  faultsNamedIn,
  faultsOf,
  isFixed,
} from '../../parts/order/card-form-errors.ts';
import {
  type Refusal,
  refusalOf,
  showRefusalToast,
  withdrawOrderToasts,
} from '../../parts/order/order-refusal.ts';
import {
  type CreatedOrder,
  isSignedOut,
  processMuseumCard,
} from '../../parts/order/process-museum-card.ts';
import { purchaseInput } from '../../parts/order/purchase-input.ts';
import { SignInDeclined } from '../../platform/call-error.ts';
import { currentPath, logoutPath } from '../../platform/logout.ts';
import type { BuyCardTexts } from './buy-card-data.ts';
import type { BuyCardEvent, BuyCardState } from './buy-card-state.ts';

export type PurchaseOptions = {
  state: BuyCardState;
  dispatch: Dispatch<BuyCardEvent>;
  texts: BuyCardTexts;
  /** False: signed out. */
  saveDraft: () => Promise<boolean>;
  withRecentSignIn: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  loadPaymentStep: () => Promise<void>;
  onAccepted: (accepted: { price: number; months: number; note: string | null }) => void;
};

type Run = PurchaseOptions & { language: Language; today: LocalDate; terms: string };

/** Validation and both calls of the purchase. Loaded while the form is filled in, as it is not needed before. */
export function runPurchase(run: Run) {
  const { state, dispatch, texts, saveDraft, withRecentSignIn, loadPaymentStep, onAccepted } = run;
  const { language, terms } = run;
  const { form, billing, acceptedPrice } = state;
  const context = { billing, currentYear: yearOf(run.today) };

  function refuse(refusal: Refusal) {
    const faults = faultsNamedIn(refusal.messages.join('\n'), form, texts.form.field);
    dispatch({ type: 'refused', refusal, faults });
    showRefusalToast(refusal);
  }

  function handleError(error: unknown) {
    if (error instanceof SignInDeclined) return dispatch({ type: 'cancelled' });
    if (isSignedOut(error)) return leaveSession();
    refuse(refusalOf(error, texts.toast));
  }

  async function check() {
    dispatch({ type: 'checking' });
    withdrawOrderToasts(texts.toast);
    try {
      const input = purchaseInput(form, { billing, language, terms });
      const [isSignedIn, answer] = await Promise.all([
        saveDraft(),
        withRecentSignIn(() => processMuseumCard(input, true)),
        loadPaymentStep(),
      ]);
      // The check works for guests too, so the session must be verified here.
      if (!isSignedIn) return leaveSession();
      if (answer.isAccepted) return onAccepted(answer);
      refuse({ title: texts.toast.refused, ...answer });
    } catch (error) {
      handleError(error);
    }
  }

  return {
    isFixed: (fault: Fault) => isFixed(fault, form, context),

    async submit(): Promise<void> {
      const faults = faultsOf(cardFormErrors(form, context), texts.form);
      if (!faults[0]) return check();
      dispatch({ type: 'faulty', faults });
      showFirstFault(faults, texts.toast.form);
    },

    /** Null: refused, or the sign-in was cancelled; the page shows it. */
    async createOrder(): Promise<CreatedOrder | null> {
      const price = acceptedPrice ?? undefined;
      const input = purchaseInput(form, { billing, language, terms, price });
      try {
        const answer = await withRecentSignIn(() => processMuseumCard(input, false));
        if (answer.isAccepted) return answer.order;
        refuse({ title: texts.toast.refused, ...answer });
        return null;
      } catch (error) {
        if (error instanceof SignInDeclined) return null;
        throw error;
      }
    },
  };
}

function leaveSession(): void {
  window.location.assign(logoutPath(currentPath()));
}
