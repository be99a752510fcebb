import { undoCalls } from './action.ts';
import {
  addCampaignCodesCalls,
  createCampaignCalls,
  editCampaignCalls,
  endCampaignCalls,
} from './actions/campaign.ts';
import { changeAddressCalls } from './actions/change-address.ts';
import { changeEmailCalls } from './actions/change-email.ts';
import { correctCalls } from './actions/correct.ts';
import { documentActionCalls } from './actions/document.ts';
import { endBounceCalls } from './actions/end-bounce.ts';
import { cancelFactCalls, planFactCalls } from './actions/fact-plan.ts';
import { freePaymentCalls } from './actions/free-payment.ts';
import { goodwillCalls } from './actions/goodwill.ts';
import { endContractCalls, moveDueCalls, retryChargeCalls } from './actions/instalment.ts';
import { mergePeopleCalls } from './actions/merge-people.ts';
import { moveCardCalls, moveOrderCalls } from './actions/move.ts';
import { addMuseumCalls, editMuseumCalls, importMuseumsCalls } from './actions/museum.ts';
import { noteCalls } from './actions/note.ts';
import { openSchemeCalls } from './actions/open-scheme.ts';
import { payRefundCalls } from './actions/pay-refund.ts';
import { cancelPricesCalls, planPricesCalls } from './actions/price-plan.ts';
import { refundActionCalls } from './actions/refund.ts';
import { changeRefundLimitCalls } from './actions/refund-limit.ts';
import { replaceNumberCalls } from './actions/replace-number.ts';
import { resendLetterCalls } from './actions/resend-letter.ts';
import { rewordTextCalls } from './actions/reword-text.ts';

/** Back office: the registry of office actions, each with a preview. A new action is one row here. */
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
