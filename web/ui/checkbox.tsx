import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './checkbox.module.css';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import { errorId, FieldError } from './field-frame.tsx';
import { useTickedBefore } from './typed-before.ts';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-expanded' | 'aria-controls'> & {
  id: string;
  /** May contain a link. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  required?: boolean;
  error?: string | null | undefined;
  errorPrefix?: string | undefined;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox(props: Props) {
  const { id, label, checked, onChange, description, required, error, disabled, ref } = props;
  const descriptionId = `${id}-description`;
  useTickedBefore(id, checked, onChange);
  const described = [error && errorId(id), description && descriptionId].filter(Boolean).join(' ');

  return (
    <div className={classNames(choice.choice, props.className)}>
      <input
        ref={ref}
        id={id}
        name={id}
        className={classNames(choice.mark, styles.box)}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        aria-expanded={props['aria-expanded']}
        aria-controls={props['aria-controls']}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className={choice.words}>
        <label htmlFor={id}>
          {label}
          {required && ' *'}
        </label>
        {description && (
          <span className={choice.description} id={descriptionId}>
            {description}
          </span>
        )}
        {error && <FieldError id={errorId(id)} prefix={props.errorPrefix} text={error} />}
      </div>
    </div>
  );
}
