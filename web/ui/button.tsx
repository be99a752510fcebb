import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** danger: outlined, opens a confirmation. dangerNow: filled, only inside that confirmation. */
type Look = 'primary' | 'secondary' | 'text' | 'danger' | 'dangerNow';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  /** Work is in progress: the button keeps its width, name and focus, but ignores clicks. */
  busy?: boolean;
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button(props: ButtonProps) {
  const { look = 'primary', busy = false, wide = false, ...rest } = props;
  const { type = 'button', className, children, onClick, ...attributes } = rest;

  // Not `disabled`: that would drop the focus, and screen readers would fall silent while it is busy.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...attributes}
      type={type}
      className={classNames(styles.button, styles[look], wide && styles.wide, className)}
      aria-disabled={busy || attributes['aria-disabled']}
      data-busy={busy || undefined}
      onClick={press}
    >
      <span className={styles.content}>{children}</span>
      {busy && <Knots />}
    </button>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  look?: Look;
  wide?: boolean;
};

/** A link that looks like a button, for navigation only. */
export function ButtonLink({ look = 'primary', wide = false, ...rest }: ButtonLinkProps) {
  const { className, children, ...attributes } = rest;
  return (
    <a
      {...attributes}
      className={classNames(styles.button, styles[look], wide && styles.wide, className)}
    >
      <span className={styles.content}>{children}</span>
    </a>
  );
}

function Knots() {
  return (
    <span className={styles.knots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
