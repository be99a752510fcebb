import type { ActionKind } from '../../../../domain/office/actions.ts';
import type { ActionForm } from './action-form.ts';
import { changeAddressForm } from './change-address-form.tsx';
import { addCampaignCodesForm, editCampaignForm } from './change-campaign-forms.tsx';
import { changeEmailForm } from './change-email-form.tsx';
import { endContractForm, moveDueForm, retryChargeForm } from './contract-forms.tsx';
import { correctForm } from './correct-form.tsx';
import { createCampaignForm } from './create-campaign-form.tsx';
import { cancelDocumentForm, publishDocumentForm } from './document-forms.tsx';
import { endBounceForm } from './end-bounce-form.tsx';
import { endCampaignForm } from './end-campaign-form.tsx';
import { cancelFactForm, planFactForm } from './fact-forms.tsx';
import { freePaymentForm } from './free-payment-form.tsx';
import { goodwillForm } from './goodwill-form.tsx';
import { mergePeopleForm } from './merge-people-form.tsx';
import { moveCardForm, moveOrderForm } from './move-forms.tsx';
import { addMuseumForm, editMuseumForm, importMuseumsForm } from './museum-forms.tsx';
import { noteForm } from './note-form.tsx';
import { openSchemeForm } from './open-scheme-form.tsx';
import { payRefundForm } from './pay-refund-form.tsx';
import { cancelPricesForm, planPricesForm } from './price-plan-forms.tsx';
import { refundForm } from './refund-form.tsx';
import { changeRefundLimitForm } from './refund-limit-form.tsx';
import { replaceNumberForm } from './replace-number-form.tsx';
import { resendLetterForm } from './resend-letter-form.tsx';
import { rewordTextForm } from './reword-text-form.tsx';

/** What staff fill in for each kind, in the order of the panel. A new action is a row here. */
export const ACTION_FORMS: { [Kind in ActionKind]: ActionForm<Kind> } = {
  addMuseum: addMuseumForm,
  cancelFact: cancelFactForm,
  cancelPrices: cancelPricesForm,
  changeAddress: changeAddressForm,
  changeEmail: changeEmailForm,
  changeRefundLimit: changeRefundLimitForm,
  correct: correctForm,
  endBounce: endBounceForm,
  addCampaignCodes: addCampaignCodesForm,
  createCampaign: createCampaignForm,
  editCampaign: editCampaignForm,
  endCampaign: endCampaignForm,
  editMuseum: editMuseumForm,
  endContract: endContractForm,
  freePayment: freePaymentForm,
  goodwill: goodwillForm,
  importMuseums: importMuseumsForm,
  mergePeople: mergePeopleForm,
  moveCard: moveCardForm,
  moveDue: moveDueForm,
  moveOrder: moveOrderForm,
  note: noteForm,
  payRefund: payRefundForm,
  planFact: planFactForm,
  openScheme: openSchemeForm,
  planPrices: planPricesForm,
  refund: refundForm,
  replaceNumber: replaceNumberForm,
  resendLetter: resendLetterForm,
  rewordText: rewordTextForm,
  publishDocument: publishDocumentForm,
  cancelDocument: cancelDocumentForm,
  retryCharge: retryChargeForm,
};
