import type { Dispatch } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import { SignInDeclined } from '../../parts/account/use-sign-in-again.ts';
import { tellFirstFault } from '../../parts/form/tell-first-fault.ts';
import { purchaseInput } from '../../parts/order/card-form-wire.ts';
import { cardFormErrors, faultsNamedIn, faultsOf } from '../../parts/order/judge-card-form.ts';
import {
  isSignedOut,
  type Problem,
  problemOf,
  processMuseumCard,
} from '../../parts/order/process-museum-card.ts';
import type { CreatedOrder } from '../../parts/payment/start-payment.ts';
import { currentPath, logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';
import type { BuyCardEvent, BuyCardState } from './buy-card-state.ts';
import type { BuyCardTexts } from './buy-card-texts.ts';

type Options = {
  state: BuyCardState;
  dispatch: Dispatch<BuyCardEvent>;
  texts: BuyCardTexts;
  /** False: nobody is signed in any more. */
  saveDraft: () => Promise<boolean>;
  withRecentSignIn: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** The code of the next step. */
  loadNextStep: () => Promise<void>;
  onAccepted: (accepted: { price: number; months: number }) => void;
};

/** The two calls of the purchase action: the check of the form, and the order when a method is chosen. */
export function usePurchase(options: Options) {
  const { state, dispatch, texts, saveDraft, withRecentSignIn, loadNextStep, onAccepted } = options;
  const { language, today } = usePage();
  const { form, billing, acceptedPrice } = state;

  function refuse({ title, messages, pendingPaymentUrl = null }: Problem) {
    const faults = faultsNamedIn(messages.join('\n'), form, texts.form.field);
    dispatch({ type: 'refused', title, messages, faults, pendingPaymentUrl });
    showToast({ label: title, message: messages.join('\n'), variant: 'error' });
  }

  function caught(error: unknown) {
    if (error instanceof SignInDeclined) return dispatch({ type: 'left' });
    if (isSignedOut(error)) return leaveSession();
    refuse(problemOf(error, texts.toast));
  }

  async function check() {
    dispatch({ type: 'checking' });
    const { form: faulty, registration, unexpected } = texts.toast;
    for (const label of [faulty.label, registration, unexpected.label]) withdrawToasts(label);
    try {
      const input = purchaseInput(form, { billing, language });
      const [isSignedIn, answer] = await Promise.all([
        saveDraft(),
        withRecentSignIn(() => processMuseumCard(input, true)),
        loadNextStep(),
      ]);
      // The check is for guests too; the page is not.
      if (!isSignedIn) return leaveSession();
      if (answer.isAccepted) return onAccepted(answer);
      refuse({ title: texts.toast.registration, ...answer });
    } catch (error) {
      caught(error);
    }
  }

  function submit() {
    if (state.isChecking) return;
    const errors = cardFormErrors(form, { billing, currentYear: yearOf(today) });
    const faults = faultsOf(errors, texts.form);
    if (!faults[0]) return void check();
    dispatch({ type: 'faulty', faults });
    tellFirstFault(faults, texts.toast.form);
  }

  /** Null: the server refused after all, or the person did not confirm; the page says so. */
  async function createOrder(): Promise<CreatedOrder | null> {
    const input = purchaseInput(form, { billing, language, price: acceptedPrice ?? undefined });
    try {
      const answer = await withRecentSignIn(() => processMuseumCard(input, false));
      if (answer.isAccepted) return answer.order;
      refuse({ title: texts.toast.registration, ...answer });
      return null;
    } catch (error) {
      if (error instanceof SignInDeclined) return null;
      throw error;
    }
  }

  return { submit, createOrder };
}

function leaveSession(): void {
  window.location.assign(logoutPath(currentPath()));
}
