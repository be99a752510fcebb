import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office-action.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { showToast } from '../../../ui/toast-store.ts';

type Added = { outcome: ActionOutcome; slug: string };

/** The museum that was added last, until that is undone. */
export function useAdded(texts: typeof fi) {
  const [added, setAdded] = useState<Added | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  return {
    added,
    isUndoing,
    setIsUndoing,
    onAdded: setAdded,
    onUndone() {
      setIsUndoing(false);
      setAdded(null);
      showToast({ label: texts.undone, variant: 'success' });
    },
  };
}
