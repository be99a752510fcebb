import type { emailCalls } from '../../contract/my-details-calls.ts';
import type { GuestContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { confirmEmailChange } from './change-email.ts';

export const emailAnswers: Answers<typeof emailCalls, GuestContext> = {
  async confirmEmailChange({ token }, context) {
    return { emailAddress: await confirmEmailChange(token, context) };
  },
};
