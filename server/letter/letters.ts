import type { LetterKind } from './define-letter.ts';
import { accountDeleted, deletionRequested } from './letters/account/account-deletion.ts';
import { contactAnswer, contactReceived } from './letters/account/contact-letters.ts';
import { dataExport } from './letters/account/data-export.ts';
import { emailChange, emailChangeAsked, emailChanged } from './letters/account/email-change.ts';
import { loginCode } from './letters/account/login-code.ts';
import {
  cardMovedAway,
  cardMovedHere,
  orderMovedAway,
  orderMovedHere,
} from './letters/account/moved-letters.ts';
import {
  accountsJoined,
  accountsParted,
  emailGiven,
  emailRemoved,
  emailReplaced,
} from './letters/account/office-email-letters.ts';
import { passwordChanged } from './letters/account/password-changed.ts';
import { passwordReset } from './letters/account/password-reset.ts';
import { secondFactorChanged } from './letters/account/second-factor-changed.ts';
import { staffInvitation } from './letters/account/staff-invitation.ts';
import { staffRoleConfirmed, staffRoleGiven } from './letters/account/staff-role.ts';
import { addressChanged } from './letters/card/address-changed.ts';
import { cardBlocked } from './letters/card/card-blocked.ts';
import { cardEnding } from './letters/card/card-ending.ts';
import { cardRegistered } from './letters/card/card-registered.ts';
import { numberReplaced } from './letters/card/number-replaced.ts';
import { envelopePosted, plasticPosted } from './letters/card/posted-letters.ts';
import { termsChanged } from './letters/card/terms-changed.ts';
import { yearAdded } from './letters/card/year-added.ts';
import { companyInvitation, companyReminder } from './letters/gift/company-invitation.ts';
import { gift } from './letters/gift/gift.ts';
import { giftConfirmation } from './letters/gift/gift-confirmation.ts';
import { giftEnded } from './letters/gift/gift-ended.ts';
import { giftActivated, giftBounced, giftUnopened } from './letters/gift/gift-news.ts';
import { companyConfirmation } from './letters/order/company-confirmation.ts';
import { paymentFailed } from './letters/order/payment-failed.ts';
import { paymentPending } from './letters/order/payment-pending.ts';
import { duplicatePayment, paymentReturned } from './letters/order/payment-returned.ts';
import { purchaseConfirmation } from './letters/order/purchase-confirmation.ts';
import { refundByHand, refundSent } from './letters/order/refund-letter.ts';
import { renewalConfirmation } from './letters/order/renewal-confirmation.ts';
import {
  withdrawalNotice,
  withdrawalReceipt,
  withdrawalStatement,
} from './letters/order/withdrawal-letters.ts';
import {
  contractEnded,
  contractRestored,
  entryNotice,
  entryStopped,
  instalmentFailed,
  instalmentsInOrder,
} from './letters/plan/contract-letters.ts';
import { instalmentReceipt } from './letters/plan/instalment-receipt.ts';
import { paymentCardExpiring } from './letters/plan/payment-card-expiring.ts';
import { planEnded, planUnpaid, planUnpaidLast } from './letters/plan/unpaid-letters.ts';

/** Every letter. A name is permanent once a letter has been queued under it. */
export const letters = {
  'login-code': loginCode,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'card-registered': cardRegistered,
  'card-blocked': cardBlocked,
  'number-replaced': numberReplaced,
  'address-changed': addressChanged,
  'card-moved-away': cardMovedAway,
  'card-moved-here': cardMovedHere,
  'order-moved-away': orderMovedAway,
  'order-moved-here': orderMovedHere,
  'card-ending': cardEnding,
  'year-added': yearAdded,
  'terms-changed': termsChanged,
  'company-confirmation': companyConfirmation,
  'company-invitation': companyInvitation,
  'company-reminder': companyReminder,
  'purchase-confirmation': purchaseConfirmation,
  'renewal-confirmation': renewalConfirmation,
  'instalment-receipt': instalmentReceipt,
  'instalment-failed': instalmentFailed,
  'entry-notice': entryNotice,
  'entry-stopped': entryStopped,
  'plan-unpaid': planUnpaid,
  'plan-unpaid-last': planUnpaidLast,
  'plan-ended-unpaid': planEnded,
  'instalments-in-order': instalmentsInOrder,
  'contract-ended': contractEnded,
  'contract-restored': contractRestored,
  'payment-pending': paymentPending,
  'payment-failed': paymentFailed,
  'payment-card-expiring': paymentCardExpiring,
  'payment-returned': paymentReturned,
  'refund-sent': refundSent,
  'refund-by-hand': refundByHand,
  'duplicate-payment': duplicatePayment,
  'contact-received': contactReceived,
  'contact-answer': contactAnswer,
  'email-change': emailChange,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'email-replaced': emailReplaced,
  'email-given': emailGiven,
  'email-removed': emailRemoved,
  'accounts-joined': accountsJoined,
  'accounts-parted': accountsParted,
  'data-export': dataExport,
  'deletion-requested': deletionRequested,
  'account-deleted': accountDeleted,
  gift,
  'gift-confirmation': giftConfirmation,
  'gift-activated': giftActivated,
  'gift-ended': giftEnded,
  'gift-unopened': giftUnopened,
  'gift-bounced': giftBounced,
  'staff-invitation': staffInvitation,
  'staff-role-given': staffRoleGiven,
  'staff-role-confirmed': staffRoleConfirmed,
  'plastic-posted': plasticPosted,
  'envelope-posted': envelopePosted,
  'withdrawal-statement': withdrawalStatement,
  'withdrawal-notice': withdrawalNotice,
  'withdrawal-receipt': withdrawalReceipt,
};

export type LetterName = keyof typeof letters;
export type LetterData<Name extends LetterName> =
  (typeof letters)[Name] extends LetterKind<infer Data> ? Data : never;

export const LETTER_NAMES = Object.keys(letters) as LetterName[];

export function isLetterName(name: string): name is LetterName {
  return Object.hasOwn(letters, name);
}

/** Type-erased: each kind parses its own data before use. */
export function letterKind(name: LetterName): LetterKind<unknown> {
  return letters[name] as LetterKind<unknown>;
}
