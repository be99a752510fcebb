import { type ReactNode, useId, useState } from 'react';
import { REASON_LENGTH } from '../../../../domain/office/actions.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import css from './staff.module.css';
import { type Texts, whyNot } from './staff-texts.ts';

type Props = {
  title: string;
  body: string;
  /** Name of the action. */
  act: string;
  isDanger?: boolean;
  texts: Texts;
  /** Why it cannot be done now. */
  fault?: string | null;
  children?: ReactNode;
  onClose: () => void;
  onAct: (reason: string) => Promise<void>;
};

/** Changes a person's role or access, with a reason. A refusal keeps the input. */
export function ChangeDialog(props: Props) {
  const {
    title,
    body,
    act,
    isDanger = false,
    texts,
    fault = null,
    children,
    onClose,
    onAct,
  } = props;
  const [reason, setReason] = useState('');
  const { isBusy, problem, setProblem, onSubmit } = useAttempt(whyNot(texts));
  const bodyId = useId();
  const length = reason.trim().length;
  const isReasoned = length >= REASON_LENGTH.least && length <= REASON_LENGTH.most;

  async function submit() {
    const missing = fault ?? (isReasoned ? null : texts.reasonMissing);
    if (missing) return setProblem(missing);
    await onAct(reason.trim());
    onClose();
  }

  return (
    <Dialog open title={title} describedBy={bodyId} onClose={onClose}>
      <form noValidate className={css.dialog} onSubmit={onSubmit(submit)}>
        <p id={bodyId}>{body}</p>
        {children}
        <TextArea
          id="staff-reason"
          label={texts.reason}
          hint={texts.reasonHint}
          required
          value={reason}
          onChange={(value) => {
            setReason(value);
            setProblem(null);
          }}
          counter={{ most: REASON_LENGTH.most, text: texts.counter }}
        />
        {problem && (
          <p className="bad" role="alert">
            {problem}
          </p>
        )}
        <DialogActions>
          <Button type="submit" look={isDanger ? 'dangerNow' : 'primary'} busy={isBusy}>
            {act}
          </Button>
          <Button look="text" onClick={onClose}>
            {texts.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
