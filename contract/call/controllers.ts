import type { z } from 'zod';
import { accountCalls } from '../account/account-calls.ts';
import { guestCalls } from '../account/guest-calls.ts';
import { emailCalls, myDetailsCalls } from '../account/own-details-calls.ts';
import { activationCalls } from '../activation/activation-calls.ts';
import { draftCalls } from '../checkout/draft-calls.ts';
import { orderDraftCalls } from '../checkout/order-draft-calls.ts';
import { paymentCalls } from '../checkout/payment-calls.ts';
import { purchaseCalls } from '../checkout/purchase-calls.ts';
import { companyOrderCalls, companyPortalCalls } from '../company/company-calls.ts';
import { contactCalls } from '../contact/contact-calls.ts';
import { dataExportCalls } from '../data-export/data-export-calls.ts';
import { dataImportCalls } from '../data-import/data-import-calls.ts';
import { acceptanceCalls, documentCalls } from '../document/document-calls.ts';
import { giftCalls } from '../gift/gift-calls.ts';
import { giverCalls } from '../gift/giver-calls.ts';
import { myPlanCalls } from '../instalment/my-plan-calls.ts';
import { demoClockCalls } from '../jobs/demo-clock-calls.ts';
import { loggingCalls } from '../logging/logging-calls.ts';
import { myCardCalls } from '../my-card/my-card-calls.ts';
import { myOrdersCalls } from '../my-card/my-orders-calls.ts';
import { officeActionCalls } from '../office/action-calls.ts';
import { approvalCalls } from '../office/approval-calls.ts';
import { bounceCalls } from '../office/bounce-calls.ts';
import { campaignCalls } from '../office/campaign-calls.ts';
import { officeContactCalls } from '../office/contact-calls.ts';
import { officeDocumentCalls } from '../office/document-calls.ts';
import { envelopeCalls } from '../office/envelope-calls.ts';
import { factCalls } from '../office/fact-calls.ts';
import { findCalls } from '../office/find-calls.ts';
import { goodwillRunCalls } from '../office/goodwill-calls.ts';
import { keepingCalls } from '../office/keeping-calls.ts';
import { officeMuseumCalls } from '../office/museum-calls.ts';
import { openingCalls } from '../office/opening-calls.ts';
import { officeOrderCalls } from '../office/order-calls.ts';
import { personCalls } from '../office/person-calls.ts';
import { plasticCalls } from '../office/plastic-calls.ts';
import { priceCalls } from '../office/price-calls.ts';
import { refundCalls } from '../office/refund-calls.ts';
import { funnelCalls } from '../office/sales-calls.ts';
import { deskPeopleCalls, grantCalls, staffCalls } from '../office/staff-calls.ts';
import { staffInvitationCalls } from '../office/staff-invitation-calls.ts';
import { ownFactorCalls, staffSignInCalls } from '../office/staff-sign-in-calls.ts';
import { textCalls } from '../office/text-calls.ts';
import { unpaidCalls } from '../office/unpaid-calls.ts';
import { workCalls } from '../office/work-calls.ts';
import { myPrivacyCalls } from '../privacy/privacy-calls.ts';
import { renewalCalls } from '../renewal/renewal-calls.ts';
import { ticketDeskCalls } from '../ticket-desk/ticket-desk-calls.ts';
import { trackingCalls } from '../tracking/tracking-calls.ts';
import { withdrawalCalls } from '../withdrawal/withdrawal-calls.ts';
import { tagged } from './call.ts';

/** All controllers and their calls. The browser imports only the types below. */
export const callsOf = {
  AccountController: {
    ...tagged('account', accountCalls),
    ...tagged('account', emailCalls),
    ...tagged('office-staff', staffInvitationCalls),
  },
  CardActivationController: tagged('activation', activationCalls),
  CompanyDeskController: tagged('company', companyPortalCalls),
  BackOfficeController: {
    ...tagged('office', findCalls),
    ...tagged('office-person', personCalls),
    ...tagged('office-person', officeOrderCalls),
    ...tagged('office-museum', officeMuseumCalls),
    ...tagged('office-contact', bounceCalls),
    ...tagged('office-contact', officeContactCalls),
    ...tagged('office-production', envelopeCalls),
    ...tagged('office-production', plasticCalls),
    ...tagged('office-scheme', funnelCalls),
    ...tagged('office', keepingCalls),
    ...tagged('office-scheme', factCalls),
    ...tagged('office-scheme', openingCalls),
    ...tagged('office-campaign', campaignCalls),
    ...tagged('office-scheme', priceCalls),
    ...tagged('office-refund', refundCalls),
    ...tagged('office-refund', unpaidCalls),
    ...tagged('office-scheme', textCalls),
    ...tagged('office-scheme', officeDocumentCalls),
    ...tagged('office', workCalls),
    ...tagged('office-staff', staffCalls),
    ...tagged('office-staff', grantCalls),
    ...tagged('office-staff', deskPeopleCalls),
    ...tagged('office', officeActionCalls),
    ...tagged('office', approvalCalls),
    ...tagged('office-goodwill', goodwillRunCalls),
    ...tagged('office-data', dataImportCalls),
    ...tagged('office-data', dataExportCalls),
  },
  DemoClockController: tagged('development', demoClockCalls),
  DeskController: tagged('ticket-desk', ticketDeskCalls),
  LoggerController: tagged('logging', loggingCalls),
  MuseumCardGuestController: {
    ...tagged('museum', guestCalls),
    ...tagged('document', documentCalls),
    ...tagged('purchase', purchaseCalls),
    ...tagged('payment', paymentCalls),
    ...tagged('gift', giftCalls),
    ...tagged('gift', giverCalls),
    ...tagged('company', companyOrderCalls),
    ...tagged('contact', contactCalls),
    ...tagged('tracking', trackingCalls),
  },
  MuseumCardUserController: tagged('renewal', renewalCalls),
  MyMuseumCardController: {
    ...tagged('card', myCardCalls),
    ...tagged('document', acceptanceCalls),
    ...tagged('card', myOrdersCalls),
    ...tagged('card', myPlanCalls),
    ...tagged('account', myDetailsCalls),
    ...tagged('account', myPrivacyCalls),
  },
  OrderDraftController: tagged('purchase', orderDraftCalls),
  PurchaseDraftController: tagged('purchase', draftCalls),
  StaffSignInController: {
    ...tagged('office-staff', staffSignInCalls),
    ...tagged('office-staff', ownFactorCalls),
  },
  WithdrawalController: tagged('withdrawal', withdrawalCalls),
};

type AllCalls = typeof callsOf;
export type ClassName = keyof AllCalls;
type MethodWith<Class extends ClassName, Verb> = {
  [Method in keyof AllCalls[Class]]: AllCalls[Class][Method] extends { verb: Verb }
    ? Method
    : never;
}[keyof AllCalls[Class]];

/** The GET methods of a controller, and its POST methods. */
export type ReadName<Class extends ClassName> = MethodWith<Class, 'GET'>;
export type ChangeName<Class extends ClassName> = MethodWith<Class, 'POST'>;

type Schemas<
  Class extends ClassName,
  Method extends keyof AllCalls[Class],
> = AllCalls[Class][Method] extends { input: infer Input; output: infer Output }
  ? { input: Input; output: Output }
  : never;

/** Input and output of a call. */
export type CallInput<Class extends ClassName, Method extends keyof AllCalls[Class]> = z.input<
  Schemas<Class, Method>['input']
>;
export type CallOutput<Class extends ClassName, Method extends keyof AllCalls[Class]> = z.output<
  Schemas<Class, Method>['output']
>;
