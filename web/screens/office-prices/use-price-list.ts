import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import type { ActionKind } from '../../../domain/office/actions.ts';
import { readFromServer } from '../../platform/call-server.ts';
import type { texts as fi } from '../../texts/fi/office-prices.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type PriceList, readPrices } from './price-data.ts';

/** The list as it was loaded, read again after every action. */
export function usePriceList(first: PriceList, texts: typeof fi) {
  const [list, setList] = useState(first);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  const [undo, setUndo] = useState<{ id: string; kind: ActionKind } | null>(null);

  async function refresh() {
    try {
      setList(await readPrices(readFromServer));
    } catch {
      // What was done is done; only the page is old.
      showToast({ label: texts.failed, variant: 'error' });
    }
  }

  return {
    list,
    done,
    undo,
    setUndo,
    onDone(outcome: ActionOutcome) {
      setDone(outcome);
      void refresh();
    },
    onUndone() {
      setUndo(null);
      setDone(null);
      showToast({ label: texts.actions.undone, variant: 'success' });
      void refresh();
    },
  };
}
