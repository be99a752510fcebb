/** The details form, and the payment-method selector. */
export type Step = 0 | 1;

/** Value of `c__step`. Missing, repeated or anything but 1 is the form. */
export function readStep(values: string[]): Step {
  return values.length === 1 && values[0] === '1' ? 1 : 0;
}
