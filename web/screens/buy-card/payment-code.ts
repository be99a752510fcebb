import { CallError } from '../../platform/call-error.ts';
import type { PaymentStep } from './payment-step.tsx';

let loaded: typeof PaymentStep | null = null;

/** The code of step 1 comes while the form is being filled in: nobody needs it to see the page. */
export async function loadPaymentStep(): Promise<void> {
  const code = import('./payment-step.tsx').catch((cause: unknown) => {
    throw new CallError(0, null, String(cause));
  });
  loaded ??= (await code).PaymentStep;
}

/** Step 1 is only for a form that was accepted, and that waits for the code. */
export function loadedPaymentStep(): typeof PaymentStep | null {
  return loaded;
}
