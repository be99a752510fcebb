import type { ActionKind } from '../../../domain/office/actions.ts';
import { addCampaignCodes } from './campaign/add-campaign-codes.ts';
import { createCampaign } from './campaign/create-campaign.ts';
import { editCampaign } from './campaign/edit-campaign.ts';
import { endCampaign } from './campaign/end-campaign.ts';
import { changeAddress } from './change-address/change-address.ts';
import { changeEmail } from './change-email/change-email.ts';
import { correct } from './correct/correct.ts';
import type { AnyAction } from './define-action.ts';
import { cancelDocument } from './document/cancel-document.ts';
import { publishDocument } from './document/publish-document.ts';
import { endBounce } from './end-bounce/end-bounce.ts';
import { cancelFact } from './fact/cancel-fact.ts';
import { planFact } from './fact/plan-fact.ts';
import { freePayment } from './free-payment/free-payment.ts';
import { goodwill } from './goodwill/goodwill.ts';
import { endContract } from './instalment/end-contract.ts';
import { moveDue } from './instalment/move-due.ts';
import { retryCharge } from './instalment/retry-charge.ts';
import { mergePeople } from './merge-people/merge-people.ts';
import { moveCard } from './move/move-card.ts';
import { moveOrder } from './move/move-order.ts';
import { addMuseum } from './museum/add-museum.ts';
import { editMuseum } from './museum/edit-museum.ts';
import { importMuseums } from './museum/import-museums.ts';
import { note } from './note/note.ts';
import { openScheme } from './open-scheme/open-scheme.ts';
import { payRefund } from './pay-refund/pay-refund.ts';
import { cancelPrices } from './price-plan/cancel-prices.ts';
import { planPrices } from './price-plan/plan-prices.ts';
import { refund } from './refund/refund.ts';
import { changeRefundLimit } from './refund-limit/change-refund-limit.ts';
import { replaceNumber } from './replace-number/replace-number.ts';
import { resendLetter } from './resend-letter/resend-letter.ts';
import { rewordText } from './reword-text/reword-text.ts';

/** Registry of all actions: a kind without an entry does not compile. */
export const ALL_ACTIONS: { [Kind in ActionKind]: AnyAction & { kind: Kind } } = {
  addMuseum,
  cancelFact,
  cancelPrices,
  changeAddress,
  changeEmail,
  changeRefundLimit,
  correct,
  endBounce,
  addCampaignCodes,
  createCampaign,
  editCampaign,
  endCampaign,
  editMuseum,
  endContract,
  freePayment,
  goodwill,
  importMuseums,
  mergePeople,
  moveCard,
  moveDue,
  moveOrder,
  note,
  planFact,
  openScheme,
  planPrices,
  payRefund,
  refund,
  replaceNumber,
  resendLetter,
  retryCharge,
  rewordText,
  publishDocument,
  cancelDocument,
};
