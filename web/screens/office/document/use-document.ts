import { useState } from 'react';
import { PAGES } from '../../../../contract/page/page-table.ts';
import type { DocumentWords } from '../../../../domain/document/document.ts';
import { wordsFault } from '../../../../domain/document/document-rules.ts';
import { useUnsaved } from '../../../parts/form/use-unsaved.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-document.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { type DocumentDraft, readDraft, saveDraft } from './document-data.ts';
import { sectionWays } from './section-ways.ts';

/** The draft, the saved text, and whether a colleague has saved another draft meanwhile. */
export function useDocument(first: DocumentDraft, texts: typeof fi) {
  const [stored, setStored] = useState(storedOf(first));
  const [words, setWords] = useState<DocumentWords>(first.draft.words);
  const [other, setOther] = useState<{ savedBy: string | null } | null>(null);
  const { isBusy, attempt } = useAttempt(texts.notSaved, { asToast: true });
  // Fields keep their typed text; a reload resets them.
  const [turn, setTurn] = useState(0);
  const { document, rules } = first;
  const isDirty = JSON.stringify(words) !== JSON.stringify(stored.words);

  useUnsaved(isDirty, texts.frame.unsaved);

  async function send(edition: number) {
    const { replaces } = stored;
    const saved = await saveDraft({ document, words, replaces, edition });
    if (saved.edition === null) return setOther(saved);
    setStored({ ...stored, words, edition: saved.edition, isSaved: true });
    setOther(null);
    showToast({ label: texts.saved, variant: 'success' });
  }

  async function fresh() {
    try {
      return storedOf(await readDraft(readFromServer, { document }));
    } catch {
      showToast({ label: texts.failed, variant: 'error' });
      return null;
    }
  }

  return {
    words,
    turn,
    isDirty,
    isBusy,
    other,
    edition: stored.edition,
    isSaved: stored.isSaved && !isDirty,
    replaces: stored.replaces,
    fault: wordsFault(words, {
      ...rules,
      document,
      isPage: (target) => Object.hasOwn(PAGES, target),
    }),
    ...sectionWays(words, (next, isMoved) => {
      setWords(next);
      if (isMoved) setTurn(turn + 1);
    }),
    save: () => attempt(() => send(stored.edition)),
    /** Overwrites the colleague's draft with the text on the page. */
    saveOver: () =>
      attempt(async () => {
        const draft = await fresh();
        if (!draft) return;
        setStored({ ...draft, words: stored.words });
        await send(draft.edition);
      }),
    fetchOther: () =>
      attempt(async () => {
        const draft = await fresh();
        if (!draft) return;
        setStored(draft);
        setWords(draft.words);
        setOther(null);
        setTurn(turn + 1);
      }),
  };
}

const storedOf = ({ draft, isSaved }: DocumentDraft) => ({ ...draft, isSaved });
