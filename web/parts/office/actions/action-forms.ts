import type { ActionKind } from '../../../../domain/office/actions.ts';
import type { ActionForm } from './action-form.ts';
import { addCampaignCodesForm, editCampaignForm } from './campaign/change-campaign-forms.tsx';
import { createCampaignForm } from './campaign/create-campaign-form.tsx';
import { endCampaignForm } from './campaign/end-campaign-form.tsx';
import { changeAddressForm } from './change-address/change-address-form.tsx';
import { changeEmailForm } from './change-email/change-email-form.tsx';
import { correctForm } from './correct/correct-form.tsx';
import { publishDocumentForm } from './document/document-forms.tsx';
import { planFactForm } from './fact/fact-forms.tsx';
import { goodwillForm } from './goodwill/goodwill-form.tsx';
import { contractForm, moveDueForm } from './instalment/contract-forms.tsx';
import { mergePeopleForm } from './merge-people/merge-people-form.tsx';
import { moveCardForm, moveOrderForm } from './move/move-forms.tsx';
import { importMuseumsForm, museumForm } from './museum/museum-forms.tsx';
import { noteForm } from './note/note-form.tsx';
import { payRefundForm } from './pay-refund/pay-refund-form.tsx';
import { planPricesForm } from './price-plan/price-plan-forms.tsx';
import { refundForm } from './refund/refund-form.tsx';
import { changeRefundLimitForm } from './refund-limit/refund-limit-form.tsx';
import { replaceNumberForm } from './replace-number/replace-number-form.tsx';
import { resendLetterForm } from './resend-letter/resend-letter-form.tsx';
import { rewordTextForm } from './reword-text/reword-text-form.tsx';

/** The form of each action, in the order of the panel. A new action is a row here; those without fields stand whole in it. */
export const ACTION_FORMS: { [Kind in ActionKind]: ActionForm<Kind> } = {
  addMuseum: museumForm,
  cancelFact: { inputOf: (_, { fact }) => ({ topic: fact.topic, from: fact.from }) },
  cancelPrices: { inputOf: (_, { change }) => ({ from: change.validFrom }) },
  changeAddress: changeAddressForm,
  changeEmail: changeEmailForm,
  changeRefundLimit: changeRefundLimitForm,
  correct: correctForm,
  endBounce: { inputOf: (_, { bounce }) => ({ mailId: bounce.id }) },
  addCampaignCodes: addCampaignCodesForm,
  createCampaign: createCampaignForm,
  editCampaign: editCampaignForm,
  endCampaign: endCampaignForm,
  editMuseum: museumForm,
  endContract: contractForm,
  freePayment: { inputOf: (_, { payment }) => ({ paymentId: payment.id }) },
  goodwill: goodwillForm,
  importMuseums: importMuseumsForm,
  mergePeople: mergePeopleForm,
  moveCard: moveCardForm,
  moveDue: moveDueForm,
  moveOrder: moveOrderForm,
  note: noteForm,
  payRefund: payRefundForm,
  planFact: planFactForm,
  openScheme: { inputOf: () => ({}) },
  planPrices: planPricesForm,
  refund: refundForm,
  replaceNumber: replaceNumberForm,
  resendLetter: resendLetterForm,
  rewordText: rewordTextForm,
  publishDocument: publishDocumentForm,
  cancelDocument: { inputOf: (_, subject) => subject },
  retryCharge: contractForm,
};
