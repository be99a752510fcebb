import { RECRUIT_DAYS } from '../../../domain/office/second-person.ts';

import type { texts as fi } from '../fi/refusal.ts';

export const texts: typeof fi = {
  unexpected: 'Unexpected error. Contact customer service.',
  busy: 'The service is very busy right now. Try again in a moment.',
  invalidInput: 'The request could not be read. Reload the page and try again.',
  notOpenYet: 'Sales have not opened yet. Come back later.',
  alreadyOpen: 'Sales are already open. Change the details on their own pages.',
  noSuchCall: 'There is no such service.',
  wrongVerb: 'This address can only be called with: {0}.',
  wrongMediaType: 'The request has the wrong format.',
  invalidValue: 'The value {0} in the request is missing or invalid.',
  repeatedValue: 'The value {0} is in the request more than once.',
  tooLarge: 'The request is too large.',
  notAnIban:
    'The account number is not correct. Check it: it begins with a country code such as FI, and its check digits must match.',
  notFound: 'What you asked for was not found.',
  foreignOrigin: 'The request did not come from this site. Reload the page and try again.',
  noSession: 'Sign in and try again.',
  notAllowed: 'You are not allowed to do this.',
  rightMissing: 'This needs the right “{0}” ({1}). Ask your rights keeper for it.',
  tooManyTries: 'Too many attempts. Wait a moment and try again.',
  cookiesBlocked: 'Your browser blocks signing in. Allow cookies or try another browser.',
  resetLinkSpent: 'The link has expired or has already been used. Ask for a new one.',
  signInAgain: 'First confirm that it is you: sign in again, then continue.',
  invitationUnknown: 'The invitation was not found. Check that the link is complete.',
  invitationAccepted: 'The invitation has already been accepted. Sign in and start work.',
  invitationExpired: 'The invitation has expired. Ask whoever invited you for a new one.',
  invitationWithdrawn: 'The invitation was withdrawn, or a newer one has replaced it.',
  invitationOfOther:
    'The invitation is for a different address from the one you are signed in with. Sign out first.',
  invitationSignIn:
    'The address already has an account. Sign in with it, then accept the invitation.',
  worksHere: 'Somebody with this address already works here. Change their role in the list.',
  invitationTaken: 'The invitation has been accepted. You can end their access in the list.',
  ownFactors: 'Nobody can reset their own ways to sign in. Ask somebody else to do it.',
  ownGrant: 'You cannot confirm a role that you gave yourself. Somebody else confirms it.',
  grantSameInviter: `You cannot confirm the role before {0}. {1} gave rights to you or to whoever gave the role less than ${RECRUIT_DAYS} days ago, so the accounts could belong to one person.`,
  ownRoles: 'Nobody can change or end their own role. Ask somebody else to do it.',
  roleNotGivable:
    'You cannot give or take away this role. Only a rights keeper can change roles that may approve payments or manage staff.',
  lastKeeper:
    'Nobody else has this role. Give the role of administrator or rights keeper to somebody else first.',
  staffChanged: 'The roles have been changed elsewhere. Reload the page and check them.',
  cardNotFound: 'The card was not found.',
  cardAlreadyHeld: 'You already have a card. Extend it in My {product}.',
  priceUnknown: 'The prices have not been set yet.',
  termsChanged:
    'The terms have changed since you opened the form. Reload the page and read the new terms.',
  priceChanged: 'The price has changed. The new price is {0}. Check the order and continue.',
  noMuseum: 'Visits can only be recorded with a museum’s desk account.',
  visitInFuture: 'The time of the visit is in the future. Check the device’s clock.',
  visitTooOld: 'The visit is more than a week old and can no longer be recorded.',
  cardHeldUntil: 'You already have a card, valid until {0}. Extend it in My {product}.',
  otherEmailAddress:
    'The card is bought with the address you are signed in with. To change it, sign in again.',
  paymentBeingConfirmed:
    'Your previous payment is still being confirmed. Please do not pay again; you will get an e-mail soon.',
  paymentNotFound: 'The payment was not found.',
  paymentDone: 'The order has already been paid for.',
  orderTooOld: 'The order can no longer be paid. Go back to the form and order again.',
  unpaidFirst:
    '{0} of your monthly payment is unpaid. Pay it first on the page of your monthly payment: without it the card does not let you into museums, however long it is valid.',
  unpaidBeforeCode:
    '{0} of your monthly payment is unpaid, so the added time would open no doors. Pay it first on the page of your monthly payment, and use the code then: it stays valid.',
  instalmentsPaid: 'These instalments have already been paid.',
  sumChanged: 'The sum has changed: {0} is due now. Please reload the page.',
  paymentMethodNotAllowed:
    'This order cannot be paid for in the chosen way. Choose another payment method.',
  methodClosed: 'This payment method is no longer offered. Choose another payment method.',
  monthlyClosed:
    'Monthly payment is not possible now, because payment cards are not accepted. Choose annual payment.',
  campaignUsedUp:
    'The campaign code has been used up. Go back to the form and continue without it.',
  campaignUsedByBuyer:
    'This order would go over the number of cards that one buyer can buy with the campaign code. Go back to the form and continue without the code.',
  paymentBeingStarted:
    'The payment is already being started. Wait half a minute and choose a payment method again.',
  paymentNotStarted:
    'The payment service cannot be reached right now. Nothing has been charged. Try again in a moment.',
  paymentNotPaid: 'The payment has not been confirmed yet, so the validity has not changed.',
  noSavedCard: 'You have no saved payment card that can be charged. Save a card first.',
  noVoucherColumns:
    'The first row of the file does not name a column for the stamp or for the amount. The stamp column is called one of these: {0}. The amount column is called one of these: {1}. Name the columns and choose the file again.',
  voucherStatus:
    'The status column of the file has values that do not say whether money came: {0}. First remove the rows that were not paid, then the whole status column. Choose the file again.',
  forgedSignal: 'The signature of the message is not valid.',
  activationUnknown: 'No card can be found with this code. Check the code.',
  activationMistyped:
    'There is a typing error in the code. It has 16 characters, for example ACDE-FGHJ-KMNP-QRT3.',
  activationUsed:
    'This code has already been used. If you activated the card yourself, it works: sign in and open My {product}.',
  activationNotPaid:
    'This card has not been paid for yet. The code starts working as soon as the payment is confirmed.',
  activationTakenBack: 'The buyer of the card has cancelled this code. Ask them for a new one.',
  giftLinkReplaced:
    'This gift link no longer works: the gift was sent again to another address. If the gift is for you, ask the giver to check your e-mail address.',
  plasticNoCard: 'There is no activated card with this number. Check the customer number.',
  plasticNotValid: 'The card is not valid, so no plastic card is made for it.',
  plasticWaits:
    'A plastic card has already been ordered for this card and is waiting for production.',
  plasticNotPosted: 'Plastic cards are not posted to the country where the customer lives.',
  plasticNoAddress:
    'The customer has no postal address. Add it on their page with the action Change the address.',
  activationCodeNeeded:
    'This is a customer number. Enter the activation code, which is in the gift message, inside the envelope or in your employer’s message.',
  registrationHeld: 'You already have a card. Go back to activation and add the year to it.',
  registrationOtherEmail:
    'The card is registered to the address you signed in with. To change the address, sign in again.',
  nothingToAddTo: 'You do not have a card yet to add the year to. Activate this card as your own.',
  confirmationSpent:
    'The link has expired or has already been used. Your card works all the same: sign in with a one-time code using the address our e-mail came to.',
  giftNotFound: 'The gift was not found. Check that the link is complete.',
  giftOnItsWay: 'The gift is already on its way and can no longer be changed.',
  giftOpenedAlready: 'The recipient has already opened the gift, so it can no longer be changed.',
  giftChangedElsewhere:
    'The gift was changed in another window. What is now saved is shown above. What you typed is still in the form: check it and save again.',
  giftNotResent: 'The gift cannot be sent again.',
  confirmationResentOften:
    'The link has been sent several times already. Please try again tomorrow.',
  messageMissing: 'Tell us how we can help.',
  messageTooLong: 'The message is too long. It may have at most {0|# character|# characters}.',
  mailAddressWrong: 'The e-mail address is not valid. Check the address.',
  giftResentOften:
    'You have sent the gift again several times. Try again tomorrow or download the gift for printing.',
  giftNotTurned: 'The gift can no longer be made digital.',
  companyOrdersUnpaid:
    'You already have {0|# unpaid order|# unpaid orders}. Pay for one of them, or place a new order tomorrow.',
  companyOrdersOfAddress:
    'Many orders were placed from your network in a short time. Try again in an hour, or contact customer service.',
  companyDeskNotFound:
    'No order was found with this link. Open the link in the order confirmation.',
  companyClaimNotFound: 'The link is not active. Ask your employer for a new one.',
  companyNotPaid:
    'The order has not been paid for yet. The cards can be activated as soon as the payment is confirmed.',
  companyOtherDomain: 'This link sends cards only to addresses that end in @{0}.',
  companyDomainInvalid:
    'Enter the company’s own e-mail domain, for example company.com. A public e-mail service cannot be used.',
  companyRemindedAlready:
    'A reminder can be sent a week after the invitation, and a week after the previous reminder.',
  companyTooManyPeople: 'New people on the list: {0}. Free cards: {1}.',
  companyTooFewCards: 'There are not that many free cards. Free cards: {0}.',
  companyPersonTwice: 'The same address is in the file twice.',
  companyRowTooShort: 'The row must have a first name, a last name and an e-mail address.',
  fixedDetails:
    'Your name and year of birth cannot be changed, because the card is made from them automatically. Contact customer service.',
  addressTaken:
    'There is already an account with this address. Sign in with it or choose another address.',
  otherAddress: 'This is not the address you are signed in with.',
  contractRuns: 'Your monthly payments run until {0}. You can delete the account after that.',
  orderNotFound:
    'The order was not found. Check the order number, or sign in with the address you bought with.',
  statementIncomplete:
    'Enter your name and a working e-mail address so that we can confirm the withdrawal.',
  withdrawalSumChanged:
    'The amount to be refunded has changed. Check the new amount and confirm again.',
  signInWaits:
    'Customer service has changed the e-mail address of your account. You can sign in from {0}. The wait protects your account, and your card works meanwhile.',
  otherPerson:
    'The session now belongs to {0}. Nothing was sent. Check the contents, then send them in your own name.',
  actionChanged: 'Something changed after you looked at the effect. Look at it again.',
  actionIdUsed:
    'Your earlier attempt went through although no answer came, and it is done. Close this window unless you want to do more.',
  lastAdministrator:
    'You are the last administrator of the office, so your account cannot be deleted. Give the role to somebody else first.',
  lastRightsKeeper:
    'You are the last rights keeper of the office, so your account cannot be deleted. Give the role to somebody else first.',
  providerSilent: 'The payment service did not answer. Nothing was changed. Try again in a moment.',
  actionOnSelf: 'You cannot handle your own data in the office. Ask somebody else to do it.',
  approvalAsked: 'A request about this payment is already waiting for a second person.',
  approvalOwn: 'You cannot decide on your own request. Somebody else must do it.',
  approvalDecided: 'The request has already been decided or withdrawn, or it has expired.',
  approvalSameInviter: `You cannot approve this before {0}. {2} gave rights to both you and the person who asked less than ${RECRUIT_DAYS} days ago, so both accounts could belong to the same person. There is nothing wrong with the request. {1}`,
  approvalOwnRecruit: `You cannot approve this before {0}, because {2} gave rights to the other one of you less than ${RECRUIT_DAYS} days ago. There is nothing wrong with the request. {1}`,
  approversAre: 'It can be approved by {0}.',
  approversNone: 'Nobody else can approve it right now.',
  goodwillNoCards: 'The filter finds no card that could be given time.',
  goodwillRunChanged: 'This has changed in the meantime. Reload the page.',
  dataImportState: 'The import has changed in the meantime. Reload the page.',
  dataImportFiles:
    'The import has no files, or a file is not fully uploaded or read, or its columns have not been saved.',
  dataImportBytes: 'The file did not arrive in full. Upload it again.',
  dataImportTotals: 'The totals have changed. Check them and sign again.',
  dataImportSigner: 'Whoever signed the totals cannot transfer the data.',
  actionUndone: 'This has already been undone.',
  actionNotUndoable: 'This cannot be undone.',
  actionOverlaid:
    'This can no longer be undone, because the same details have been changed since. Undo the newer change first.',
  actionBegun:
    'The change has already begun, so it can no longer be undone. Plan a new change instead.',
  actionTooOld: 'It is too late to undo this. Make a new change instead.',
  secondFactorNeeded:
    'Confirm your sign-in with a passkey or an authenticator app before you continue.',
  confirmIdentity: 'Confirm that it is you, then continue.',
  passkeyRefused: 'The passkey was not accepted. Try again or choose another way to sign in.',
  passkeyKnown: 'This passkey has already been added.',
  factorsFull: 'You can have at most {0|# passkey|# passkeys}. Remove one of them first.',
  totpWrong: 'The code is wrong or has been used. Wait for the next code in the app.',
  totpExpired: 'The QR code has expired. Start adding the app again.',
  recoveryCodeWrong: 'The recovery code is wrong or has been used.',
  lastFactor:
    'This cannot be removed: without it you could no longer sign in. First add another passkey or make new recovery codes.',
  logoType: 'The logo is neither PNG nor WebP. Save it as PNG and upload it again.',
  logoSmall: 'The logo is too small. Its shorter side must be at least 64 pixels.',
  logoShape:
    'The logo is too wide or too tall. Its width may be at most 8 times its height, and its height at most twice its width.',
  pictureType: 'The picture is not JPEG, PNG or WebP. Save it as one of them and add it again.',
  pictureBroken: 'The picture file is broken or incomplete. Download it again and try once more.',
  pictureSmall: 'The picture is too small. It must be at least 800 × 500 pixels.',
  pictureHuge: 'The picture has too many pixels. Reduce it to under 60 million.',
  pictureHeavy: 'The picture takes too much memory when opened. Reduce it and send it again.',
  pictureInterlaced:
    'A picture as large as this must not be interlaced (progressive). Save it without interlacing, or reduce it.',
  picturesWait:
    'Other pictures are being processed right now. This one was not saved. Try again in a moment.',
  tooManyPictures:
    'At most {0|# picture|# pictures} an hour can be sent from one account. Send the rest later.',
};
