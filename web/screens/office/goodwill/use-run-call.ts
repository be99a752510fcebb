import { messageOf } from '../../../parts/office/action/message-of.ts';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { GoodwillTexts } from './goodwill-data.ts';

/** Counting reads all cards: in a large scheme it takes longer than the usual timeout. */
export const COUNTS = { timeoutMs: 70_000 };

/** One call at a time; a refusal is shown unchanged. */
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
