import { controllers as calls } from '../contract/controllers.ts';
import { accountAnswers } from './account/account-calls.ts';
import type { Controller, Controllers } from './platform/lwr-dispatch.ts';

/** Every class of the wire: its calls, who answers them, who may call. A class without answers does not compile. */
const answered: Record<keyof typeof calls, Controller> = {
  AccountController: { calls: calls.AccountController, answers: accountAnswers, needs: 'guest' },
};

export const controllers: Controllers = new Map(Object.entries(answered));
