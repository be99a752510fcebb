import { callsOf } from '../contract/controllers.ts';
import { accountAnswers } from './account/account-calls.ts';
import { catalogAnswers } from './catalog/catalog-calls.ts';
import { loggingAnswers } from './logging/logging-calls.ts';
import { type Controller, type Controllers, forGuests } from './platform/lwr-dispatch.ts';

/** Every class of the wire: who answers its calls, and who may call. A class without answers does not compile. */
const wired: Record<keyof typeof callsOf, Controller> = {
  AccountController: forGuests(callsOf.AccountController, accountAnswers),
  LoggerController: forGuests(callsOf.LoggerController, loggingAnswers),
  MuseumCardGuestController: forGuests(callsOf.MuseumCardGuestController, catalogAnswers),
};

export const controllers: Controllers = new Map(Object.entries(wired));
