import type { ReactNode } from 'react';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import { useFieldError } from './field-errors.ts';
import { errorId, FieldError } from './field-frame.tsx';
import styles from './radio-group.module.css';
import { useTickedBefore } from './typed-before.ts';

export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  description?: ReactNode;
};

type Props<Value extends string> = {
  id: string;
  legend: string;
  options: RadioOption<Value>[];
  /** Null: nothing is preselected. */
  value: Value | null;
  onChange: (value: Value) => void;
  required?: boolean;
  error?: string | null | undefined;
  errorPrefix?: string | undefined;
  disabled?: boolean;
  className?: string | undefined;
};

export function RadioGroup<Value extends string>(given: Props<Value>) {
  const props = useFieldError(given);
  const { id, legend, options, required, error, disabled, className } = props;
  return (
    <fieldset
      className={classNames(styles.group, className)}
      // Focusable, for the links of the error summary.
      id={id}
      tabIndex={-1}
      disabled={disabled}
      data-required={required || undefined}
      aria-describedby={error ? errorId(id) : undefined}
    >
      <legend>
        {legend}
        {required && ' *'}
      </legend>
      {options.map((option) => (
        <Radio key={option.value} {...props} option={option} />
      ))}
      {error && <FieldError id={errorId(id)} prefix={props.errorPrefix} text={error} />}
    </fieldset>
  );
}

type RadioProps<Value extends string> = Props<Value> & { option: RadioOption<Value> };

function Radio<Value extends string>({ id, option, value, onChange, error }: RadioProps<Value>) {
  const optionId = `${id}-${option.value}`;
  const descriptionId = `${optionId}-description`;
  const isChosen = value === option.value;
  useTickedBefore(optionId, isChosen, (ticked) => ticked && onChange(option.value));
  return (
    <div className={choice.choice}>
      <input
        id={optionId}
        name={id}
        className={classNames(choice.mark, styles.dot)}
        type="radio"
        value={option.value}
        checked={isChosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={option.description ? descriptionId : undefined}
        onChange={() => onChange(option.value)}
      />
      <div className={choice.words}>
        <label htmlFor={optionId}>{option.label}</label>
        {option.description && (
          <span className={choice.description} id={descriptionId}>
            {option.description}
          </span>
        )}
      </div>
    </div>
  );
}
