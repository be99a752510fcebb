import type { Controllers } from './platform/lwr-dispatch.ts';

/** Every class of the wire: its calls, who answers them, who may call. */
export const controllers: Controllers = new Map();
