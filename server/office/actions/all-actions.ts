import type { ActionKind } from '../../../domain/office/actions.ts';
import { addCampaignCodes } from './add-campaign-codes.ts';
import { addMuseum } from './add-museum.ts';
import { cancelDocument } from './cancel-document.ts';
import { cancelFact } from './cancel-fact.ts';
import { cancelPrices } from './cancel-prices.ts';
import { changeAddress } from './change-address.ts';
import { changeEmail } from './change-email.ts';
import { changeRefundLimit } from './change-refund-limit.ts';
import { correct } from './correct.ts';
import { createCampaign } from './create-campaign.ts';
import type { AnyAction } from './define-action.ts';
import { editCampaign } from './edit-campaign.ts';
import { editMuseum } from './edit-museum.ts';
import { endBounce } from './end-bounce.ts';
import { endCampaign } from './end-campaign.ts';
import { endContract } from './end-contract.ts';
import { freePayment } from './free-payment.ts';
import { goodwill } from './goodwill.ts';
import { importMuseums } from './import-museums.ts';
import { mergePeople } from './merge-people.ts';
import { moveCard } from './move-card.ts';
import { moveDue } from './move-due.ts';
import { moveOrder } from './move-order.ts';
import { note } from './note.ts';
import { openScheme } from './open-scheme.ts';
import { payRefund } from './pay-refund.ts';
import { planFact } from './plan-fact.ts';
import { planPrices } from './plan-prices.ts';
import { publishDocument } from './publish-document.ts';
import { refund } from './refund.ts';
import { replaceNumber } from './replace-number.ts';
import { resendLetter } from './resend-letter.ts';
import { retryCharge } from './retry-charge.ts';
import { rewordText } from './reword-text.ts';

/** What is done for each kind. A kind without its action does not compile; a new action is a row here. */
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
