import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { actionText } from '../../../../contract/texts/action-text.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDateTime } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { focusNow } from '../../../ui/focus-now.ts';
import { showToast } from '../../../ui/toast-store.ts';
import css from './done-bar.module.css';
import { UndoDialog } from './undo-dialog.tsx';

type Props = { texts: typeof fi; outcome: ActionOutcome; onUndo: () => void };

/** The last action with its undo. It stays: nothing important is in a toast. */
export function DoneBar({ texts, outcome, onUndo }: Props) {
  const { language } = usePage();
  const { actionId, kind, undoUntil, isAsked, follows } = outcome;
  return (
    <div key={actionId} ref={focusNow} className={`heads ${css.bar}`} role="status" tabIndex={-1}>
      <div>
        <strong>{isAsked ? texts.asked : texts.kinds[kind].done}</strong>
        {follows && <p>{actionText(texts.kinds[kind].phrases, follows, language)}</p>}
        <p>{isAsked ? texts.askedMore : undoText(texts, undoUntil, language)}</p>
      </div>
      {undoUntil && (
        <button type="button" onClick={onUndo} data-undo>
          {texts.undo}
        </button>
      )}
    </div>
  );
}

type UndoableProps = Omit<Props, 'onUndo'> & { onUndone: () => void };

/** The bar with its undo dialog. */
export function UndoableBar({ texts, outcome, onUndone }: UndoableProps) {
  const [isUndoing, setIsUndoing] = useState(false);
  return (
    <>
      <DoneBar texts={texts} outcome={outcome} onUndo={() => setIsUndoing(true)} />
      {isUndoing && (
        <UndoDialog
          texts={texts}
          action={{ id: outcome.actionId, kind: outcome.kind }}
          onClose={() => setIsUndoing(false)}
          onDone={() => {
            showToast({ label: texts.undone, variant: 'success' });
            onUndone();
          }}
        />
      )}
    </>
  );
}

const undoText = (texts: typeof fi, until: number | null, language: Language) =>
  until ? fill(texts.undoUntil, formatDateTime(until, language)) : texts.noUndo;
