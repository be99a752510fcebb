import { useState } from 'react';
import { messageOf } from '../../parts/office/message-of.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { GoodwillTexts } from './goodwill-data.ts';

/** All cards are gone through: in a large scheme on a busy day that is longer than a call usually takes. */
export const COUNTS = { timeoutMs: 70_000 };

/** One call at a time; a refusal is told as it is. */
export function useRunCall(texts: GoodwillTexts, onRefused?: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  async function whileBusy(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ label: messageOf(error, texts.failed), variant: 'error' });
      onRefused?.();
    }
    setIsBusy(false);
  }
  return { isBusy, whileBusy };
}
