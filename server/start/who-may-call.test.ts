import { expect, test } from 'vitest';
import { needsOf } from '../platform/lwr-dispatch.ts';
import { controllers } from './controllers.ts';
import { plainRoutes } from './plain-routes.ts';

/**
 * Expected access to each call, written by hand: the test of all calls uses the declared right, and this checks that
 * declaration. `recently`: only after re-authentication within ten minutes.
 */
const CALLS: Record<string, Record<string, string>> = {
  AccountController: {
    guest: `
      acceptStaffInvitation confirmEmailChange extendSession getLoginStart getRecentSignIn
      getSession loginWithCode loginWithPassword logout openStaffInvitation reauthenticate
      requestLoginCode requestPasswordReset resetPassword stopEmailChange stopLetters
    `,
  },
  CardActivationController: {
    guest: `
      addToOwnCard changeRegistrationAddress checkActivation confirmRegistration getActivation
      getRegistration resendConfirmation
    `,
  },
  CompanyDeskController: {
    guest: `
      askForCard getCodesFile getCompanyClaim getCompanyOrder savePeople sendInvitations
      sendReminders setClaimDomain takeBackCards
    `,
  },
  BackOfficeController: {
    'audit.view': `getKeeping`,
    'bulk.approve': `previewGoodwillRun refuseGoodwillRun`,
    'bulk.approve recently': `approveGoodwillRun`,
    'bulk.prepare': `
      askGoodwillRun countGoodwill getGoodwillExceptions getGoodwillProgress getGoodwillRuns
      resumeGoodwillRun stopGoodwillRun withdrawGoodwillRun
    `,
    'bulk.prepare recently': `undoGoodwillRun`,
    'campaign.plan': `
      getCampaignCodes previewAddCampaignCodes previewCreateCampaign previewEditCampaign
      previewEndCampaign showCreatedCampaign showEditedCampaign
    `,
    'campaign.plan recently': `performAddCampaignCodes performCreateCampaign performEditCampaign performEndCampaign`,
    'card.goodwill': `performGoodwill previewGoodwill`,
    'card.replace': `performReplaceNumber previewReplaceNumber`,
    'contact.answer': `answerContact getContactCase getContactCases markContact`,
    'contract.end': `performEndContract performMoveDue previewEndContract previewMoveDue`,
    'data.import': `
      checkDataImport deleteDataImportMapping finishDataImportFile getDataExports getDataImport
      getDataImportFormats getDataImportProgress getDataImportRows getDataImports
      getMissingContracts openDataImport removeDataImportFile resumeDataImport
      saveDataImportMapping startDataImportFile stopDataImport
    `,
    'data.import recently': `commitDataImport undoDataImport`,
    'data.sign recently': `signDataImport`,
    'desk.manage': `getDeskPeople withdrawDeskInvitation`,
    'desk.manage recently': `changeDeskRole endDeskMember inviteToDesk`,
    'email.change': `previewChangeEmail`,
    'email.change recently': `performChangeEmail`,
    'envelope.produce': `getEnvelopes makeEnvelopeBatch markEnvelopesPosted`,
    'letter.resend': `performResendLetter previewResendLetter`,
    'mail.bounce': `getBounces performEndBounce previewEndBounce`,
    'museum.edit': `
      getMuseumFacts performAddMuseum performEditMuseum performImportMuseums previewAddMuseum
      previewEditMuseum previewImportMuseums showAddedMuseum showEditedMuseum
    `,
    'note.write': `performNote previewNote`,
    'office.open': `getMuseumList getMuseumPage getRefundLimits getTimeOfMuseum getWorkCounts undoAction`,
    'payment.free': `performFreePayment performRetryCharge previewFreePayment previewRetryCharge`,
    'payment.settle': `
      compareVouchers markStatementDone markUnmatchedDone markUnreturned performPayRefund
      previewPayRefund
    `,
    'payment.view': `getPaymentStory getRefunds getTimeOfPayment getUnpaidPlans`,
    'person.correct': `performChangeAddress performCorrect previewChangeAddress previewCorrect`,
    'person.find': `findInOffice`,
    'person.merge': `previewMergePeople previewMoveCard previewMoveOrder`,
    'person.merge recently': `performMergePeople performMoveCard performMoveOrder`,
    'person.view': `
      getLetter getLetterOfOrder getLetterOfPayment getOrder getPerson getTimeOfOrder
      getTimeOfPerson viewAsPerson
    `,
    'plastic.produce': `
      getPlasticBatch getPlasticCards makePlasticBatch markPlasticPosted markPlasticProduced
      reprintPlastic
    `,
    'price.plan': `previewCancelPrices previewPlanPrices`,
    'price.plan recently': `performCancelPrices performPlanPrices`,
    'refund.approve': `previewApproval refuseApproval`,
    'refund.approve recently': `approveAction`,
    'refund.ask': `getApprovals previewRefund saveRefundAccount withdrawApproval`,
    'refund.ask recently': `performRefund`,
    'sales.view': `getCampaign getCampaigns getFunnel getPriceList getSchemeFacts showCampaign showMethod`,
    'scheme.edit': `
      discardDocumentDraft findTexts getDocumentDraft getDocumentWords getDocuments
      getDraftedDocument getDraftedPage getOpening getRewordedTexts getText previewCancelDocument
      previewCancelFact previewChangeRefundLimit previewOpenScheme previewPlanFact
      previewPublishDocument previewRewordText retryFailedJobs saveDocumentDraft saveOpening
      saveTextDraft showPlannedMethod testEpassi testMail testPaytrail testSmartum
    `,
    'scheme.edit recently': `
      performCancelDocument performCancelFact performChangeRefundLimit performOpenScheme
      performPlanFact performPublishDocument performRewordText
    `,
    'staff.manage': `getStaff withdrawStaffInvitation`,
    'staff.manage recently': `changeStaffRoles confirmStaffInvitation confirmStaffRole endStaff inviteStaff
      resetStaffFactors takeBackStaffRole`,
  },
  DemoClockController: {
    guest: `getDemoClock moveDemoClock`,
  },
  DeskController: {
    'desk.check': `checkCustomerNumber chooseMuseum getDesk`,
    'desk.record': `getListKeys recordVisit undoVisit`,
  },
  LoggerController: {
    guest: `getUserLoggingSettings publishLog publishLogs`,
  },
  MuseumCardGuestController: {
    guest: `
      claimPurchaseTracking contactService createEpassiPayment createPaymentRecord
      createPaytrailPayment createPaytrailPaymentAndTokenize createSmartumPayment getCompanyPrice
      getDocument getGiftOrder getMuseum getMuseumDirectory getMuseums getOrderToPay
      getPaymentStatus getPaytrailPaymentProviders getRewordedPage getTrackingService
      getWebShopData markPaymentNotMade openGift processDigitalGiftPurchase
      processEnvelopeGiftPurchase processMuseumCard processMuseumCardCompanyOrder resendGift
      turnGiftDigital updateGift
    `,
  },
  MuseumCardUserController: {
    user: `
      assignActivePaytrailTokenToPayment chargeToken getCardTokenizationParametersForRenewal
      getRenewalOffer getRenewalResult payDueInstalments payRestOfContract renewMuseumCard
      updateMuseumCardValidity
    `,
  },
  MyMuseumCardController: {
    user: `
      acceptDocument cancelDeletion changePassword createInstalmentPayment forgetDiary
      getDocumentsToAccept getMyCard getMyDetails getMyOrder getMyOrders getMyPlans getMyPrivacy
      getMyValidity getMyVisitIds requestDataExport requestDeletion requestEmailChange
      setDiaryHidden updateLetterTopics updateMyDetails
    `,
  },
  OrderDraftController: {
    guest: `
      getCompanyDraft getGiftDraft getRegistrationDraft saveCompanyDraft saveGiftDraft
      saveRegistrationDraft
    `,
  },
  PurchaseDraftController: {
    user: `getPurchaseDraft savePurchaseDraft`,
  },
  StaffSignInController: {
    guest: `
      checkPasskey checkRecoveryCode checkTotp getStaffSignIn loginWithPasskey startPasskeyCheck
      startPasskeyLogin
    `,
    'guest recently': `
      addPasskey addTotp makeRecoveryCodes removePasskey removeTotp renamePasskey startPasskey
      startTotp
    `,
  },
  WithdrawalController: {
    guest: `getWithdrawableOrders getWithdrawal openWithdrawal stateWithdrawal withdrawOrder`,
  },
};

