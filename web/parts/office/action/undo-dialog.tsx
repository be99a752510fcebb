import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { type ActionKind, REASON_LENGTH } from '../../../../domain/office/actions.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import css from './action-dialog.module.css';
import { undoAction } from './action-requests.ts';
import { actionMessageOf } from './message-of.ts';
import { onCtrlEnter } from './on-ctrl-enter.ts';
import { isReason } from './use-action.ts';

type Props = {
  texts: typeof fi;
  action: { id: string; kind: ActionKind };
  onClose: () => void;
  onDone: () => void;
};

/** Undoes an action; the undo needs a reason too. */
export function UndoDialog(props: Props) {
  const { texts, action, onClose } = props;
  const title = fill(texts.undoTitle, texts.kinds[action.kind].name);
  return (
    <Dialog open title={title} onClose={onClose}>
      <UndoForm {...props} />
    </Dialog>
  );
}

function UndoForm({ texts, action, onClose, onDone }: Props) {
  const [undoId] = useState(() => crypto.randomUUID() as string);
  const [reason, setReason] = useState('');
  const { isBusy, problem, attempt, onSubmit } = useAttempt((error) =>
    actionMessageOf(error, texts),
  );

  async function undo() {
    if (!isReason(reason)) return;
    await undoAction({ actionId: action.id, undoId, reason: reason.trim() });
    onDone();
  }

  return (
    <form
      noValidate
      className={`stack-4 ${css.form}`}
      onSubmit={onSubmit(undo)}
      onKeyDown={onCtrlEnter(() => void attempt(undo))}
    >
      <p>{texts.undoLead}</p>
      <TextArea
        id="undo-reason"
        label={texts.reason}
        value={reason}
        onChange={setReason}
        counter={{ most: REASON_LENGTH.most, text: texts.counter }}
        required
      />
      {problem && (
        <p className={`flag ${css.refusal}`} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <Button type="submit" busy={isBusy} disabled={!isReason(reason)}>
          {texts.undoDeed}
        </Button>
        <Button look="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </form>
  );
}
