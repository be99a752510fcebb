import { callsOf } from '../../contract/call/controllers.ts';
import { accountAnswers, emailAnswers } from '../account/account-calls.ts';
import { ownDetailsAnswers } from '../account/own-details-calls.ts';
import { proofAnswers } from '../account/proof-calls.ts';
import { activationAnswers } from '../activation/activation-calls.ts';
import { bindWaitingCards } from '../activation/claim/bind-waiting-cards.ts';
import { myPlanAnswers } from '../charge/my-plan-calls.ts';
import { renewalAnswers } from '../charge/renewal-calls.ts';
import { draftAnswers } from '../checkout/draft-calls.ts';
import { orderDraftAnswers } from '../checkout/order-draft-calls.ts';
import { paymentAnswers } from '../checkout/payment-calls.ts';
import { purchaseAnswers } from '../checkout/purchase-calls.ts';
import { companyOrderAnswers } from '../company/company-order-calls.ts';
import { companyPortalAnswers } from '../company/company-portal-calls.ts';
import { contactAnswers } from '../contact/contact-calls.ts';
import { dataExportAnswers } from '../data-export/data-export-calls.ts';
import { acceptanceAnswers, documentAnswers } from '../document/document-calls.ts';
import { giftAnswers } from '../gift/gift-calls.ts';
import { giverAnswers } from '../gift/giver/giver-calls.ts';
import { demoClockAnswers } from '../jobs/demo-clock-calls.ts';
import { loggingAnswers } from '../logging/logging-calls.ts';
import { catalogAnswers } from '../museum/catalog-calls.ts';
import { myCardAnswers } from '../my-card/my-card-calls.ts';
import { myOrdersAnswers } from '../my-card/my-orders-calls.ts';
import { officeActionAnswers } from '../office/actions/action-calls.ts';
import { approvalAnswers } from '../office/approvals/approval-calls.ts';
import { bounceAnswers } from '../office/bounces/bounce-calls.ts';
import { campaignAnswers } from '../office/campaigns/campaign-calls.ts';
import { officeContactAnswers } from '../office/contact/contact-calls.ts';
import { dataImportAnswers } from '../office/data-import/data-import-calls.ts';
import { officeDocumentAnswers } from '../office/documents/document-calls.ts';
import { envelopeAnswers } from '../office/envelopes/envelope-calls.ts';
import { factAnswers } from '../office/facts/fact-calls.ts';
import { findAnswers } from '../office/find/find-calls.ts';
import { goodwillRunAnswers } from '../office/goodwill/goodwill-run-calls.ts';
import { keepingAnswers } from '../office/keeping/keeping-calls.ts';
import { officeMuseumAnswers } from '../office/museum/museum-page-calls.ts';
import { openingAnswers } from '../office/opening/opening-calls.ts';
import { officeOrderAnswers } from '../office/order/order-calls.ts';
import { personAnswers } from '../office/person/person-calls.ts';
import { plasticAnswers } from '../office/plastic/plastic-calls.ts';
import { priceAnswers } from '../office/prices/price-calls.ts';
import { refundAnswers } from '../office/refunds/refund-calls.ts';
import { funnelAnswers } from '../office/sales/funnel-calls.ts';
import { ownFactorAnswers } from '../office/second-factor/own-factor-calls.ts';
import { staffSignInAnswers } from '../office/second-factor/staff-sign-in-calls.ts';
import { deskPeopleAnswers } from '../office/staff/desk-people-calls.ts';
import { grantAnswers } from '../office/staff/grant-calls.ts';
import { staffAnswers } from '../office/staff/staff-calls.ts';
import { staffInvitationAnswers } from '../office/staff/staff-invitation-calls.ts';
import { textAnswers } from '../office/texts/text-calls.ts';
import { unpaidAnswers } from '../office/unpaid/unpaid-calls.ts';
import { workAnswers } from '../office/work/work-calls.ts';
import {
  type Controller,
  type Controllers,
  forGuests,
  forStaff,
  forUsers,
} from '../platform/lwr-dispatch.ts';
import { privacyAnswers } from '../privacy/privacy-calls.ts';
import { ticketDeskAnswers } from '../ticket-desk/ticket-desk-calls.ts';
import { trackingAnswers } from '../tracking/tracking-calls.ts';
import { withdrawalAnswers } from '../withdrawal/withdrawal-calls.ts';

/** Every class of the wire API, with its handlers and who may call it. A class without handlers does not compile. */
const wired: Record<keyof typeof callsOf, Controller> = {
  AccountController: forGuests(callsOf.AccountController, {
    ...accountAnswers,
    ...emailAnswers,
    ...proofAnswers(bindWaitingCards),
    ...staffInvitationAnswers,
  }),
  CardActivationController: forGuests(callsOf.CardActivationController, activationAnswers),
  CompanyDeskController: forGuests(callsOf.CompanyDeskController, companyPortalAnswers),
  BackOfficeController: forStaff(callsOf.BackOfficeController, {
    ...findAnswers,
    ...personAnswers,
    ...officeOrderAnswers,
    ...officeMuseumAnswers,
    ...bounceAnswers,
    ...officeContactAnswers,
    ...envelopeAnswers,
    ...unpaidAnswers,
    ...plasticAnswers,
    ...funnelAnswers,
    ...keepingAnswers,
    ...factAnswers,
    ...openingAnswers,
    ...campaignAnswers,
    ...priceAnswers,
    ...refundAnswers,
    ...textAnswers,
    ...officeDocumentAnswers,
    ...workAnswers,
    ...staffAnswers,
    ...grantAnswers,
    ...deskPeopleAnswers,
    ...officeActionAnswers,
    ...approvalAnswers,
    ...goodwillRunAnswers,
    ...dataImportAnswers,
    ...dataExportAnswers,
  }),
  DemoClockController: forGuests(callsOf.DemoClockController, demoClockAnswers),
  DeskController: forStaff(callsOf.DeskController, ticketDeskAnswers),
  LoggerController: forGuests(callsOf.LoggerController, loggingAnswers),
  MuseumCardGuestController: forGuests(callsOf.MuseumCardGuestController, {
    ...catalogAnswers,
    ...documentAnswers,
    ...purchaseAnswers,
    ...paymentAnswers,
    ...giftAnswers,
    ...giverAnswers,
    ...companyOrderAnswers,
    ...contactAnswers,
    ...trackingAnswers,
  }),
  MuseumCardUserController: forUsers(callsOf.MuseumCardUserController, renewalAnswers),
  MyMuseumCardController: forUsers(callsOf.MyMuseumCardController, {
    ...myCardAnswers,
    ...acceptanceAnswers,
    ...myOrdersAnswers,
    ...myPlanAnswers,
    ...ownDetailsAnswers,
    ...privacyAnswers,
  }),
  OrderDraftController: forGuests(callsOf.OrderDraftController, orderDraftAnswers),
  PurchaseDraftController: forUsers(callsOf.PurchaseDraftController, draftAnswers),
  StaffSignInController: forGuests(callsOf.StaffSignInController, {
    ...staffSignInAnswers,
    ...ownFactorAnswers,
  }),
  WithdrawalController: forGuests(callsOf.WithdrawalController, withdrawalAnswers),
};

export const controllers: Controllers = new Map(Object.entries(wired));
