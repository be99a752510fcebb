/** Banks print the same reference with and without spaces, and people copy it in either case. */
export const paidReference = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

const LEAST_LENGTH = 3;

export const isPaidReference = (typed: string): boolean =>
  paidReference(typed).length >= LEAST_LENGTH;
