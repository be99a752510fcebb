import { useReducer } from 'react';
import type { CompanyDraft } from '../../../contract/checkout/order-draft-calls.ts';
import { fromEuros } from '../../../domain/base/cents.ts';
import { yearOf } from '../../../domain/base/local-date.ts';
import { needsAddress } from '../../../domain/company/company-order-form.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { shopItem } from '../../../domain/tracking/shop-item.ts';
import { showFirstFault } from '../../parts/form/show-first-fault.ts';
import { faultsOf } from '../../parts/order/card-form-errors.ts';
import {
  type Refusal,
  refusalOf,
  showRefusalToast,
  withdrawOrderToasts,
} from '../../parts/order/order-refusal.ts';
import type { CreatedOrder } from '../../parts/order/process-museum-card.ts';
import { useAddToCart } from '../../parts/order/use-add-to-cart.ts';
import { useGuestDraft } from '../../parts/order/use-draft.ts';
import { useAddressStep } from '../../platform/address-step.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { PageLocation } from '../../platform/screen.ts';
import { removeValue } from '../../platform/session-store.ts';
import { trackBeginCheckout } from '../../platform/tracking.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import type { CompanyData, CompanyPrice, CompanyTexts } from './company-order-data.ts';
import {
  type CompanyEvent,
  type CompanyState,
  companyOrder,
  draftOf,
  openForm,
  shownStep,
} from './company-state.ts';
import { campaignCodeOf, companyFormErrors, companyInput } from './company-wire.ts';

/** Both calls of a company order: the check of the form, and the order once a method is chosen. */
export function useCompanyOrder(place: PageLocation, data: CompanyData, texts: CompanyTexts) {
  const { language, go, pathTo, scheme } = usePage();
  const { state, step, update, dispatch, saveDraft, goToPayment } = useCompanyForm(
    place,
    data.draft,
  );
  const trackCheckout = useOrderTracking(data.price);
  const rules = useRules(state, data.price);
  const { whileBusy } = useOneAtATime();

  function refuse({ title, messages }: Refusal) {
    update({ type: 'refused', title, messages });
    showRefusalToast({ title, messages });
  }

  const process = (validateOnly: boolean) =>
    callServer('MuseumCardGuestController', 'processMuseumCardCompanyOrder', {
      inputData: companyInput(state, { language, terms: scheme.termsVersion }),
      validateOnly,
    });

  async function check() {
    update({ type: 'checking' });
    const { toast } = texts;
    withdrawOrderToasts(toast);
    try {
      const [answer] = await Promise.all([process(true), saveDraft()]);
      const { validationError, purchasePrice, unitPrice } = answer;
      if (validationError || purchasePrice === null || unitPrice === null) {
        const messages = (validationError ?? toast.unexpected.body).split('\n');
        return refuse({ title: toast.refused, messages });
      }
      // A pending renewal of this tab does not belong to this order.
      removeValue('renewalPending');
      trackCheckout(state, unitPrice);
      const validityMonths = answer.validityMonths ?? CARD_MONTHS;
      update({ type: 'accepted', purchasePrice, unitPrice, validityMonths });
      goToPayment();
    } catch (error) {
      refuse(refusalOf(error, toast));
    }
  }

  function submit() {
    const faults = faultsOf(rules.errors(), texts.form);
    if (!faults[0]) return void whileBusy(check);
    update({ type: 'faulty', faults });
    showFirstFault(faults, texts.toast.form);
  }

  /** Null: refused; the page shows it. */
  async function createOrder(): Promise<CreatedOrder | null> {
    const answer = await process(false);
    if (!answer.validationError) {
      const { purchaseMuseumCardEventIds: eventIds, buyerPersonAccountId: accountId } = answer;
      return { eventIds, accountId };
    }
    refuse({ title: texts.toast.refused, messages: answer.validationError.split('\n') });
    return null;
  }

  function back() {
    if (step === 1) window.history.back();
    else go(pathTo('Home'));
  }

  return { state, dispatch, step, submit, createOrder, back, ...rules };
}

/** Errors of the form, and whether it needs a postal address. */
function useRules(state: CompanyState, price: CompanyPrice) {
  const { today, scheme } = usePage();
  const currentYear = yearOf(today);
  const { plasticCountries } = scheme;
  const { limits } = scheme.facts;
  const unitPrice = price && fromEuros(price.unitPrice);
  return {
    errors: () => companyFormErrors(state, { currentYear, unitPrice, limits, plasticCountries }),
    asksAddress: needsAddress({ ...state.values, delivery: state.delivery }, unitPrice, limits),
  };
}

/** The form, its step in the URL, and its draft on the server. */
function useCompanyForm(place: PageLocation, opened: CompanyDraft | null) {
  const [state, update] = useReducer(companyOrder, opened, openForm);
  const draft = useGuestDraft('saveCompanyDraft', () => ({ form: draftOf(state) }));
  const { step, push } = useAddressStep(place, (asked) => shownStep(state, asked));

  /** A change by the user: also saved as a draft. */
  function dispatch(event: CompanyEvent) {
    update(event);
    draft.changed();
  }

  return {
    state,
    step,
    update,
    dispatch,
    saveDraft: draft.save,
    goToPayment: () => push(1),
  };
}

/** Tracks once that the form was opened, and each time that the server accepted it. */
function useOrderTracking(price: CompanyPrice) {
  const productName = usePage().product.nominative;
  useAddToCart(() => {
    if (!price) return null;
    const { unitPrice } = price;
    return shopItem({ id: 'company-digital', price: unitPrice, campaignCode: null, productName });
  });

  return (state: CompanyState, unitPrice: number) => {
    const id = state.delivery === 'envelope' ? 'company-envelope' : 'company-digital';
    const campaignCode = campaignCodeOf(state);
    const quantity = Number(state.values.numberOfUnits);
    trackBeginCheckout([shopItem({ id, productName, price: unitPrice, quantity, campaignCode })]);
  };
}
