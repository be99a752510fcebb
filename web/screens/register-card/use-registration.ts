import { type Dispatch, useState } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import { SignInDeclined, useSignInAgain } from '../../parts/account/use-sign-in-again.ts';
import { tellFirstFault } from '../../parts/form/tell-first-fault.ts';
import type { CardFormEvent, CardFormState } from '../../parts/order/card-form-state.ts';
import { purchaseInput } from '../../parts/order/card-form-wire.ts';
import { cardFormErrors, faultsNamedIn, faultsOf } from '../../parts/order/judge-card-form.ts';
import {
  type Problem,
  problemOf,
  processMuseumCard,
} from '../../parts/order/process-museum-card.ts';
import { logStep } from '../../platform/logging/flow-log.ts';
import { endFlow } from '../../platform/logging/page-logger.ts';
import { usePage } from '../../platform/page-context.tsx';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';
import type { RegisterTexts } from './register-texts.ts';

type Options = {
  form: CardFormState;
  dispatch: Dispatch<CardFormEvent>;
  cardAssetId: string;
  saveDraft: () => Promise<unknown>;
  texts: RegisterTexts;
};

/** The check and then the registration itself. The loading flag stays on until the thank-you page is there. */
export function useRegistration({ form, dispatch, cardAssetId, saveDraft, texts }: Options) {
  const { language, today, go, pathTo } = usePage();
  const [isLoading, setIsLoading] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const signIn = useSignInAgain();

  function refuse(problem: Problem) {
    setIsLoading(false);
    setRefusal(problem);
    const message = problem.messages.join('\n');
    const faults = faultsNamedIn(message, form, texts.form.field);
    if (faults.length > 0) dispatch({ type: 'faulted', faults });
    showToast({ label: problem.title, message, variant: 'error' });
  }

  /** Null: nothing was said against it. */
  async function process(validateOnly: boolean): Promise<string[] | null> {
    const input = purchaseInput(form, { billing: 'annually', language, cardId: cardAssetId });
    const answer = await signIn.withRecentSignIn(() => processMuseumCard(input, validateOnly));
    return answer.isAccepted ? null : answer.messages;
  }

  async function register() {
    setIsLoading(true);
    setRefusal(null);
    const { toast } = texts;
    for (const label of [toast.form.label, toast.registration, toast.unexpected.label]) {
      withdrawToasts(label);
    }
    try {
      const [against] = await Promise.all([process(true), saveDraft()]);
      const messages = against ?? (await process(false));
      if (messages) return refuse({ title: toast.registration, messages });
      logStep('card registered', 'register-card');
      endFlow();
      go(pathTo('Thank_You_For_Registration'));
    } catch (error) {
      if (error instanceof SignInDeclined) return setIsLoading(false);
      refuse(problemOf(error, toast));
    }
  }

  function submit() {
    if (isLoading) return;
    const context = { billing: 'annually', currentYear: yearOf(today) } as const;
    const faults = faultsOf(cardFormErrors(form, context), texts.form);
    if (!faults[0]) {
      dispatch({ type: 'passed' });
      return void register();
    }
    setRefusal(null);
    dispatch({ type: 'faulted', faults });
    tellFirstFault(faults, texts.toast.form);
  }

  return { isLoading, refusal, signIn, submit };
}
