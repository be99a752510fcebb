import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type Props = {
  open: boolean;
  title: string;
  /** What is deleted, when, and until when it can be undone. */
  children: ReactNode;
  /** Safe choice: first and focused, so that Enter and Esc are harmless. */
  keep: string;
  /** Repeats the verb. */
  act: string;
  busy?: boolean;
  onKeep: () => void;
  onAct: () => void;
};

/** Confirmation before data is lost. */
export function DangerQuestion(props: Props) {
  const { open, title, children, keep, act, busy = false, onKeep, onAct } = props;
  const bodyId = useId();
  return (
    <Dialog open={open} role="alertdialog" title={title} describedBy={bodyId} onClose={onKeep}>
      <p id={bodyId}>{children}</p>
      <DialogActions>
        <Button data-autofocus look="secondary" onClick={onKeep}>
          {keep}
        </Button>
        <Button look="dangerNow" busy={busy} onClick={onAct}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
