/** The details form, and the payment-method selector. */
export type Step = 0 | 1;

/** spec 2: what `c__step` says. Missing, doubled or anything but 1 is the form. */
export function readStep(values: string[]): Step {
  return values.length === 1 && values[0] === '1' ? 1 : 0;
}
