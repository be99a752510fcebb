import * as claim from '../../web/screens/company-claim/company-claim-screen.tsx';
import * as confirm from '../../web/screens/confirm-registration/confirm-registration-screen.tsx';
import * as login from '../../web/screens/login/login-screen.tsx';
import * as deletion from '../../web/screens/my-deletion/my-deletion-screen.tsx';
import * as details from '../../web/screens/my-details/my-details-screen.tsx';
import * as newEmail from '../../web/screens/my-new-email/my-new-email-screen.tsx';
import * as privacy from '../../web/screens/my-privacy/my-privacy-screen.tsx';
import * as reset from '../../web/screens/reset-password/reset-password-screen.tsx';
import * as invitation from '../../web/screens/staff-invitation/staff-invitation-screen.tsx';
import * as stopLetters from '../../web/screens/stop-letters/stop-letters-screen.tsx';
import * as stopEmail from '../../web/screens/stop-new-email/stop-new-email-screen.tsx';
import { texts as claimTexts } from '../../web/texts/fi/company-claim.ts';
import { texts as confirmTexts } from '../../web/texts/fi/confirm-registration.ts';
import { texts as loginTexts } from '../../web/texts/fi/login.ts';
import { texts as deletionTexts } from '../../web/texts/fi/my-deletion.ts';
import { texts as detailsTexts } from '../../web/texts/fi/my-details.ts';
import { texts as newEmailTexts } from '../../web/texts/fi/my-new-email.ts';
import { texts as privacyTexts } from '../../web/texts/fi/my-privacy.ts';
import { texts as resetTexts } from '../../web/texts/fi/reset-password.ts';
import { texts as invitationTexts } from '../../web/texts/fi/staff-invitation.ts';
import { texts as stopLettersTexts } from '../../web/texts/fi/stop-letters.ts';
import { texts as stopEmailTexts } from '../../web/texts/fi/stop-new-email.ts';
import { type Press, pageOf, placeOf } from './press.tsx';

const ADDRESS = 'aino@example.fi';
const PASSWORD = 'taidemuseo2026';

const ownDetails = pageOf(details, detailsTexts, {
  personId: '0190b0e0-0000-7000-8000-000000000001',
  emailAddress: ADDRESS,
  newEmailAddress: null,
  holder: null,
  ...{ streetAddress: 'Kuja 1', zipCode: '00100', city: 'Helsinki', country: 'FI', phone: '' },
  ...{ language: 'fi', subscribedNewsletter: false, reminders: true, giftNews: true },
  hasPassword: true,
});
const newcomer = {
  state: 'open',
  next: 'accept',
  invitation: {
    ...{ museum: null, emailAddress: ADDRESS, staffRoles: [], deskRole: 'clerk' },
    ...{ invitedBy: null, expiresAt: 0 },
  },
};
const signIn = (isCodeSent: boolean, lastMethod: 'code' | 'password') => ({
  page: pageOf(login, loginTexts, {
    codeSent: isCodeSent ? { emailAddress: ADDRESS, resendInSeconds: 0 } : null,
    lastMethod,
  }),
  place: placeOf('Login', '/kirjaudu'),
});

/** Buttons for signing in and of the account. */
export const ACCOUNT_PRESSES: Press[] = [
  {
    ...{ call: 'requestLoginCode', ...signIn(false, 'code') },
    ...{ typed: { emailAddress: ADDRESS }, button: loginTexts.sendCode },
  },
  { call: 'requestLoginCode', ...signIn(true, 'code'), button: loginTexts.resend },
  {
    ...{ call: 'loginWithCode', ...signIn(true, 'code') },
    ...{ typed: { code: '482913' }, button: loginTexts.enter },
  },
  {
    ...{ call: 'loginWithPassword', ...signIn(false, 'password') },
    ...{ typed: { emailAddress: ADDRESS, password: PASSWORD }, button: loginTexts.enter },
  },
  {
    ...{ call: 'requestPasswordReset', page: pageOf(reset, resetTexts) },
    ...{ typed: { emailAddress: ADDRESS }, button: resetTexts.ask.submit },
  },
  {
    call: 'resetPassword',
    page: pageOf(reset, resetTexts, null, placeOf('Reset_Password', '/salasana', '?linkki')),
    typed: { password: PASSWORD, confirmPassword: PASSWORD },
    button: resetTexts.choose.submit,
  },
  { call: '/records/', page: ownDetails, isOwn: true, button: detailsTexts.save },
  {
    ...{ call: 'requestEmailChange', page: ownDetails, isOwn: true },
    ...{ typed: { newEmailAddress: 'uusi@example.fi' }, button: detailsTexts.email.send },
  },
  {
    ...{ call: 'changePassword', page: ownDetails, isOwn: true },
    typed: { password: PASSWORD, confirmPassword: PASSWORD },
    button: detailsTexts.password.change,
  },
  {
    ...{ call: 'confirmEmailChange', page: pageOf(newEmail, newEmailTexts), hash: 'merkki' },
    button: newEmailTexts.confirm,
  },
  {
    ...{ call: 'stopEmailChange', page: pageOf(stopEmail, stopEmailTexts), hash: 'merkki' },
    button: stopEmailTexts.stop,
  },
  {
    ...{ call: 'stopLetters', page: pageOf(stopLetters, stopLettersTexts) },
    ...{ hash: 'reminders.merkki', button: stopLettersTexts.topics.reminders.stop },
  },
  {
    ...{ call: 'requestDeletion', isOwn: true },
    page: pageOf(deletion, deletionTexts, {
      ...{ emailAddress: ADDRESS, deletionOn: null, endsByPaying: null },
      ...{ blockers: [], loses: [], keeps: [] },
    }),
    typed: { ownEmailAddress: ADDRESS },
    first: [deletionTexts.ask],
    button: deletionTexts.question.act,
  },
  {
    ...{ call: 'cancelDeletion', isOwn: true },
    page: pageOf(privacy, privacyTexts, { deletionOn: '2026-12-01', exports: [], looks: [] }),
    button: privacyTexts.deletion.cancel,
  },
  {
    ...{ call: 'requestDataExport', isOwn: true },
    page: pageOf(privacy, privacyTexts, { deletionOn: null, exports: [], looks: [] }),
    button: privacyTexts.export.ask,
  },
  {
    ...{ call: 'confirmRegistration', page: pageOf(confirm, confirmTexts), hash: 'merkki' },
    button: confirmTexts.confirm,
  },
  {
    ...{ call: 'askForCard', page: pageOf(claim, claimTexts), hash: 'merkki' },
    answers: {
      getCompanyClaim: { companyName: 'Taito Oy', claimDomain: 'example.fi', isPaid: true },
    },
    ...{ typed: { emailAddress: ADDRESS }, button: claimTexts.submit },
  },
  {
    ...{ call: 'acceptStaffInvitation', page: pageOf(invitation, invitationTexts), isOwn: true },
    ...{ hash: 'merkki', answers: { openStaffInvitation: newcomer } },
    button: invitationTexts.accept,
  },
];
