import type { LetterKind } from './letter.ts';
import { addressChanged } from './letters/address-changed.ts';
import { cardBlocked } from './letters/card-blocked.ts';
import { cardEnding } from './letters/card-ending.ts';
import { cardRegistered } from './letters/card-registered.ts';
import { companyConfirmation } from './letters/company-confirmation.ts';
import { companyInvitation, companyReminder } from './letters/company-invitation.ts';
import { contactAnswer, contactReceived } from './letters/contact-letters.ts';
import {
  contractEnded,
  contractRestored,
  entryNotice,
  entryStopped,
  instalmentFailed,
  instalmentsInOrder,
} from './letters/contract-letters.ts';
import { gift } from './letters/gift.ts';
import { giftConfirmation } from './letters/gift-confirmation.ts';
import { giftEnded } from './letters/gift-ended.ts';
import { giftActivated, giftBounced, giftUnopened } from './letters/gift-news.ts';
import { instalmentReceipt } from './letters/instalment-receipt.ts';
import { loginCode } from './letters/login-code.ts';
import {
  cardMovedAway,
  cardMovedHere,
  orderMovedAway,
  orderMovedHere,
} from './letters/moved-letters.ts';
import { numberReplaced } from './letters/number-replaced.ts';
import {
  accountsJoined,
  accountsParted,
  emailGiven,
  emailRemoved,
  emailReplaced,
} from './letters/office-email-letters.ts';
import {
  accountDeleted,
  dataExport,
  deletionRequested,
  emailChange,
  emailChangeAsked,
  emailChanged,
} from './letters/own-data-letters.ts';
import { passwordChanged } from './letters/password-changed.ts';
import { passwordReset } from './letters/password-reset.ts';
import { paymentCardExpiring } from './letters/payment-card-expiring.ts';
import { paymentFailed } from './letters/payment-failed.ts';
import { paymentPending } from './letters/payment-pending.ts';
import { paymentReturned } from './letters/payment-returned.ts';
import { envelopePosted, plasticPosted } from './letters/posted-letters.ts';
import { purchaseConfirmation } from './letters/purchase-confirmation.ts';
import { refundByHand, refundSent } from './letters/refund-letter.ts';
import { renewalConfirmation } from './letters/renewal-confirmation.ts';
import { secondFactorChanged } from './letters/second-factor-changed.ts';
import { staffInvitation } from './letters/staff-invitation.ts';
import { staffRoleConfirmed, staffRoleGiven } from './letters/staff-role.ts';
import { termsChanged } from './letters/terms-changed.ts';
import { planEnded, planUnpaid, planUnpaidLast } from './letters/unpaid-letters.ts';
import {
  withdrawalNotice,
  withdrawalReceipt,
  withdrawalStatement,
} from './letters/withdrawal-letters.ts';
import { yearAdded } from './letters/year-added.ts';

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
  // Queued by earlier releases under this name.
  'duplicate-payment': paymentReturned,
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
