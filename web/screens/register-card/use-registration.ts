import { type Dispatch, useReducer, useState } from 'react';
import type { RegistrationDraft } from '../../../contract/checkout/order-draft-calls.ts';
import { yearOf } from '../../../domain/base/local-date.ts';
import { useSignInAgain } from '../../parts/account/use-sign-in-again.tsx';
import { showFirstFault } from '../../parts/form/show-first-fault.ts';
import { cardFormErrors, faultsNamedIn, faultsOf } from '../../parts/order/card-form-errors.ts';
import {
  type CardFormEvent,
  type CardFormState,
  cardForm,
} from '../../parts/order/card-form-state.ts';
import { draftOf, formOfDraft } from '../../parts/order/card-form-wire.ts';
import {
  type Refusal,
  refusalOf,
  showRefusalToast,
  withdrawOrderToasts,
} from '../../parts/order/order-refusal.ts';
import { processMuseumCard } from '../../parts/order/process-museum-card.ts';
import { purchaseInput } from '../../parts/order/purchase-input.ts';
import { useGuestDraft } from '../../parts/order/use-draft.ts';
import { SignInDeclined } from '../../platform/call-error.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { logStep } from '../../platform/logging/flow-log.ts';
import { endFlow } from '../../platform/logging/page-logger.ts';
import { usePage } from '../../platform/page-context.tsx';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import type { texts } from '../../texts/fi/register-card.ts';

type Options = {
  form: CardFormState;
  dispatch: Dispatch<CardFormEvent>;
  cardAssetId: string;
  saveDraft: () => Promise<unknown>;
  texts: RegisterTexts;
};

/** Check, then registration. Stays busy until the thank-you page is open. */
export function useRegistration({ form, dispatch, cardAssetId, saveDraft, texts }: Options) {
  const { language, today, person, go, pathTo, scheme } = usePage();
  const [isLoading, setIsLoading] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const signIn = useSignInAgain();
  const { whileBusy } = useOneAtATime();

  function refuse(refusal: Refusal) {
    setIsLoading(false);
    setRefusal(refusal);
    const faults = faultsNamedIn(refusal.messages.join('\n'), form, texts.form.field);
    if (faults.length > 0) dispatch({ type: 'faulted', faults });
    showRefusalToast(refusal);
  }

  function process(validateOnly: boolean) {
    const input = purchaseInput(form, {
      billing: 'annually',
      language,
      terms: scheme.termsVersion,
      cardId: cardAssetId,
    });
    return signIn.withRecentSignIn(() => processMuseumCard(input, validateOnly));
  }

  async function register() {
    setIsLoading(true);
    setRefusal(null);
    const { toast } = texts;
    withdrawOrderToasts(toast);
    try {
      const [checked] = await Promise.all([process(true), saveDraft()]);
      const done = checked.isAccepted ? await process(false) : checked;
      if (!done.isAccepted) return refuse({ title: toast.refused, messages: done.messages });
      logStep('card registered', 'register-card');
      endFlow();
      const thanks = pathTo('Thank_You_For_Registration');
      // An account was created: only a full load applies the new session to all pages.
      if (done.order.accountId && !person) loadFullPage(thanks);
      else go(thanks);
    } catch (error) {
      if (error instanceof SignInDeclined) return setIsLoading(false);
      refuse(refusalOf(error, toast));
    }
  }

  function submit() {
    const context = { billing: 'annually', currentYear: yearOf(today) } as const;
    const faults = faultsOf(cardFormErrors(form, context), texts.form);
    if (!faults[0]) {
      dispatch({ type: 'passed' });
      return void whileBusy(register);
    }
    setRefusal(null);
    dispatch({ type: 'faulted', faults });
    showFirstFault(faults, texts.toast.form);
  }

  return { isLoading, refusal, signIn, submit };
}

type RegistrationFormOptions = { cardAssetId: string; draft: RegistrationDraft | null };

/** The form with its draft for this card. */
export function useRegistrationForm({ cardAssetId, draft }: RegistrationFormOptions) {
  const { person } = usePage();
  const [form, dispatch] = useReducer(cardForm, draft, (stored) =>
    openForm(stored, person?.emailAddress ?? null),
  );
  const saver = useGuestDraft('saveRegistrationDraft', () => ({
    cardAssetId,
    form: { ...draftOf(form, 'annually'), emailAddress: form.values.emailAddress },
  }));

  function change(event: CardFormEvent) {
    dispatch(event);
    saver.changed();
  }

  return { form, dispatch, change, saveDraft: saver.save };
}

/** A signed-in user's address is the account's, whatever the draft says. */
function openForm(stored: RegistrationDraft | null, ownAddress: string | null): CardFormState {
  if (!stored) return formOfDraft(null, ownAddress ?? '');
  const { emailAddress, ...draft } = stored;
  return formOfDraft(draft, ownAddress ?? emailAddress);
}

export type RegisterTexts = typeof texts;
