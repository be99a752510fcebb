import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { type ReadFromServer, readFromServer } from '../../../platform/call-server.ts';
import { showToast } from '../../../ui/toast-store.ts';

/** The list as loaded, refreshed after every action. */
export function usePlannedList<List>(
  first: List,
  read: (from: ReadFromServer) => Promise<List>,
  texts: { failed: string },
) {
  const [list, setList] = useState(first);
  const [done, setDone] = useState<ActionOutcome | null>(null);

  async function refresh() {
    try {
      setList(await read(readFromServer));
    } catch {
      // The action is done; only the page is stale.
      showToast({ label: texts.failed, variant: 'error' });
    }
  }

  return {
    list,
    done,
    onDone(outcome: ActionOutcome) {
      setDone(outcome);
      void refresh();
    },
    onUndone() {
      setDone(null);
      void refresh();
    },
  };
}
