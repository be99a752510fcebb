import type { ClipboardEvent, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { useFieldError } from './field-errors.ts';
import styles from './field-frame.module.css';
import { controlAttributes, FieldFrame, FieldLabel, type FieldProps } from './field-frame.tsx';
import { useTypedBefore } from './typed-before.ts';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Null: not submitted with the form. */
  name?: string | null;
  type?: 'text' | 'email' | 'search' | 'date';
  /** Autofill token; `off` where the field is about somebody else (`test/autocomplete.test.ts` has the reasons). */
  autoComplete: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'characters';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search';
  maxLength?: number;
  /** First and last allowed day of a date field. */
  min?: string;
  max?: string;
  /** Large spaced digits, for codes and customer numbers. Long ones fit on a phone too. */
  figures?: boolean | 'long';
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function TextField(given: Props) {
  const props = useFieldError(given);
  const { value, onChange, onBlur, onPaste, name, type = 'text', prefix, suffix, ref } = props;
  const control = controlAttributes(props);
  useTypedBefore(props.id, value, onChange);

  return (
    <FieldFrame {...props}>
      {prefix && <span className={classNames(styles.affix, styles.prefix)}>{prefix}</span>}
      <FieldLabel {...props} />
      <input
        {...control}
        placeholder={type === 'date' ? undefined : control.placeholder}
        ref={ref}
        className={classNames(
          control.className,
          props.figures && styles.number,
          props.figures === 'long' && styles.long,
        )}
        name={name === undefined ? props.id : (name ?? undefined)}
        type={type}
        value={value}
        autoComplete={props.autoComplete}
        autoCapitalize={props.autoCapitalize}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        min={props.min}
        max={props.max}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onPaste={onPaste}
      />
      {suffix && <span className={classNames(styles.affix, styles.suffix)}>{suffix}</span>}
    </FieldFrame>
  );
}
