import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { PAGES } from '../../../../contract/page/page-table.ts';
import { LANGUAGES, type Language } from '../../../../domain/base/language.ts';
import type { ActionKind } from '../../../../domain/office/actions.ts';
import { type TextFault, textFault } from '../../../../domain/wording/text-rules.ts';
import { useUnsaved } from '../../../parts/form/use-unsaved.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { type OfficeText, readText, saveDraft } from './text-data.ts';

type InLanguages<Value> = Record<Language, Value>;

/** Draft, errors and actions; reloaded after every action. */
export function useOfficeText(first: OfficeText, texts: typeof fi) {
  const [text, setText] = useState(first);
  const [typed, setTyped] = useState(() => begunWith(first));
  const [isSaved, setIsSaved] = useState(Object.keys(first.draft).length > 0);
  const [asked, setAsked] = useState<'typed' | 'shipped' | null>(null);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  const isTyped = LANGUAGES.some((each) => typed[each] !== begunWith(text)[each]);
  const { attempt } = useAttempt(texts.notSaved, { asToast: true });
  const [undo, setUndo] = useState<{ id: string; kind: ActionKind } | null>(null);

  useUnsaved(isTyped && !isSaved, texts.frame.unsaved);

  async function refresh() {
    try {
      const next = await readText(readFromServer, text.key);
      setText(next);
      setTyped(begunWith(next));
      setIsSaved(Object.keys(next.draft).length > 0);
    } catch {
      showToast({ label: texts.failed, variant: 'error' });
    }
  }

  const change = (next: InLanguages<string>) => {
    setTyped(next);
    setIsSaved(false);
  };

  return {
    text,
    typed,
    faults: inLanguages((language) => faultOf(text, language, typed[language])),
    wanted: asked === 'shipped' ? inLanguages(() => null) : wantedOf(text, typed),
    isReworded: isReworded(text),
    isSaved,
    asked,
    setAsked,
    done,
    undo,
    setUndo,
    type: (language: Language, value: string) => change({ ...typed, [language]: value }),
    save: () =>
      attempt(async () => {
        await saveDraft({ key: text.key, texts: typed });
        setIsSaved(true);
      }),
    onDone(outcome: ActionOutcome) {
      setAsked(null);
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

const inLanguages = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as InLanguages<Value>;

const begunWith = ({ now, draft }: OfficeText) =>
  inLanguages((language) => draft[language] ?? now[language]);

/** Same rules as on the server. */
function faultOf(
  { shipped, productForms }: OfficeText,
  language: Language,
  text: string,
): TextFault | null {
  return textFault(text, {
    shipped: shipped[language],
    forms: Object.keys(productForms[language]),
    isPage: (target) => Object.hasOwn(PAGES, target),
  });
}

/** Today's text differs from the default; planned changes are undone in the history. */
const isReworded = ({ shipped, now }: OfficeText) =>
  LANGUAGES.some((each) => now[each] !== shipped[each]);

/** Text of every language; null: the default. Undefined: no change from today. */
function wantedOf({ shipped, now, rows, today }: OfficeText, typed: InLanguages<string>) {
  const isPlanned = rows.some(({ validFrom }) => validFrom > today);
  if (!isPlanned && LANGUAGES.every((each) => typed[each] === now[each])) return undefined;
  return inLanguages((each) => (typed[each] === shipped[each] ? null : typed[each]));
}
