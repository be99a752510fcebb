import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/office-actions.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { UndoAsked } from './line-of-time.tsx';
import { type PersonStory, readPerson } from './person-data.ts';

/** The person as they were loaded, read again after every action. */
export function useStory(first: PersonStory, texts: typeof fi) {
  const { place } = usePage();
  const [story, setStory] = useState(first);
  const [turn, setTurn] = useState(0);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  const [asked, setAsked] = useState<UndoAsked | null>(null);

  async function refresh() {
    const params = { id: first.person.id };
    const read = await readPerson(readFromServer, { ...place, params }).catch(() => null);
    // What was done is done; only the page is old.
    if (!read?.story) return;
    setStory(read.story);
    setTurn((one) => one + 1);
  }

  return {
    story,
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
