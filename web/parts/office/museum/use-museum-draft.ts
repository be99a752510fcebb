import { useState } from 'react';
import type { MuseumFacts, SomeFacts } from '../../../../domain/museum/museum-facts.ts';
import { changedParts, isUnread, pick } from './museum-draft.ts';

/** What is typed beside what stands. */
export function useMuseumDraft(first: MuseumFacts) {
  const [facts, setFacts] = useState(first);
  const [draft, setDraft] = useState(first);
  // Fields remember what was typed; after a reload they begin anew.
  const [turn, setTurn] = useState(0);
  const changed = changedParts(facts, draft);
  return {
    facts,
    draft,
    turn,
    changed,
    isUnread: isUnread(pick(draft, changed)),
    change: (parts: SomeFacts) => setDraft((held) => ({ ...held, ...parts })),
    /** What stands now; own changes stay in the draft, or go. */
    reload(fresh: MuseumFacts, keepsOwn: boolean) {
      setFacts(fresh);
      setDraft(keepsOwn ? { ...fresh, ...pick(draft, changed) } : fresh);
      setTurn(turn + 1);
    },
  };
}