const ROUTES: Record<string, string[]> = {
  user: [
    'GET /my-card/visits.csv',
    'GET /my-card/visits.json',
    'GET /my-data/:id/my-data.json',
    'GET /my-data/:id/my-data.pdf',
  ],
  'museum.edit': [
    'GET /office/museum-pictures/:id',
    'POST /office/museum-pictures',
    'GET /office/museums.csv',
  ],
  'scheme.edit': ['POST /office/scheme-logos', 'GET /office/letters/:name/:language'],
  'envelope.produce': ['GET /office/envelopes/:batchId/csv', 'GET /office/envelopes/:batchId/pdf'],
  'plastic.produce': [
    'GET /office/plastic-cards/:batchId/csv',
    'GET /office/plastic-cards/:batchId/pdf',
  ],
  'campaign.plan': ['GET /office/campaigns/:campaignId/csv'],
  'data.import': [
    'POST /office/imports/:importId/files/:fileId/chunks/:place',
    'GET /office/imports/:importId/report.csv',
  ],
  'payment.view': ['GET /office/receipts/:paymentId'],
  'desk.record': ['GET /desk/card-list'],
  key: [
    'GET /api/desk/v1/museum',
    'POST /api/desk/v1/checks',
    'POST /api/desk/v1/visits',
    'DELETE /api/desk/v1/visits/:visitId',
  ],
  guest: [
    'GET /secur/logout.jsp',
    'POST /services/data/v65.0/ui-api/records',
    'GET /services/data/v65.0/ui-api/records/:id',
    'GET /services/data/v65.0/ui-api/records/batch/:ids',
    'PATCH /services/data/v65.0/ui-api/records/:id',
    'DELETE /services/data/v65.0/ui-api/records/:id',
    'GET /services/data/v65.0/ui-api/object-info/:object',
    'GET /services/data/v65.0/connect/communities/:communityId/seo/properties/:recordId',
    'GET /sitemap.xml',
    'GET /robots.txt',
    'GET /museum-drawings/v1/:slug.webp',
    'GET /museum-drawings/v1/480/:slug.webp',
    'GET /exhibition-drawings/v1/:id.webp',
    'GET /museums.json',
    'GET /museot/nayttelyt.ics',
    'GET /museot/:slug/nayttelyt.ics',
    'GET /sv/museer/utstallningar.ics',
    'GET /sv/museer/:slug/utstallningar.ics',
    'GET /en/museums/exhibitions.ics',
    'GET /en/museums/:slug/exhibitions.ics',
    'GET /app/fi.webmanifest',
    'GET /app/sv.webmanifest',
    'GET /app/en.webmanifest',
    'GET /payments/receipt/:key',
    'POST /gifts/receipt',
    'GET /gifts/open',
    'POST /gifts/pdf',
    'GET /museum-pictures/:id/480.webp',
    'GET /museum-pictures/:id/800.webp',
    'GET /museum-pictures/:id/1600.webp',
    'GET /scheme-logos/:id/:file.png',
    'POST /letters/stop/:token',
    'GET /letters/stop/:token',
    'GET /payments/paytrail/return/:key',
    'GET /payments/paytrail/callback/:key',
    'POST /payments/epassi/return/:key',
    'POST /payments/epassi/notify/:key',
    'GET /payments/smartum/return/:key',
    'GET /payments/epassi/cancel/:key',
    'POST /payments/epassi/cancel/:key',
    'GET /payments/epassi/reject/:key',
    'POST /payments/epassi/reject/:key',
    'GET /payments/smartum/cancel/:key',
    'POST /payments/smartum/cancel/:key',
    'GET /payments/paytrail/card-return/:key',
    'GET /payments/paytrail/card-callback/:key',
    'POST /payments/paytrail/report/:key',
    'GET /payments/paytrail/refund/:key',
    'GET /api/desk/v1/problems',
  ],
};

