import { useLayoutEffect, useRef } from 'react';
import type { Fault } from '../../parts/form/form-faults.ts';
import { refusalOf, showRefusalToast } from '../../parts/order/order-refusal.ts';
import type { CreatedOrder } from '../../parts/order/process-museum-card.ts';
import { CallError } from '../../platform/call-error.ts';
import { usePage } from '../../platform/page-context.tsx';
import { withTimeout } from '../../platform/timeout.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import { useAfterFirstLoad, useCode } from '../../ui/use-code.ts';
import type { PurchaseOptions } from './run-purchase.ts';

/** The check of the form, and the order once a method is chosen; their code loads while the form is filled in. */
export function usePurchase(options: PurchaseOptions) {
  const { language, today, scheme } = usePage();
  const { whileBusy } = useOneAtATime();
  const loaded = useCode(loadRunPurchase, useAfterFirstLoad());
  const run = { ...options, language, today, terms: scheme.termsVersion };
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });

  /** With the form's errors once the code has loaded. */
  async function purchase() {
    const { runPurchase } = loaded ?? (await withTimeout(loadRunPurchase).catch(notLoaded));
    return runPurchase(latest.current);
  }

  async function submit(): Promise<void> {
    try {
      await (await purchase()).submit();
    } catch (error) {
      const refusal = refusalOf(error, options.texts.toast);
      options.dispatch({ type: 'refused', refusal, faults: [] });
      showRefusalToast(refusal);
    }
  }

  return {
    submit: () => void whileBusy(submit),
    createOrder: async (): Promise<CreatedOrder | null> => (await purchase()).createOrder(),
    /** Whether the user has corrected it since. */
    isFixed: (fault: Fault) => loaded?.runPurchase(run).isFixed(fault) ?? false,
  };
}

const loadRunPurchase = () => import('./run-purchase.ts');

function notLoaded(cause: unknown): never {
  throw new CallError(0, null, String(cause));
}
