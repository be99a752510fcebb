import { useState } from 'react';
import { localDate } from '../../../../domain/base/local-date.ts';
import {
  MUSEUM_PARTS,
  type MuseumFacts,
  type SomeFacts,
} from '../../../../domain/museum/museum-facts.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import type { Fault } from '../../form/form-faults.ts';
import { changedParts, pick } from './museum-draft.ts';
import type { MuseumToEdit } from './museum-edit-data.ts';
import { useMuseumFaults } from './use-museum-faults.ts';

/** The draft beside the saved values, and its errors. */
export function useMuseumDraft(
  first: MuseumToEdit,
  texts: typeof fi,
  faultsOf: (draft: MuseumFacts) => Fault[] = () => [],
) {
  const [facts, setFacts] = useState(first.facts);
  const [draft, setDraft] = useState(first.facts);
  // Fields keep their typed text; a reload resets them.
  const [turn, setTurn] = useState(0);
  const changed = changedParts(facts, draft);
  const isNew = !first.id;
  const faults = useMuseumFaults(
    {
      texts,
      draft,
      was: isNew ? null : facts,
      parts: isNew ? MUSEUM_PARTS : changed,
      today: localDate(first.today),
    },
    faultsOf(draft),
  );
  return {
    facts,
    draft,
    turn,
    changed,
    faults,
    change(parts: SomeFacts) {
      setDraft((held) => ({ ...held, ...parts }));
      faults.soften();
    },
    /** Loads the saved values; the draft is kept or dropped. */
    reload(fresh: MuseumFacts, keepsOwn: boolean) {
      setFacts(fresh);
      setDraft(keepsOwn ? { ...fresh, ...pick(draft, changed) } : fresh);
      setTurn(turn + 1);
      faults.forget();
    },
  };
}
