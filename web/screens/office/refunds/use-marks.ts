import { useState } from 'react';
import { showToast } from '../../../ui/toast-store.ts';
import type { Refunds } from './refund-data.ts';

/** The lists, and the effect of actions on their rows. */
export function useMarks(initial: Refunds, failed: string) {
  const [refunds, setRefunds] = useState(initial);
  const [busyWith, setBusyWith] = useState<string | null>(null);

  async function mark(id: string, call: () => Promise<Refunds>) {
    setBusyWith(id);
    try {
      setRefunds(await call());
    } catch {
      showToast({ label: failed, variant: 'error' });
    }
    setBusyWith(null);
  }

  return { refunds, setRefunds, busyWith, mark };
}
