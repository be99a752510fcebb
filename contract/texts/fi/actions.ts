import { texts as changeEmail } from './action-change-email.ts';
import { texts as correct } from './action-correct.ts';
import { texts as endContract } from './action-end-contract.ts';
import { texts as goodwill } from './action-goodwill.ts';
import { texts as moveDue } from './action-move-due.ts';
import { texts as note } from './action-note.ts';
import { texts as replaceNumber } from './action-replace-number.ts';
import { texts as resendLetter } from './action-resend-letter.ts';
import { texts as retryCharge } from './action-retry-charge.ts';

/** What each action of the office says. A new action is a row here. */
export const texts = {
  changeEmail,
  correct,
  endContract,
  goodwill,
  moveDue,
  note,
  replaceNumber,
  resendLetter,
  retryCharge,
};
