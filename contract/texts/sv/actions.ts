import { texts as addCampaignCodes } from './action-add-campaign-codes.ts';
import { texts as addMuseum } from './action-add-museum.ts';
import { texts as cancelDocument } from './action-cancel-document.ts';
import { texts as cancelFact } from './action-cancel-fact.ts';
import { texts as cancelPrices } from './action-cancel-prices.ts';
import { texts as changeAddress } from './action-change-address.ts';
import { texts as changeEmail } from './action-change-email.ts';
import { texts as changeRefundLimit } from './action-change-refund-limit.ts';
import { texts as correct } from './action-correct.ts';
import { texts as createCampaign } from './action-create-campaign.ts';
import { texts as editCampaign } from './action-edit-campaign.ts';
import { texts as editMuseum } from './action-edit-museum.ts';
import { texts as endBounce } from './action-end-bounce.ts';
import { texts as endCampaign } from './action-end-campaign.ts';
import { texts as endContract } from './action-end-contract.ts';
import { texts as freePayment } from './action-free-payment.ts';
import { texts as goodwill } from './action-goodwill.ts';
import { texts as importMuseums } from './action-import-museums.ts';
import { texts as mergePeople } from './action-merge-people.ts';
import { texts as moveCard } from './action-move-card.ts';
import { texts as moveDue } from './action-move-due.ts';
import { texts as moveOrder } from './action-move-order.ts';
import { texts as note } from './action-note.ts';
import { texts as openScheme } from './action-open-scheme.ts';
import { texts as payRefund } from './action-pay-refund.ts';
import { texts as planFact } from './action-plan-fact.ts';
import { texts as planPrices } from './action-plan-prices.ts';
import { texts as publishDocument } from './action-publish-document.ts';
import { texts as refund } from './action-refund.ts';
import { texts as replaceNumber } from './action-replace-number.ts';
import { texts as resendLetter } from './action-resend-letter.ts';
import { texts as retryCharge } from './action-retry-charge.ts';
import { texts as rewordText } from './action-reword-text.ts';

/** Texts of every office action. A new action is one row here. */
export const texts = {
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
  payRefund,
  planFact,
  openScheme,
  planPrices,
  refund,
  replaceNumber,
  resendLetter,
  retryCharge,
  rewordText,
  publishDocument,
  cancelDocument,
};
