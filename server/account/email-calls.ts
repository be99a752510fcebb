import type { emailCalls } from '../../contract/own-details-calls.ts';
import type { GuestContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { confirmEmailChange } from './change-email.ts';
import { stopEmailChange } from './stop-email.ts';

export const emailAnswers: Answers<typeof emailCalls, GuestContext> = {
  confirmEmailChange: ({ token }, context) => confirmEmailChange(token, context),

  stopEmailChange: ({ token }, context) => stopEmailChange(token, context),
};
