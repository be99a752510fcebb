import { undoCalls } from './office-action.ts';
import {
  addCampaignCodesCalls,
  createCampaignCalls,
  editCampaignCalls,
  endCampaignCalls,
} from './office-actions/campaign.ts';
import { changeAddressCalls } from './office-actions/change-address.ts';
import { changeEmailCalls } from './office-actions/change-email.ts';
import { endContractCalls, moveDueCalls, retryChargeCalls } from './office-actions/contract.ts';
import { correctCalls } from './office-actions/correct.ts';
import { documentActionCalls } from './office-actions/document.ts';
import { endBounceCalls } from './office-actions/end-bounce.ts';
import { cancelFactCalls, planFactCalls } from './office-actions/fact-plan.ts';
import { freePaymentCalls } from './office-actions/free-payment.ts';
import { goodwillCalls } from './office-actions/goodwill.ts';
import { mergePeopleCalls } from './office-actions/merge-people.ts';
import { moveCardCalls, moveOrderCalls } from './office-actions/move.ts';
import { addMuseumCalls, editMuseumCalls, importMuseumsCalls } from './office-actions/museum.ts';
import { noteCalls } from './office-actions/note.ts';
import { openSchemeCalls } from './office-actions/open-scheme.ts';
import { payRefundCalls } from './office-actions/pay-refund.ts';
import { cancelPricesCalls, planPricesCalls } from './office-actions/price-plan.ts';
import { refundActionCalls } from './office-actions/refund.ts';
import { changeRefundLimitCalls } from './office-actions/refund-limit.ts';
import { replaceNumberCalls } from './office-actions/replace-number.ts';
import { resendLetterCalls } from './office-actions/resend-letter.ts';
import { rewordTextCalls } from './office-actions/reword-text.ts';

/** Back office: what staff do for somebody, each seen before it is done. A new action is a row here. */
export const officeActionCalls = {
  ...undoCalls,
  ...addMuseumCalls,
  ...cancelFactCalls,
  ...cancelPricesCalls,
  ...changeAddressCalls,
  ...changeEmailCalls,
  ...changeRefundLimitCalls,
  ...correctCalls,
  ...endBounceCalls,
  ...addCampaignCodesCalls,
  ...createCampaignCalls,
  ...editCampaignCalls,
  ...endCampaignCalls,
  ...editMuseumCalls,
  ...endContractCalls,
  ...freePaymentCalls,
  ...goodwillCalls,
  ...importMuseumsCalls,
  ...mergePeopleCalls,
  ...moveCardCalls,
  ...moveDueCalls,
  ...moveOrderCalls,
  ...noteCalls,
  ...planFactCalls,
  ...openSchemeCalls,
  ...planPricesCalls,
  ...payRefundCalls,
  ...refundActionCalls,
  ...replaceNumberCalls,
  ...resendLetterCalls,
  ...retryChargeCalls,
  ...rewordTextCalls,
  ...documentActionCalls,
};
