import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { dialogClosed, dialogOpened } from './open-dialogs.ts';

type Props = {
  open: boolean;
  title: string;
  /** Esc was pressed: the caller decides what that means and takes `open` away. */
  onClose: () => void;
  /** alertdialog: something must be decided now. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the sentence that says what is asked; read with the title. */
  describedBy?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the page behind inert and gives the
 * focus back. Focus goes to `[data-autofocus]`, else to the first control.
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

  /** The second click of the double click that opened it lands on whatever stands there now: no answer to the question. */
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
      // A browser may close it whatever `cancel` says (a second Esc): then the caller must know.
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
