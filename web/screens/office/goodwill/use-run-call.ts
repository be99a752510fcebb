import { messageOf } from '../../../parts/office/action/message-of.ts';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { GoodwillTexts } from './goodwill-data.ts';

/** All cards are gone through: in a large scheme on a busy day that is longer than a call usually takes. */
export const COUNTS = { timeoutMs: 70_000 };

/** One call at a time; a refusal is told as it is. */
export function useRunCall(texts: GoodwillTexts, onRefused?: () => void) {
  const { isBusy, whileBusy: once } = useOneAtATime();
  async function whileBusy(work: () => Promise<void>): Promise<void> {
    await once(() =>
      work().catch((error: unknown) => {
        showToast({ label: messageOf(error, texts.failed), variant: 'error' });
        onRefused?.();
      }),
    );
  }
  return { isBusy, whileBusy };
}
