import { loggingCalls } from '../contract/logging-calls.ts';
import { loggingAnswers } from './logging/logging-calls.ts';
import type { Controllers } from './platform/lwr-dispatch.ts';

/** Every class of the wire: its calls, who answers them, who may call. */
export const controllers: Controllers = new Map([
  ['LoggerController', { calls: loggingCalls, answers: loggingAnswers, needs: 'guest' }],
]);
