import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-frame.module.css';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { WARNING } from './icon-paths.ts';

/** Props of every form field. */
export type FieldProps = {
  id: string;
  label: string;
  required?: boolean | undefined;
  /** Stays below the error: it is most needed when something is wrong. */
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Read before the error, for example "Virhe: ". */
  errorPrefix?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

type FrameProps = FieldProps & { children: ReactNode; below?: ReactNode; tall?: boolean };

export function FieldFrame(props: FrameProps) {
  const { id, hint, error, errorPrefix, children, below, tall, className } = props;
  return (
    <div
      className={classNames(styles.field, className)}
      data-invalid={error ? true : undefined}
      data-read-only={props.readOnly || undefined}
      data-disabled={props.disabled || undefined}
    >
      <div className={classNames(styles.box, tall && styles.tall)}>{children}</div>
      {below}
      {error && <FieldError id={errorId(id)} prefix={errorPrefix} text={error} />}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Floats from the placeholder's place; always a real label. */
export function FieldLabel({ id, label, required }: Pick<FieldProps, 'id' | 'label' | 'required'>) {
  return (
    <label className={styles.label} htmlFor={id}>
      {labelText(label, required)}
    </label>
  );
}

type ErrorProps = { id: string; prefix?: string | undefined; text: string };

export function FieldError({ id, prefix, text }: ErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <Icon path={WARNING} />
      <span>
        {prefix && <HiddenText>{prefix}</HiddenText>}
        {text}
      </span>
    </p>
  );
}

/** Attributes that connect the control to its label, hint and error. */
export function controlAttributes(props: FieldProps, alsoDescribedBy?: string) {
  const { id, label, required, hint, error, readOnly, disabled } = props;
  const described = [error && errorId(id), alsoDescribedBy, hint && hintId(id)].filter(Boolean);
  return {
    id,
    className: styles.control,
    placeholder: labelText(label, required),
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    readOnly,
    disabled,
  };
}

export function errorId(id: string): string {
  return `${id}-error`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

// Text inputs show their label as a placeholder, with an asterisk when required.
function labelText(label: string, required: boolean | undefined): string {
  return required ? `${label} *` : label;
}
