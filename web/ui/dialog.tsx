import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { dialogClosed, dialogOpened } from './open-dialogs.ts';

type Props = {
  open: boolean;
  title: string;
  /** Esc was pressed: the caller decides and clears `open`. */
  onClose: () => void;
  /** alertdialog: a decision is required. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the question's sentence, read with the title. */
  describedBy?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A native modal dialog: it traps the focus, makes the page inert and restores the focus. The focus goes to
 * `[data-autofocus]`, otherwise to the first control.
 */
export function Dialog(props: Props) {
  const { open, title, onClose, role, describedBy, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isClicked = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    isClicked.current = false;
    element.showModal();
    dialogOpened(element);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialogClosed(element);
      element.close();
    };
  }, [open]);

  /** The second click of the double click that opened the dialog would hit a button inside: it is ignored. */
  function passClick(event: MouseEvent) {
    if (event.detail > 1 && !isClicked.current) {
      event.preventDefault();
      event.stopPropagation();
    } else isClicked.current = true;
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClickCapture={passClick}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close it even if `cancel` was prevented (a second Esc): report that to the caller.
      onClose={() => open && onClose()}
    >
      {open && (
        <>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
