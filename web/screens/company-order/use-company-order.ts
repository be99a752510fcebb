import { yearOf } from '../../../domain/base/local-date.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';
import { tellFirstFault } from '../../parts/form/tell-first-fault.ts';
import { faultsOf } from '../../parts/order/judge-card-form.ts';
import { problemOf } from '../../parts/order/process-museum-card.ts';
import type { CreatedOrder } from '../../parts/payment/start-payment.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { PageLocation } from '../../platform/screen.ts';
import { removeValue } from '../../platform/session-store.ts';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';
import type { CompanyData } from './company-order-data.ts';
import type { CompanyTexts } from './company-texts.ts';
import { companyFaults, companyInput } from './company-wire.ts';
import { useCompanyForm } from './use-company-form.ts';
import { useTrackedOrder } from './use-tracked-order.ts';

/** The two calls of a company order: the check of the form, and the order when a method is chosen. */
export function useCompanyOrder(place: PageLocation, data: CompanyData, texts: CompanyTexts) {
  const { language, today, go, pathTo } = usePage();
  const { state, step, tell, dispatch, saveDraft, goToPayment } = useCompanyForm(place, data.draft);
  const tellOfCheckout = useTrackedOrder(data.price);

  function refuse({ title, messages }: { title: string; messages: string[] }) {
    tell({ type: 'refused', title, messages });
    showToast({ label: title, message: messages.join('\n'), variant: 'error' });
  }

  const ask = (validateOnly: boolean) =>
    callServer('MuseumCardGuestController', 'processMuseumCardCompanyOrder', {
      inputData: companyInput(state, language),
      validateOnly,
    });

  async function check() {
    tell({ type: 'checking' });
    const { toast } = texts;
    const { form, registration, unexpected } = toast;
    for (const label of [form.label, registration, unexpected.label]) withdrawToasts(label);
    try {
      const [answer] = await Promise.all([ask(true), saveDraft()]);
      const { validationError, purchasePrice, unitPrice } = answer;
      if (validationError || purchasePrice === null || unitPrice === null) {
        const messages = (validationError ?? toast.unexpected.body).split('\n');
        return refuse({ title: toast.registration, messages });
      }
      // A flag of a renewal that was begun in this tab is not about this order.
      removeValue('renewalPending');
      tellOfCheckout(state, unitPrice);
      const validityMonths = answer.validityMonths ?? CARD_MONTHS;
      tell({ type: 'accepted', purchasePrice, unitPrice, validityMonths });
      goToPayment();
    } catch (error) {
      refuse(problemOf(error, toast));
    }
  }

  function submit() {
    if (state.isChecking) return;
    const faults = faultsOf(companyFaults(state, yearOf(today)), texts.form);
    if (!faults[0]) return void check();
    tell({ type: 'faulty', faults });
    tellFirstFault(faults, texts.toast.form);
  }

  /** Null: the server refused after all; the page says so. */
  async function createOrder(): Promise<CreatedOrder | null> {
    const answer = await ask(false);
    if (!answer.validationError) {
      const { purchaseMuseumCardEventIds: eventIds, buyerPersonAccountId: accountId } = answer;
      return { eventIds, accountId };
    }
    refuse({ title: texts.toast.registration, messages: answer.validationError.split('\n') });
    return null;
  }

  function back() {
    if (step === 1) window.history.back();
    else go(pathTo('Home'));
  }

  return { state, dispatch, step, submit, createOrder, back };
}
