import type { Language } from '../../../domain/base/language.ts';
import type { PaymentTexts } from '../../parts/payment/use-payment.ts';
import { CallError } from '../../platform/call-error.ts';
import { withTimeout } from '../../platform/timeout.ts';
import type { CardPaymentStep } from './payment-step.tsx';

type PaymentCode = { PaymentStep: typeof CardPaymentStep; texts: PaymentTexts };

const WORDS = import.meta.glob<{ texts: PaymentTexts }>('../../texts/*/parts/payment.ts');
const loaded = new Map<Language, PaymentCode>();

/** The code and words of step 1 come while the form is being filled in: nobody needs them to see the page. */
export async function loadPaymentStep(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const words = WORDS[`../../texts/${language}/parts/payment.ts`];
  try {
    const [code, said] = await withTimeout(() =>
      Promise.all([import('./payment-step.tsx'), words?.()]),
    );
    if (said) loaded.set(language, { PaymentStep: code.CardPaymentStep, texts: said.texts });
  } catch (cause) {
    throw new CallError(0, null, String(cause));
  }
}

/** Step 1 is only for a form that was accepted, and that waits for the code. */
export function loadedPaymentStep(language: Language): PaymentCode | undefined {
  return loaded.get(language);
}
