import { callsOf } from '../contract/controllers.ts';
import { accountAnswers } from './account/account-calls.ts';
import { activationAnswers } from './activation/activation-calls.ts';
import { catalogAnswers } from './catalog/catalog-calls.ts';
import { checkoutAnswers } from './checkout/checkout-calls.ts';
import { renewalAnswers } from './checkout/renewal-calls.ts';
import { companyDeskAnswers } from './company-order/company-desk-calls.ts';
import { companyOrderAnswers } from './company-order/company-order-calls.ts';
import { envelopeAnswers } from './gift/envelope-calls.ts';
import { giftAnswers } from './gift/gift-calls.ts';
import { giverAnswers } from './gift/giver-calls.ts';
import { demoClockAnswers } from './jobs/demo-clock-calls.ts';
import { loggingAnswers } from './logging/logging-calls.ts';
import { myCardAnswers } from './my-card/my-card-calls.ts';
import { myOrdersAnswers } from './my-card/my-orders-calls.ts';
import { emailAnswers } from './own-data/email-calls.ts';
import { ownDetailsAnswers } from './own-data/own-details-calls.ts';
import { privacyAnswers } from './own-data/privacy-calls.ts';
import { type Controller, type Controllers, forGuests, forUsers } from './platform/lwr-dispatch.ts';
import { draftAnswers } from './purchase/draft-calls.ts';
import { orderDraftAnswers } from './purchase/order-draft-calls.ts';
import { purchaseAnswers } from './purchase/purchase-calls.ts';
import { refundAnswers } from './refund/refund-calls.ts';
import { funnelAnswers } from './tracking/funnel-calls.ts';
import { trackingAnswers } from './tracking/tracking-calls.ts';
import { deskAnswers } from './visit/desk-calls.ts';
import { withdrawalAnswers } from './withdrawal/withdrawal-calls.ts';

/** Every class of the wire: who answers its calls, and who may call. A class without answers does not compile. */
const wired: Record<keyof typeof callsOf, Controller> = {
  AccountController: forGuests(callsOf.AccountController, {
    ...accountAnswers,
    ...emailAnswers,
  }),
  CardActivationController: forGuests(callsOf.CardActivationController, activationAnswers),
  CompanyDeskController: forGuests(callsOf.CompanyDeskController, companyDeskAnswers),
  BackOfficeController: forUsers('staff', callsOf.BackOfficeController, {
    ...envelopeAnswers,
    ...funnelAnswers,
    ...refundAnswers,
  }),
  DemoClockController: forGuests(callsOf.DemoClockController, demoClockAnswers),
  DeskController: forUsers('desk', callsOf.DeskController, deskAnswers),
  LoggerController: forGuests(callsOf.LoggerController, loggingAnswers),
  MuseumCardGuestController: forGuests(callsOf.MuseumCardGuestController, {
    ...catalogAnswers,
    ...purchaseAnswers,
    ...checkoutAnswers,
    ...giftAnswers,
    ...giverAnswers,
    ...companyOrderAnswers,
    ...trackingAnswers,
  }),
  MuseumCardUserController: forUsers('user', callsOf.MuseumCardUserController, renewalAnswers),
  MyMuseumCardController: forUsers('user', callsOf.MyMuseumCardController, {
    ...myCardAnswers,
    ...myOrdersAnswers,
    ...ownDetailsAnswers,
    ...privacyAnswers,
  }),
  OrderDraftController: forGuests(callsOf.OrderDraftController, orderDraftAnswers),
  PurchaseDraftController: forUsers('user', callsOf.PurchaseDraftController, draftAnswers),
  WithdrawalController: forGuests(callsOf.WithdrawalController, withdrawalAnswers),
};

export const controllers: Controllers = new Map(Object.entries(wired));
