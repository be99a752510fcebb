import { type Dispatch, useState } from 'react';
import type { CallOutput } from '../../../contract/controllers.ts';
import { errorText } from '../../../contract/texts/error-text.ts';
import { giftFormErrors } from '../../../domain/gift/gift-form.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';
import type { Fault } from '../../parts/form/form-faults.ts';
import { tellFirstFault } from '../../parts/form/tell-first-fault.ts';
import type { CreatedOrder } from '../../parts/payment/start-payment.ts';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { logStep } from '../../platform/logging/flow-log.ts';
import { endFlow, log } from '../../platform/logging/page-logger.ts';
import { usePage } from '../../platform/page-context.tsx';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';
import type { GiftFormEvent, GiftFormState } from './gift-form-state.ts';
import type { GiftTexts } from './gift-texts.ts';
import { digitalInput, envelopeInput, judgedGift } from './gift-wire.ts';

/** spec 3: what is paid for, as the check answered it. */
export type GiftPrices = {
  unitPrice: number;
  price: number;
  purchasePrice: number;
  numberOfUnits: number;
  validityMonths: number;
  campaignCode: string | null;
};

type Options = {
  form: GiftFormState;
  dispatch: Dispatch<GiftFormEvent>;
  texts: GiftTexts;
  isDigital: boolean;
  accepted: GiftPrices | null;
  saveDraft: () => Promise<unknown>;
  onAccepted: (prices: GiftPrices) => void;
};
type Refusal = { title: string; messages: string[] };

/** The two calls of the purchase action: the check of the form, and the order when a method is chosen. */
export function useGiftPurchase(options: Options) {
  const { form, dispatch, texts, isDigital, accepted, saveDraft, onAccepted } = options;
  const { language } = usePage();
  const [isChecking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { toast } = texts.gift;

  function process(validateOnly: boolean) {
    const asked = { language, ...(validateOnly ? {} : { price: accepted?.purchasePrice }) };
    return isDigital
      ? callServer('MuseumCardGuestController', 'processDigitalGiftPurchase', {
          inputData: digitalInput(form, asked),
          validateOnly,
        })
      : callServer('MuseumCardGuestController', 'processEnvelopeGiftPurchase', {
          inputData: envelopeInput(form, asked),
          validateOnly,
        });
  }

  function refuse(told: Refusal) {
    setRefusal(told);
    showToast({ label: told.title, message: told.messages.join('\n'), variant: 'error' });
  }

  async function check() {
    setChecking(true);
    setRefusal(null);
    for (const label of [toast.form.label, toast.refused, toast.unexpected.label]) {
      withdrawToasts(label);
    }
    try {
      const [answer] = await Promise.all([process(true), saveDraft()]);
      if (answer.validationError) {
        logStep('check refused', 'buy-gift', 'WARN');
        return refuse({ title: toast.refused, messages: answer.validationError.split('\n') });
      }
      const prices = pricesOf(answer);
      dispatch({ type: 'passed' });
      onAccepted({
        ...prices,
        campaignCode: form.hasCampaignCode ? form.campaignCode.trim() : null,
      });
    } catch (error) {
      refuse(problemOf(error, toast));
    } finally {
      setChecking(false);
    }
  }

  function submit() {
    if (isChecking) return;
    const faults = faultsIn(form, isDigital, texts);
    if (!faults[0]) return void check();
    dispatch({ type: 'faulted', faults });
    tellFirstFault(faults, toast.form);
  }

  /** Null: the server refused after all; the page says so. */
  async function createOrder(): Promise<CreatedOrder | null> {
    const made = await process(false);
    if (made.validationError) {
      refuse({ title: toast.refused, messages: made.validationError.split('\n') });
      return null;
    }
    return { eventIds: made.purchaseMuseumCardEventIds, accountId: made.buyerPersonAccountId };
  }

  return { isChecking, refusal, submit, createOrder };
}

type Answer = CallOutput<'MuseumCardGuestController', 'processDigitalGiftPurchase'>;

/** An answer that makes no sense is thrown. */
function pricesOf(answer: Answer): Omit<GiftPrices, 'campaignCode'> {
  const { unitPrice, price, purchasePrice, numberOfUnits, validityMonths } = answer;
  if (unitPrice === null || price === null || purchasePrice === null) {
    throw new Error('accepted without a price');
  }
  return {
    unitPrice,
    price,
    purchasePrice,
    numberOfUnits,
    validityMonths: validityMonths ?? CARD_MONTHS,
  };
}

/** The first fault of each field, in words. */
export function faultsIn(form: GiftFormState, isDigital: boolean, { form: words }: GiftTexts) {
  const errors = giftFormErrors(judgedGift(form, isDigital), { now: Date.now() });
  const firsts = errors.filter(
    (error, place) => errors.findIndex(({ field }) => field === error.field) === place,
  );
  return firsts.map((error): Fault => ({ field: error.field, text: errorText(error, words) }));
}

/** It is logged; nothing of the form is in the log. */
function problemOf(error: unknown, toast: GiftTexts['gift']['toast']): Refusal {
  log('ERROR', 'gift check failed', { error, source: 'buy-gift' });
  endFlow();
  if (error instanceof CallError && error.status === 0) {
    return { title: toast.refused, messages: [toast.offline] };
  }
  if (error instanceof CallError && error.isReadable) {
    return { title: toast.refused, messages: error.messages };
  }
  return { title: toast.unexpected.label, messages: [toast.unexpected.body] };
}
