import { loggingCalls } from './logging-calls.ts';

/** Every class of the wire, for the types of the browser's calls. */
export const controllers = {
  LoggerController: loggingCalls,
};