test.each(Object.keys(CALLS))('%s', (apexClass) => {
  const controller = controllers.get(apexClass);
  const found: Record<string, string[]> = {};
  for (const [method, call] of Object.entries(controller?.calls ?? {})) {
    const needs = controller && needsOf(controller, call);
    const who = typeof needs === 'object' ? needs.right : String(needs);
    const name = call.needsRecent ? `${who} recently` : who;
    found[name] = [...(found[name] ?? []), method].sort();
  }
  const told = Object.entries(CALLS[apexClass] ?? {}).map(([who, methods]) => [
    who,
    methods.trim().split(/\s+/),
  ]);
  expect(found).toEqual(Object.fromEntries(told));
});

test('every wire class is listed here', () => {
  expect([...controllers.keys()].sort()).toEqual(Object.keys(CALLS).sort());
});

const allCalls = [...controllers].flatMap(([apexClass, { calls }]) =>
  Object.entries(calls).map(([method, call]) => ({ ...call, name: `${apexClass}.${method}` })),
);

test('cacheable responses are the same for everyone', () => {
  const kept = allCalls.filter(({ cacheSeconds }) => cacheSeconds > 0);
  expect(kept.map(({ name, cacheSeconds }) => [name, cacheSeconds])).toEqual([
    ['MuseumCardGuestController.getWebShopData', 60],
    ['MuseumCardGuestController.getMuseums', 300],
    ['MuseumCardGuestController.getMuseumDirectory', 300],
    ['MuseumCardGuestController.getMuseum', 300],
    ['MuseumCardGuestController.getRewordedPage', 3600],
    ['MuseumCardGuestController.getDocument', 60],
    ['MuseumCardGuestController.getCompanyPrice', 60],
    ['MuseumCardGuestController.getTrackingService', 300],
  ]);
});

test('only background calls of pages do not extend a session', () => {
  expect(allCalls.filter(({ isQuiet }) => isQuiet).map(({ name }) => name)).toEqual([
    'AccountController.getSession',
    'AccountController.getRecentSignIn',
    'BackOfficeController.getWorkCounts',
    'BackOfficeController.getGoodwillProgress',
    'BackOfficeController.getDataImportProgress',
    'LoggerController.publishLogs',
    'LoggerController.publishLog',
    'LoggerController.getUserLoggingSettings',
  ]);
});

test('access to routes beside the calls', () => {
  const found: Record<string, string[]> = {};
  for (const { method, path, right, needsSession, needsKey } of plainRoutes) {
    const who = right ?? (needsSession ? 'user' : needsKey ? 'key' : 'guest');
    found[who] = [...(found[who] ?? []), `${method} ${path}`];
  }
  expect(found).toEqual(ROUTES);
});
