import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { UndoRequest } from './line-of-time.tsx';

type Reading<Story> = { texts: typeof fi; readAgain: () => Promise<Story | null> };

/** The loaded data of a timeline page, refreshed after every action. */
export function useStory<Story>(first: Story, { texts, readAgain }: Reading<Story>) {
  const [story, setStory] = useState(first);
  const [turn, setTurn] = useState(0);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  const [asked, setAsked] = useState<UndoRequest | null>(null);

  async function refresh() {
    const read = await readAgain().catch(() => null);
    // The action is done; only the page is stale.
    if (!read || JSON.stringify(read) === JSON.stringify(story)) return;
    setStory(read);
    setTurn((one) => one + 1);
  }

  return {
    story,
    refresh,
    turn,
    done,
    asked,
    setAsked,
    onDone(outcome: ActionOutcome) {
      setDone(outcome);
      void refresh();
    },
    onUndone() {
      setAsked(null);
      setDone(null);
      showToast({ label: texts.undone, variant: 'success' });
      void refresh();
    },
  };
}
