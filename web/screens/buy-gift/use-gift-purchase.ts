import { type Dispatch, useState } from 'react';
import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { PageScheme } from '../../../contract/page/page-render.ts';
import { giftFormErrors } from '../../../domain/gift/gift-form.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import type { Fault } from '../../parts/form/form-faults.ts';
import { showFirstFault } from '../../parts/form/show-first-fault.ts';
import { faultsOf } from '../../parts/order/card-form-errors.ts';
import {
  type Refusal,
  refusalOf,
  showRefusalToast,
  withdrawOrderToasts,
} from '../../parts/order/order-refusal.ts';
import type { CreatedOrder } from '../../parts/order/process-museum-card.ts';
import { callServer } from '../../platform/call-server.ts';
import { logStep } from '../../platform/logging/flow-log.ts';
import { usePage } from '../../platform/page-context.tsx';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import type { GiftFormEvent, GiftFormState } from './gift-form-state.ts';
import type { GiftTexts } from './gift-texts.ts';
import { digitalInput, envelopeInput, giftRulesInput } from './gift-wire.ts';

/** Prices returned by the check. */
export type GiftPrices = {
  unitPrice: number;
  price: number;
  purchasePrice: number;
  numberOfUnits: number;
  validityMonths: number;
  priorPriceNote: string | null;
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

/** Both calls of the gift purchase: the check of the form, and the order once a method is chosen. */
export function useGiftPurchase(options: Options) {
  const { form, dispatch, texts, isDigital, accepted, saveDraft, onAccepted } = options;
  const { language, scheme } = usePage();
  const { isBusy: isChecking, whileBusy } = useOneAtATime();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { toast } = texts.gift;

  function process(validateOnly: boolean) {
    const terms = scheme.termsVersion;
    const options = {
      language,
      terms,
      ...(validateOnly ? {} : { price: accepted?.purchasePrice }),
    };
    return isDigital
      ? callServer('MuseumCardGuestController', 'processDigitalGiftPurchase', {
          inputData: digitalInput(form, options),
          validateOnly,
        })
      : callServer('MuseumCardGuestController', 'processEnvelopeGiftPurchase', {
          inputData: envelopeInput(form, options),
          validateOnly,
        });
  }

  function refuse(refusal: Refusal) {
    setRefusal(refusal);
    showRefusalToast(refusal);
  }

  async function check() {
    setRefusal(null);
    withdrawOrderToasts(toast);
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
      refuse(refusalOf(error, toast, { message: 'gift check failed', source: 'buy-gift' }));
    }
  }

  function submit() {
    const faults = giftFaults(form, isDigital, scheme, texts);
    if (!faults[0]) return void whileBusy(check);
    dispatch({ type: 'faulted', faults });
    showFirstFault(faults, toast.form);
  }

  /** Null: refused; the page shows it. */
  async function createOrder(): Promise<CreatedOrder | null> {
    const created = await process(false);
    if (created.validationError) {
      refuse({ title: toast.refused, messages: created.validationError.split('\n') });
      return null;
    }
    return {
      eventIds: created.purchaseMuseumCardEventIds,
      accountId: created.buyerPersonAccountId,
    };
  }

  return { isChecking, refusal, submit, createOrder };
}

type Answer = CallOutput<'MuseumCardGuestController', 'processDigitalGiftPurchase'>;

/** Throws when an accepted form has no price. */
function pricesOf(answer: Answer): Omit<GiftPrices, 'campaignCode'> {
  const { unitPrice, price, purchasePrice, numberOfUnits, validityMonths, priorPriceNote } = answer;
  if (unitPrice === null || price === null || purchasePrice === null) {
    throw new Error('accepted without a price');
  }
  return {
    unitPrice,
    price,
    purchasePrice,
    numberOfUnits,
    validityMonths: validityMonths ?? CARD_MONTHS,
    priorPriceNote,
  };
}

export function giftFaults(
  form: GiftFormState,
  isDigital: boolean,
  { facts, plasticCountries }: Pick<PageScheme, 'facts' | 'plasticCountries'>,
  texts: GiftTexts,
): Fault[] {
  const { giftsInOrder } = facts.limits;
  const rules = { now: Date.now(), giftsInOrder, plasticCountries };
  const errors = giftFormErrors(giftRulesInput(form, isDigital), rules);
  return faultsOf(errors, texts.form);
}
